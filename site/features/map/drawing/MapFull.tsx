import type { MapBlock } from '@oilway/store/published/documents.ts';
import { stationKey } from '../../../page/parameters.ts';
import { alone, type BlockProps } from '../../../page/parts/place.ts';
import { Island } from '../../../page/render/Island.tsx';
import type { MapData } from '../map-data.ts';
import { categoriesOf, featuredLocation, shownLocations } from '../rules/block-stations.ts';
import { calendarFor } from '../rules/german-land.ts';
import { stationOf } from '../rules/station.ts';
import Stations from './Stations.island.tsx';

/** Search, list and map of all locations. Without scripts the search is a plain form and the map a drawing. */
export function MapFull({ block, page, place = alone }: BlockProps<MapBlock, MapData>) {
  const { culture, holidays = {}, locationsPath, moment, query, streetTiles: tiles } = page;
  const locations = shownLocations(block, page);
  const featured = featuredLocation(block, page);
  return (
    <Island
      name="Stations"
      view={Stations}
      properties={{
        data: {
          culture,
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
          holidays: calendarFor(holidays, locations),
        },
        id: `place-${block.id ?? place.order}`,
        locationsPath,
        query,
        place: page.place,
        asked: query.open ? moment?.getTime() : undefined,
        tiles: tiles && {
          address: tiles.address,
          attribution: tiles.attribution,
          bounds: tiles.bounds,
          foreign: tiles.foreign,
          maxZoom: tiles.maxZoom,
          minZoom: tiles.minZoom,
        },
      }}
    />
  );
}
