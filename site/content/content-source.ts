import type { Locale } from '@oilway/store/locales.ts';
import type {
  ContactPerson,
  Department,
  Event,
  Footer,
  Header,
  News,
  Notice,
  Page,
  Price,
  Setting,
  SideMenu,
  SocialPost,
  Location as StoredLocation,
} from '@oilway/store/published/documents.ts';
import type { PageTree } from '@oilway/store/published/page-tree.ts';
import type { RetentionPeriods } from '@oilway/store/retention-periods.ts';

export interface LocationHours {
  days: 'monFri' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
  /** `HH:MM`, local time. */
  opens: string;
  closes: string;
}

/** Days on which a location is closed, the last one included: `YYYY-MM-DD` each. */
export interface Closure {
  from: string;
  to: string;
  reason: string;
}

/** A location with its opening hours as a list of the days it is open. */
export interface Location
  extends Omit<StoredLocation, 'hours' | 'singleDays' | 'closures' | 'slug' | 'createdAt'> {
  hours: LocationHours[];
  closures: Closure[];
  /** The last part of the path of its page. */
  slug: string;
}

/** Menus, footer and settings around every page of a locale. */
export interface Navigation {
  header: Header;
  sideMenus: SideMenu;
  footer: Footer;
  settings: Setting;
}

export type Departments = readonly {
  id: number;
  name: string;
  email: string;
  purpose: Department['purpose'];
}[];

/** The office that receives whistleblowing reports. */
export interface ReportingOffice {
  /** Whether reports are accepted online. */
  open: boolean;
  /** Fingerprint of its key log; empty before officers have created it. */
  fingerprint: string;
  departments: Departments;
}

export type SocialNetwork = SocialPost['network'];

/** A news post or an event as a list shows it. */
export type NewsSummary = Omit<News, 'body'>;
export type EventSummary = Omit<Event, 'body'>;

/** The lowest price of a service, in the country's currency. */
export type ServicePrice = NonNullable<Price['prices']>[number];

/** The source of page content: published documents or, in a preview, the newest drafts. References are resolved. */
export interface ContentSource {
  tree(locale: Locale): Promise<PageTree>;
  page(id: number, locale: Locale): Promise<Page | undefined>;
  navigation(locale: Locale): Promise<Navigation>;
  /** Locations of the locale's country, by title. */
  locations(locale: Locale): Promise<Location[]>;
  location(id: number, locale: Locale): Promise<Location | undefined>;
  /** Number of locations in the locale's country. */
  locationCount(locale: Locale): Promise<number>;
  locationBySlug(slug: string, locale: Locale): Promise<Location | undefined>;
  /** The other locations nearest to it. */
  nearestLocations(location: Location, count: number, locale: Locale): Promise<Location[]>;
  /** The current local day (`YYYY-MM-DD`); what is built from it expires at midnight. */
  today(): Promise<string>;
  /** At most one per service. */
  prices(locale: Locale): Promise<readonly ServicePrice[]>;
  /** The retention periods that the nightly job applies. */
  retention(locale: Locale): Promise<RetentionPeriods>;
  /** The newest first. */
  news(locale: Locale): Promise<NewsSummary[]>;
  newsPost(id: number, locale: Locale): Promise<News | undefined>;
  /** By start, past events included. */
  events(locale: Locale): Promise<EventSummary[]>;
  event(id: number, locale: Locale): Promise<Event | undefined>;
  /** In the editor's order. */
  contactPersons(locale: Locale): Promise<ContactPerson[]>;
  /** Departments with these purposes, in that order. */
  departments(locale: Locale, ...purposes: Department['purpose'][]): Promise<Departments>;
  reporting(locale: Locale): Promise<ReportingOffice>;
  /** Notices that have begun and not ended, warnings first, then the newest; what is built from them expires when one begins or ends. */
  notices(locale: Locale): Promise<Notice[]>;
  /** Pinned posts first, then the newest. */
  socialPosts(locale: Locale, network: SocialNetwork): Promise<SocialPost[]>;
}
