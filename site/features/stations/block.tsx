import { localeOf } from '@oilway/store/cultures.ts';
import { holidaysFrom } from '@oilway/store/holidays.ts';
import type { MapBlock } from '@oilway/store/published/documents.ts';
import { z } from 'zod';
import { defineBlock, type SearchParams } from '../../pages/blocks/definition.ts';
import { MapFull } from './components/MapFull.tsx';
import { MapTeaser } from './components/MapTeaser.tsx';
import { type MapQuery, mapParameters, parseMapQuery } from './domain/map-query.ts';
import { stationThings } from './domain/station-things.ts';
import { knownPlace } from './geocoding/place-search.ts';
import type { MapData } from './map-data.ts';
import { titleFor } from './title.ts';

const mapParams = {
  names: mapParameters,
  schema: z.partialRecord(z.string(), z.string()).transform(parseMapQuery),
} satisfies SearchParams<MapQuery>;

const nextMinute = (now: number) => new Date((Math.floor(now / 60_000) + 1) * 60_000).toISOString();

export const map = defineBlock<MapBlock, MapData, MapQuery>({
  // A taste of all locations, or all of them with search and list.
  component: (props) =>
    props.block.display === 'full' ? <MapFull {...props} /> : <MapTeaser {...props} />,
  searchParams: ({ display }) => (display === 'full' ? mapParams : undefined),
  async load({ config, content, now, page, query }) {
    const country = localeOf(page.culture);
    if (query.open) content.expiresAt(nextMinute(now));
    return {
      locations: await content.locations(page.culture),
      holidays: holidaysFrom(now, country),
      moment: new Date(now),
      streetTiles: config.streetTiles,
      query,
      place: query.place === undefined ? undefined : knownPlace(country, query.place),
    };
  },
  head: ({ block, page }, site) =>
    block.display === 'full'
      ? {
          title: titleFor(page.locations, page.query, page.culture),
          noIndex: page.query.place !== undefined || page.query.open === true,
          things: () => stationThings(block, page, site),
        }
      : {},
});
