import type { HolidayCalendar } from '@oilway/store/holidays.ts';
import type { Locale } from '@oilway/store/locales.ts';
import type { ContactPerson } from '@oilway/store/published/documents.ts';
import type { ServicePrice } from '../../../content/content-source.ts';
import type {
  DetailPage,
  DetailPageContent,
  DetailPages,
} from '../../../pages/blocks/detail-pages.ts';
import type { Location } from '../../../pages/page-context.ts';
import { messages as mapMessages } from '../domain/messages.ts';
import { formatOpeningHours } from '../domain/opening-hours.ts';
import { messages } from './messages.ts';

/** The block that renders the head of a station's page, with its title, and the one that renders the page below it. */
export interface StationBlock<Type extends 'station' | 'stationHead' = 'station'> {
  blockType: Type;
  id?: string;
  location: Location;
}

/** The data of the page beside the location itself. */
export interface StationData {
  nearby: readonly Location[];
  /** `YYYY-MM-DD` */
  today: string;
  /** The holidays on which the station is closed. */
  holidays: readonly string[];
  /** The holidays of the country, by region. */
  holidayCalendar: HolidayCalendar;
  people: readonly ContactPerson[];
  prices: readonly ServicePrice[];
}

declare module '../../../pages/blocks/block-types.ts' {
  interface ExtraBlocks {
    station: StationBlock;
    stationHead: StationBlock<'stationHead'>;
  }
}

/** The pages of stations, below the page with the map. */
export const stationPages: DetailPages = {
  kind: 'location',
  listPath: ({ locationsPath }) => locationsPath,
  async bySlug(content, { locale }, slug) {
    const location = await content.locationBySlug(slug, locale);
    return location && toFoundDetailPage(location, locale);
  },
  async byId(content, locale, id) {
    const location = await content.location(id, locale);
    return location && toDetailPage(location);
  },
  all: async (content, locale) => (await content.locations(locale)).map(toDetailPage),
};

function toDetailPage(location: Location): DetailPage {
  const { id, image, slug, street, town, updatedAt } = location;
  const photograph = typeof image === 'object' && image ? image : undefined;
  const kicker = `${street}, ${town}`;
  return { id, slug, title: titleOf(location), updatedAt, image: photograph, kicker };
}

function toFoundDetailPage(location: Location, locale: Locale): DetailPageContent {
  const { hours, postalCode, services, street, town } = location;
  const text = messages[locale];
  const address = `${street}, ${postalCode} ${town}`;
  const serviceNames = (services ?? []).map((service) => mapMessages[locale].services[service]);
  const facts = [address, formatOpeningHours(hours, locale), serviceNames.join(', ')].filter(
    Boolean,
  );
  return {
    ...toDetailPage(location),
    seo: {
      title: text.seoTitle(titleOf(location)),
      description: `${stripNoBreak(facts.join('. '))}.`,
    },
    blocks: [
      { blockType: 'stationHead', location },
      { blockType: 'station', location },
    ],
  };
}

/** Removes word joiners and replaces no-break spaces. */
const stripNoBreak = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

/** Returns a title that includes the town: `Dortmund-Hafen`, or `Am Hafen, Dortmund`. */
export function titleOf({ title, town }: Pick<Location, 'title' | 'town'>): string {
  return title.toLowerCase().includes(town.toLowerCase()) ? title : `${title}, ${town}`;
}
