import type { Culture } from '@oilway/store/cultures.ts';
import type { HolidayCalendar } from '@oilway/store/holidays.ts';
import type { ContactPerson } from '@oilway/store/published/documents.ts';
import { telephonesIn } from '@oilway/store/telephone.ts';
import type { ServicePrice } from '../../../content/source.ts';
import type {
  DetailPage,
  DetailPages,
  FoundDetailPage,
} from '../../../pages/blocks/detail-pages.ts';
import type { Location } from '../../../pages/page-context.ts';
import { messages as mapMessages } from '../domain/messages.ts';
import { openingHours } from '../domain/opening-hours.ts';
import { directions } from '../domain/reach.ts';
import { messages } from './messages.ts';

/** What the page of a station is made of, below its title. */
export interface StationBlock {
  blockType: 'station';
  id?: string;
  location: Location;
}

/** What it shows beside the station. */
export interface StationData {
  near: readonly Location[];
  /** `YYYY-MM-DD` */
  today: string;
  /** The holidays that the station keeps. */
  holidays: readonly string[];
  /** Those of the country, by region. */
  calendar: HolidayCalendar;
  people: readonly ContactPerson[];
  prices: readonly ServicePrice[];
}

declare module '../../../pages/blocks/block-types.ts' {
  interface OwnBlocks {
    station: StationBlock;
  }
}

/** Every station has a page below the one with the map. */
export const stationPages: DetailPages = {
  kind: 'location',
  list: ({ locationsPath }) => locationsPath,
  async at(source, { culture }, slug) {
    const location = await source.locationAt(slug, culture);
    return location && foundOf(location, culture);
  },
  async byId(source, culture, id) {
    const location = await source.location(id, culture);
    return location && belowOf(location);
  },
  all: async (source, culture) => (await source.locations(culture)).map(belowOf),
};

function belowOf(location: Location): DetailPage {
  const { id, image, slug, street, town, updatedAt } = location;
  const photograph = typeof image === 'object' && image ? image : undefined;
  const line = `${street}, ${town}`;
  return { id, slug, title: titleOf(location), updatedAt, image: photograph, line };
}

function foundOf(location: Location, culture: Culture): FoundDetailPage {
  const { hours, phone, postalCode, services, street, town } = location;
  const text = messages[culture];
  const address = `${street}, ${postalCode} ${town}`;
  const [first] = telephonesIn(phone ?? '', location.country);
  const named = (services ?? []).map((service) => mapMessages[culture].services[service]);
  const told = [address, openingHours(hours, culture), named.join(', ')].filter(Boolean);
  return {
    ...belowOf(location),
    seo: { title: text.seoTitle(titleOf(location)), description: `${plain(told.join('. '))}.` },
    blocks: [
      {
        blockType: 'hero',
        variant: 'field',
        heading: titleOf(location),
        text: address,
        links: [
          ...(first ? [link(text.call(first.text), first.href)] : []),
          link(mapMessages[culture].route, directions(location)),
        ],
      },
      { blockType: 'station', location },
    ],
  };
}

const link = (label: string, url: string) => ({ link: { label, kind: 'url' as const, url } });

/** Without what keeps a line from breaking. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

/** `Dortmund-Hafen`, which says its town, or `Am Hafen, Dortmund`. */
export function titleOf({ title, town }: Pick<Location, 'title' | 'town'>): string {
  return title.toLowerCase().includes(town.toLowerCase()) ? title : `${title}, ${town}`;
}
