import type { MapBlock } from '@oilway/store/published/documents.ts';
import { type BlockProps, standalonePosition } from '../../../pages/parts/block-position.ts';
import { Island } from '../../../pages/render/Island.tsx';
import { stationKey } from '../../../pages/search-param-names.ts';
import { blockLocations, categoriesOf, featuredLocation } from '../domain/block-locations.ts';
import { calendarOf } from '../domain/german-land.ts';
import { stationOf } from '../domain/station.ts';
import type { MapData } from '../map-data.ts';
import Stations from './Stations.island.tsx';

/** Search, list and map of all locations. Without JavaScript the search is a plain form and the map an SVG. */
export function MapFull({
  block,
  page,
  position = standalonePosition,
}: BlockProps<MapBlock, MapData>) {
  const { locale, holidays = {}, locationsPath, renderedAt, query, streetTiles: tiles } = page;
  const locations = blockLocations(block, page);
  const featured = featuredLocation(block, page);
  return (
    <Island
      name="Stations"
      view={Stations}
      properties={{
        data: {
          locale,
          path: page.breadcrumbs.at(-1)?.href ?? locationsPath ?? '',
          pageTitle: page.node.title,
          heading: block.heading,
          text: block.text,
          stations: locations.map((location) => stationOf(location, page)),
          categories: categoriesOf(locations).map(({ key, title }) => ({
            key: key.toLowerCase(),
            title,
          })),
          featured: featured && stationKey(featured),
          holidays: calendarOf(holidays, locations),
        },
        id: `place-${block.id ?? position.order}`,
        locationsPath,
        query,
        place: page.place,
        renderedAt: query.open ? renderedAt?.getTime() : undefined,
        tiles: tiles && {
          urlTemplate: tiles.urlTemplate,
          attribution: tiles.attribution,
          bounds: tiles.bounds,
          thirdPartyOrigin: tiles.thirdPartyOrigin,
          maxZoom: tiles.maxZoom,
          minZoom: tiles.minZoom,
        },
      }}
    />
  );
}
