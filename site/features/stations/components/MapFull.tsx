import type { MapBlock } from '@oilway/store/published/documents.ts';
import { stationKey } from '../../../pages/parameters.ts';
import { alone, type BlockProps } from '../../../pages/parts/place.ts';
import { Island } from '../../../pages/render/Island.tsx';
import { categoriesOf, featuredLocation, shownLocations } from '../domain/block-stations.ts';
import { calendarFor } from '../domain/german-land.ts';
import { stationOf } from '../domain/station.ts';
import type { MapData } from '../map-data.ts';
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
