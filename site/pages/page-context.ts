/** A site and its language, as every call and every page names it. */
export type Culture = 'de-DE' | 'pl-PL';

/** A link as an editor sets it; `PageContext.href` turns it into an address. */
export interface LinkField {
  label: string;
  kind: 'page' | 'url';
  page?: number | { id: number } | null;
  url?: string | null;
  anchor?: string | null;
}

export interface Media {
  id: number;
  alt: string;
  width: number;
  height: number;
  /** Where the picture's subject is, in per cent of its width and height. */
  focalX: number;
  focalY: number;
  filename: string;
  updatedAt: string;
}

export interface LocationCategory {
  id: number;
  key: string;
  title: string;
}

export type LocationService =
  | 'oilChange'
  | 'filter'
  | 'gearbox'
  | 'transporter'
  | 'airConditioning';

export interface LocationHours {
  days: 'monFri' | 'sat' | 'sun';
  /** `HH:MM`, local time. */
  opens: string;
  closes: string;
}

export interface Location {
  id: number;
  title: string;
  country: 'de' | 'pl';
  street: string;
  postalCode: string;
  town: string;
  latitude: number;
  longitude: number;
  phone?: string | null;
  email?: string | null;
  category: number | LocationCategory;
  services?: LocationService[] | null;
  hours: LocationHours[];
  mapDescription?: string | null;
  text?: string | null;
  icon?: 'station' | 'partner' | 'fleet' | null;
  image?: number | Media | null;
  imageText?: string | null;
  isOQ: boolean;
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
  header: HeaderData;
  footer: FooterData;
  settings: SettingsData;
  /** Only those of this culture. */
  locations: readonly Location[];
  /** The page that holds the full map. */
  locationsPath: string | undefined;
  /** What the location search was asked for. */
  query: { place?: string };
}

/** The name the location search's field has in the address. */
export const placeParameter = { 'de-DE': 'ort', 'pl-PL': 'miejsce' } as const satisfies Record<
  Culture,
  string
>;
