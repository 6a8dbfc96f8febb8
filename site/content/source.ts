import type { Culture } from '@oilway/store/cultures.ts';
import type {
  ContactPerson,
  Department,
  Event,
  Footer,
  Header,
  News,
  Page,
  Price,
  Setting,
  SideMenu,
  SocialPost,
  Location as StoredLocation,
} from '@oilway/store/published/documents.ts';
import type { PageTree } from '@oilway/store/published/page-tree.ts';
import type { RetentionTerms } from '@oilway/store/retention-terms.ts';

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
  /** The last part of the address of its page. */
  slug: string;
}

/** What stands around every page of a culture. */
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

/** Where reports of breaches go. */
export interface Office {
  /** Reports are taken online. */
  open: boolean;
  /** What its log of keys is known by; empty before officers began it. */
  fingerprint: string;
  departments: Departments;
}

export type Network = SocialPost['network'];

/** A news post or an event as a list shows it. */
export type NewsSummary = Omit<News, 'body'>;
export type EventSummary = Omit<Event, 'body'>;

/** What a service costs at least, in the money of the country. */
export type ServicePrice = NonNullable<Price['prices']>[number];

/** Where pages come from: what is published, or for an editor the newest drafts. Pictures and categories are filled in. */
export interface Source {
  tree(culture: Culture): Promise<PageTree>;
  page(id: number, culture: Culture): Promise<Page | undefined>;
  navigation(culture: Culture): Promise<Navigation>;
  /** Those of a culture's country by title. */
  locations(culture: Culture): Promise<Location[]>;
  location(id: number, culture: Culture): Promise<Location | undefined>;
  /** How many a culture's country has. */
  locationCount(culture: Culture): Promise<number>;
  /** The one whose page's address ends like this. */
  locationAt(slug: string, culture: Culture): Promise<Location | undefined>;
  /** The nearest ones beside it. */
  locationsNear(location: Location, count: number, culture: Culture): Promise<Location[]>;
  /** The day it is on the site (`YYYY-MM-DD`): what is made of it is old at midnight. */
  today(): Promise<string>;
  /** One of a service at most. */
  prices(culture: Culture): Promise<readonly ServicePrice[]>;
  /** How long things are kept, as the night goes by it. */
  retention(culture: Culture): Promise<RetentionTerms>;
  /** The newest first. */
  news(culture: Culture): Promise<NewsSummary[]>;
  newsPost(id: number, culture: Culture): Promise<News | undefined>;
  /** By their start, those that are over too. */
  events(culture: Culture): Promise<EventSummary[]>;
  event(id: number, culture: Culture): Promise<Event | undefined>;
  /** In their order. */
  contactPersons(culture: Culture): Promise<ContactPerson[]>;
  /** Those of some purposes, in their order. */
  departments(culture: Culture, ...purposes: Department['purpose'][]): Promise<Departments>;
  reporting(culture: Culture): Promise<Office>;
  /** Pinned posts first, then the newest. */
  socialPosts(culture: Culture, network: Network): Promise<SocialPost[]>;
}
