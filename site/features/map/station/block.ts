import { localeOf } from '@oilway/store/cultures.ts';
import { defineBlock } from '../../../page/blocks/definition.ts';
import { regionOf } from '../rules/german-land.ts';
import { holidaysFrom } from '../rules/holidays.ts';
import { stationThing } from '../rules/station-things.ts';
import { StationPage } from './StationPage.tsx';
import { type StationBlock, type StationData, stationPages } from './station-pages.ts';

/** How many others the page of a station leads to. */
const nearCount = 3;

export const station = defineBlock<StationBlock, StationData>({
  view: StationPage,
  pages: stationPages,
  async load({ block: { location }, page: { culture }, source }) {
    const today = await source.today();
    const calendar = holidaysFrom(Date.parse(`${today}T12:00:00Z`), localeOf(culture));
    return {
      near: await source.locationsNear(location, nearCount, culture),
      today,
      holidays: calendar[regionOf(location)] ?? [],
    };
  },
  head: ({ block: { location }, page }, site) => ({
    things: () => [
      stationThing(location, site.absolute(page.breadcrumbs.at(-1)?.href ?? '/'), site),
    ],
  }),
});
