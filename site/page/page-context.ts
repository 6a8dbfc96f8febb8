import type { Culture } from '@oilway/store/cultures.ts';
import type {
  LocationCategory,
  Media,
  Page,
  Location as StoredLocation,
} from '@oilway/store/published/documents.ts';

import type { RecaptchaProvider, SiteConfig } from '../config.ts';
import type { FoundPlace } from '../features/map/places/place-search.ts';
import type { HolidayCalendar } from '../features/map/rules/holidays.ts';
import { type MapQuery, mapParameters } from '../features/map/rules/map-query.ts';
import type { Posted } from '../forms/fields/posted.ts';
import type { Departments, Location, LocationHours, Network, Office } from '../reading/source.ts';

export type { Culture, Departments, Location, LocationCategory, LocationHours, Media, Network };

/** What the browser needs to ask Google for a token. */
export type RecaptchaSource = Pick<RecaptchaProvider, 'script' | 'siteKey'>;

export type StreetTiles = NonNullable<SiteConfig['streetTiles']>;

/** A link as an editor sets it; `PageContext.href` turns it into an address. */
export interface LinkField {
  label?: string | null;
  kind: 'page' | 'url';
  page?: number | Page | { id: number } | null;
  url?: string | null;
  anchor?: string | null;
}

export type LocationService = NonNullable<StoredLocation['services']>[number];

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
  /** ISO 8601: when a post was published, when an event begins; empty for a draft without one. */
  date: string;
  /** Of an event: when it ends, where it is, by name and by street, postal code and town. */
  end?: string;
  venue?: string;
  address?: string;
}

/** An event that a block takes sign-ups for. */
export interface SignUpEvent extends Article {
  /** Undefined where everybody can come. */
  capacity: number | undefined;
  over: boolean;
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

/** One thing a search has found. */
export interface Found {
  kind: 'page' | 'news' | 'event' | 'location' | 'contact';
  title: string;
  href: string;
  summary: string;
}

/** What the visitor asked the map or a list of the page for, from the query of the address. */
export interface PageQuery extends MapQuery {
  /** What the search of the whole site is asked. */
  words?: string;
  year?: number;
  region?: string;
}

/** Where the player of a video comes from. */
export interface VideoSource {
  script: string;
  frames: string;
  /** The site can be asked about a video. */
  described: boolean;
}

/** Where reports of breaches go. */
export interface ReportingOffice extends Office {
  /** Where the form has come to without scripts. */
  step?: ReportStep;
}

export type ReportStep =
  | {
      kind: 'question';
      text: string;
      /** Signs the question. */
      token: string;
      sealed: string;
      keySet: string;
      /** Shown once the answer is right. */
      code: string;
      /** The last answer was. */
      wrong: boolean;
      /** It was right, but nothing could be stored: it need not be given again. */
      answer?: string;
      failed: boolean;
    }
  /** The form again, with what was typed: with what is wrong, or because it could not be sealed, or is closed. */
  | { kind: 'again'; posted: Posted; closed: boolean }
  | { kind: 'receipt'; code: string }
  /** It was sealed to keys that do not count any more. */
  | { kind: 'outdated' };

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
  /** A picture at least this wide, if there is one; WebP unless told otherwise. */
  imageUrl: (media: Media, width: number, format?: 'webp' | 'avif') => string;
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
  /** The published events by their start, those that are over too, on a page with a form for one of them. */
  signUps: readonly SignUpEvent[];
  contacts: readonly ContactCard[];
  /** The departments that the forms of the page reach. */
  departments: Departments;
  /** The reporting office, on a page that shows its form. */
  reporting: ReportingOffice;
  posts: Readonly<Record<Network, readonly Post[]>>;
  newsPath: string | undefined;
  eventsPath: string | undefined;
  /** The page that shows what a search has found. */
  searchPath: string | undefined;
  /** What the search found; undefined where nothing was asked. */
  found?: { total: number; found: readonly Found[] } | undefined;
  privacyPath: string | undefined;
  /** On a page of the customer portal that a member sees. */
  portal?:
    | {
        /** Whose pages they are: a company, or a member without one. */
        who: string;
        current: 'start' | 'library' | 'profile' | 'refused';
      }
    | undefined;
  /** Set on the pages that a form leads to where there are no scripts. */
  posted?: PostedForm | undefined;
  /** Whose pages a form may lead to once it was sent: ours, and those of other origins that are allowed. */
  tracking?: { origin: string; allowed: readonly string[] };
  query: PageQuery;
  video?: VideoSource;
  /** Google's captcha, where the operator has keys for it. */
  recaptcha?: RecaptchaSource | undefined;
  /** On a page with a map: the days its locations may be closed on, and when it was asked for. */
  holidays?: HolidayCalendar;
  moment?: Date;
  /** Where the place lies that the map is asked for, if the country has it. */
  place?: FoundPlace | undefined;
  /** The street map below the pins, where the operator supplies one. */
  streetTiles?: StreetTiles | undefined;
}

/** A form of this page that was sent without scripts. */
export interface PostedForm extends Posted {
  /** The node id it names: the page's, or an event's. */
  node: number;
  /** How the places of an event stand. */
  places?: { free: number | null; over: boolean } | undefined;
}

/** The name the location search's field has in the address. */
export const placeParameter = {
  'de-DE': mapParameters['de-DE'].place,
  'pl-PL': mapParameters['pl-PL'].place,
} as const satisfies Record<Culture, string>;
