import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import { holidaysFrom } from '@oilway/store/holidays.ts';
import type { ContactPerson } from '@oilway/store/published/documents.ts';
import type { Source } from '../../../content/source.ts';
import { defineBlock } from '../../../pages/blocks/definition.ts';
import type { Location } from '../../../pages/page-context.ts';
import { holidaysIn, regionsOf } from '../domain/german-land.ts';
import { stationThing } from '../domain/station-things.ts';
import { StationPage } from './StationPage.tsx';
import { type StationBlock, type StationData, stationPages } from './station-pages.ts';

/** How many others the page of a station leads to. */
const nearCount = 3;

async function peopleOf(
  { people }: Location,
  culture: Culture,
  source: Source,
): Promise<ContactPerson[]> {
  // Whoever has none does not wait for a change of others.
  if (!people?.length) return [];
  const ids = people.map((one) => (typeof one === 'object' ? one.id : one));
  return (await source.contactPersons(culture)).filter(({ id }) => ids.includes(id));
}

export const station = defineBlock<StationBlock, StationData>({
  component: StationPage,
  detailPages: stationPages,
  async load({ block: { location }, content, page: { culture } }) {
    const today = await content.today();
    const calendar = holidaysFrom(Date.parse(`${today}T12:00:00Z`), localeOf(culture));
    return {
      near: await content.locationsNear(location, nearCount, culture),
      today,
      holidays: holidaysIn(calendar, regionsOf(location)),
      calendar,
      people: await peopleOf(location, culture, content),
      prices: await content.prices(culture),
    };
  },
  head: ({ block: { location }, page }, site) => ({
    things: () => [
      stationThing(
        location,
        site.absolute(page.breadcrumbs.at(-1)?.href ?? '/'),
        site,
        page.holidays,
      ),
    ],
  }),
});
