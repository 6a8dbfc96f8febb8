import type {
  Culture,
  LocationCategory,
  Media,
  Page,
  Location as StoredLocation,
} from '@oilway/content';

import type { HolidayCalendar } from './blocks/map/holidays.ts';
import { type MapQuery, mapParameters } from './blocks/map/map-query.ts';

export type { Culture, LocationCategory, Media };

/** A link as an editor sets it; `PageContext.href` turns it into an address. */
export interface LinkField {
  label?: string | null;
  kind: 'page' | 'url';
  page?: number | Page | { id: number } | null;
  url?: string | null;
  anchor?: string | null;
}

export type LocationService = NonNullable<StoredLocation['services']>[number];

export interface LocationHours {
  days: 'monFri' | 'sat' | 'sun';
  /** `HH:MM`, local time. */
  opens: string;
  closes: string;
}

/** A location with its opening hours as a list of the days it is open. */
export interface Location extends Omit<StoredLocation, 'hours' | 'createdAt' | 'updatedAt'> {
  hours: LocationHours[];
}

export interface NavigationLink {
  label: string;
  href: string;
}

export interface LinkColumn {
  heading: string;
  links: NavigationLink[];
}

/** An entry of the main menu; one with `lead` or `columns` opens the mega menu. */
export interface MenuEntry {
  label: string;
  href?: string;
  /** The page shown is this entry's page or lies below it. */
  current: boolean;
  lead: (NavigationLink & { text?: string })[];
  columns: LinkColumn[];
}

export interface HeaderData {
  menu: MenuEntry[];
  locatorLabel: string;
  locatorText: string;
}

export interface FooterData {
  columns: LinkColumn[];
  legal: NavigationLink[];
  copyright: string;
}

export interface SettingsData {
  company: string;
  phone?: string;
  email?: string;
}

/** The pages of a section; shown on each of them. */
export interface SideMenuData {
  heading: string;
  links: (NavigationLink & { current: boolean })[];
}

/** A news post or an event in a list. */
export interface Article {
  id: number;
  title: string;
  href: string;
  intro: string;
  image?: Media | undefined;
  /** The rubric of a news post. */
  rubric?: string | undefined;
  /** ISO 8601: when a post was published, when an event begins. */
  date: string;
  /** Of an event: when it ends, where it is. */
  end?: string;
  venue?: string;
}

export interface ContactCard {
  id: number;
  name: string;
  title: string;
  /** Names of Länder or voivodeships. */
  regions: string[];
  phone?: string | undefined;
  email: string;
  moreInfo?: string | undefined;
  image?: Media | undefined;
}

export interface Post {
  id: number;
  message: string;
  href?: string | undefined;
  likes: number;
  /** ISO 8601. */
  date: string;
  image?: Media | undefined;
}

export type Network = 'instagram' | 'facebook';

/** What the visitor asked the map or a list of the page for, from the query of the address. */
export interface PageQuery extends MapQuery {
  year?: number;
  region?: string;
}

/** Everything a view may know of the page it is part of. */
export interface PageContext {
  culture: Culture;
  node: { id: number; title: string; home: boolean };
  /** From the home page to this page, which is the last. */
  breadcrumbs: NavigationLink[];
  /** This page in the other culture, or that culture's home page. */
  alternates: { culture: Culture; href: string }[];
  /** Undefined where there is nothing to link to (an unpublished page, an empty field). */
  href: (link: LinkField | null | undefined) => string | undefined;
  imageUrl: (media: Media, width: number) => string;
  sideMenu?: SideMenuData | undefined;
  header: HeaderData;
  footer: FooterData;
  settings: SettingsData;
  /** Only those of this culture. */
  locations: readonly Location[];
  /** The page that holds the full map. */
  locationsPath: string | undefined;
  /** The newest first. Empty on a page without a list of news; so are the next three without theirs. */
  news: readonly Article[];
  /** Those to come, the next one first. */
  events: readonly Article[];
  contacts: readonly ContactCard[];
  posts: Readonly<Record<Network, readonly Post[]>>;
  newsPath: string | undefined;
  eventsPath: string | undefined;
  query: PageQuery;
  /** On a page with a map: the days its locations may be closed on. */
  holidays?: HolidayCalendar;
}

/** The name the location search's field has in the address. */
export const placeParameter = {
  'de-DE': mapParameters['de-DE'].place,
  'pl-PL': mapParameters['pl-PL'].place,
} as const satisfies Record<Culture, string>;
