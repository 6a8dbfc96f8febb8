import type { Locale } from '@oilway/store/locales.ts';
import type {
  LocationCategory,
  Media,
  Page,
  Location as StoredLocation,
} from '@oilway/store/published/documents.ts';

import type {
  Departments,
  Location,
  LocationHours,
  SocialNetwork,
} from '../content/content-source.ts';

export type {
  Departments,
  Locale,
  Location,
  LocationCategory,
  LocationHours,
  Media,
  SocialNetwork,
};

/** A link as an editor sets it; `PageContext.href` resolves it. */
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
  /** Whether the current page is the entry's page or below it. */
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
  /** When the company's number is answered. */
  hours: string;
  social: NavigationLink[];
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

/** A notice at the top of every page. */
export interface NoticeData {
  /** Identifies this wording on a device that has closed it. */
  key: string;
  severity: 'info' | 'warning';
  text: string;
  link: NavigationLink | undefined;
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
  /** Of an event: its end, the name of its venue, the address (street, postal code and town), and the number of places if it is limited. */
  end?: string;
  venue?: string;
  address?: string;
  capacity?: number | undefined;
}

/** The context of a page for every view; further data is loaded by its block. */
export interface PageContext {
  locale: Locale;
  node: { id: number; title: string; home: boolean };
  /** From the home page to this page, which is the last. */
  breadcrumbs: NavigationLink[];
  /** This page in each locale, or the locale's home page. */
  alternates: { locale: Locale; href: string }[];
  /** How many stations each country has. */
  stations: Record<Locale, number>;
  /** Returns undefined where there is nothing to link to (an unpublished page, an empty field). */
  href: (link: LinkField | null | undefined) => string | undefined;
  /** Returns the path of an image at least this wide, if there is one; WebP by default, SVG for drawings only. */
  imageUrl: (media: Media, width: number, format?: 'webp' | 'avif' | 'svg') => string;
  sideMenu?: SideMenuData | undefined;
  header: HeaderData;
  footer: FooterData;
  notices: NoticeData[];
  settings: SettingsData;
  /** The page that holds the full map. */
  locationsPath: string | undefined;
  newsPath: string | undefined;
  eventsPath: string | undefined;
  /** The page with the search results. */
  searchPath: string | undefined;
  privacyPath: string | undefined;
  /** Set on pages of a logged-in member. */
  portal?:
    | {
        /** Name of the company, or of a member without one. */
        displayName: string;
        current: 'start' | 'library' | 'profile' | 'refused';
      }
    | undefined;
}
