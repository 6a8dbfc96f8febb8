import { type HolidayCalendar, holidaysFrom } from '@oilway/store/holidays.ts';
import { countryOf, type Locale } from '@oilway/store/locales.ts';
import type { ContactPerson } from '@oilway/store/published/documents.ts';
import type { ContentSource } from '../../../content/content-source.ts';
import { defineBlock } from '../../../pages/blocks/definition.ts';
import type { Location } from '../../../pages/page-context.ts';
import { holidayRegions, holidaysIn } from '../domain/german-land.ts';
import { stationJsonLd } from '../domain/station-json-ld.ts';
import { StationHead } from './StationHead.tsx';
import { StationPage } from './StationPage.tsx';
import { type StationBlock, type StationData, stationPages } from './station-pages.ts';

/** Number of nearby stations on the page of a station. */
const nearbyCount = 3;

async function loadContactPersons(
  { people }: Location,
  locale: Locale,
  content: ContentSource,
): Promise<ContactPerson[]> {
  // Without contact persons the page does not depend on their changes.
  if (!people?.length) return [];
  const ids = people.map((one) => (typeof one === 'object' ? one.id : one));
  return (await content.contactPersons(locale)).filter(({ id }) => ids.includes(id));
}

const calendarFrom = (today: string, locale: Locale): HolidayCalendar =>
  holidaysFrom(Date.parse(`${today}T12:00:00Z`), countryOf(locale));

export const stationHead = defineBlock<
  StationBlock<'stationHead'>,
  Pick<StationData, 'holidayCalendar'>
>({
  component: StationHead,
  load: async ({ content, page: { locale } }) => ({
    holidayCalendar: calendarFrom(await content.today(), locale),
  }),
});

export const station = defineBlock<StationBlock, StationData>({
  component: StationPage,
  detailPages: stationPages,
  async load({ block: { location }, content, page: { locale } }) {
    const today = await content.today();
    const holidayCalendar = calendarFrom(today, locale);
    return {
      nearby: await content.nearestLocations(location, nearbyCount, locale),
      today,
      holidays: holidaysIn(holidayCalendar, holidayRegions(location)),
      holidayCalendar,
      people: await loadContactPersons(location, locale, content),
      prices: await content.prices(locale),
    };
  },
  head: ({ block: { location }, page }, site) => ({
    structuredData: () => [
      stationJsonLd(
        location,
        site.absoluteUrl(page.breadcrumbs.at(-1)?.href ?? '/'),
        site,
        page.holidays,
      ),
    ],
  }),
});
