import type { Culture } from '@oilway/store/cultures.ts';
import type {
  LocationCategory,
  Media,
  Page,
  Location as StoredLocation,
} from '@oilway/store/published/documents.ts';

import type { Departments, Location, LocationHours, Network } from '../content/source.ts';

export type { Culture, Departments, Location, LocationCategory, LocationHours, Media, Network };

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

/** What every view may know of the page it is part of; what it shows beside that, its block loads. */
export interface PageContext {
  culture: Culture;
  node: { id: number; title: string; home: boolean };
  /** From the home page to this page, which is the last. */
  breadcrumbs: NavigationLink[];
  /** This page in the other culture, or that culture's home page. */
  alternates: { culture: Culture; href: string }[];
  /** How many stations each country has. */
  stations: Record<Culture, number>;
  /** Undefined where there is nothing to link to (an unpublished page, an empty field). */
  href: (link: LinkField | null | undefined) => string | undefined;
  /** A picture at least this wide, if there is one; WebP unless told otherwise, SVG of a drawing only. */
  imageUrl: (media: Media, width: number, format?: 'webp' | 'avif' | 'svg') => string;
  sideMenu?: SideMenuData | undefined;
  header: HeaderData;
  footer: FooterData;
  settings: SettingsData;
  /** The page that holds the full map. */
  locationsPath: string | undefined;
  newsPath: string | undefined;
  eventsPath: string | undefined;
  /** The page that shows what a search has found. */
  searchPath: string | undefined;
  privacyPath: string | undefined;
  /** On a page of the customer portal that a member sees. */
  portal?:
    | {
        /** Whose pages they are: a company, or a member without one. */
        who: string;
        current: 'start' | 'library' | 'profile' | 'refused';
      }
    | undefined;
}
