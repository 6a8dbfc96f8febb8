import { localeOf } from '@oilway/store/cultures.ts';
import { holidaysFrom } from '@oilway/store/holidays.ts';
import type { MapBlock } from '@oilway/store/published/documents.ts';
import { defineBlock } from '../../page/blocks/definition.ts';
import { askedTitle } from './asked-title.ts';
import { askedMap } from './drawing/asked-map.tsx';
import { MapFull } from './drawing/MapFull.tsx';
import { MapTeaser } from './drawing/MapTeaser.tsx';
import type { MapData } from './map-data.ts';
import { knownPlace } from './places/place-search.ts';
import { type MapQuery, readMapQuery } from './rules/map-query.ts';
import { stationThings } from './rules/station-things.ts';

export const map = defineBlock<MapBlock, MapData, MapQuery>({
  // A taste of all locations, or all of them with search and list.
  view: (props) =>
    props.block.display === 'full' ? <MapFull {...props} /> : <MapTeaser {...props} />,
  load: async ({ config, now, page, source }) => ({
    locations: await source.locations(page.culture),
    holidays: holidaysFrom(now, localeOf(page.culture)),
    moment: new Date(now),
    streetTiles: config.streetTiles,
    query: {},
  }),
  asked: {
    when: ({ display }) => display === 'full',
    read(culture, read) {
      const query = readMapQuery(culture, read);
      if (Object.values(query).every((asked) => asked === undefined)) return undefined;
      return { query, search: query.place !== undefined || query.open === true };
    },
    data({ page }, { culture, now, query }) {
      const { holidays, locations, streetTiles } = page;
      const place =
        query.place === undefined ? undefined : knownPlace(localeOf(culture), query.place);
      return { holidays, locations, streetTiles, query, moment: new Date(now), place };
    },
    html: askedMap,
    // What is open now is another answer every minute.
    fleeting: ({ open }) => open === true,
  },
  head: ({ block, page }, site) =>
    block.display === 'full'
      ? {
          asked: askedTitle(page, page.culture),
          things: () => stationThings(block, page, site),
        }
      : {},
  ground: () => ({ upper: 'panel', lower: 'panel' }),
});
