import { holidaysFrom } from '@oilway/store/holidays.ts';
import { countryOf } from '@oilway/store/locales.ts';
import type { MapBlock } from '@oilway/store/published/documents.ts';
import { z } from 'zod';
import { defineBlock, type SearchParams } from '../../pages/blocks/definition.ts';
import { MapFull } from './components/MapFull.tsx';
import { MapTeaser } from './components/MapTeaser.tsx';
import { type MapQuery, mapParameters, parseMapQuery } from './domain/map-query.ts';
import { stationListJsonLd } from './domain/station-json-ld.ts';
import { geocode } from './geocoding/geocoder.ts';
import type { MapData } from './map-data.ts';
import { mapTitle } from './map-title.ts';

const mapSearchParams = {
  names: mapParameters,
  schema: z.partialRecord(z.string(), z.string()).transform(parseMapQuery),
} satisfies SearchParams<MapQuery>;

const startOfNextMinute = (now: number) =>
  new Date((Math.floor(now / 60_000) + 1) * 60_000).toISOString();

export const map = defineBlock<MapBlock, MapData, MapQuery>({
  // A teaser with the featured location, or all locations with search and list.
  component: (props) =>
    props.block.display === 'full' ? <MapFull {...props} /> : <MapTeaser {...props} />,
  searchParams: ({ display }) => (display === 'full' ? mapSearchParams : undefined),
  async load({ config, content, now, page, query }) {
    const country = countryOf(page.locale);
    if (query.open) content.expireAt(startOfNextMinute(now));
    return {
      locations: await content.locations(page.locale),
      holidays: holidaysFrom(now, country),
      renderedAt: new Date(now),
      streetTiles: config.streetTiles,
      query,
      place: query.place === undefined ? undefined : geocode(country, query.place),
    };
  },
  head: ({ block, page }, site) =>
    block.display === 'full'
      ? {
          title: mapTitle(page.locations, page.query, page.locale),
          noIndex: page.query.place !== undefined || page.query.open === true,
          structuredData: () => stationListJsonLd(block, page, site),
        }
      : {},
});
