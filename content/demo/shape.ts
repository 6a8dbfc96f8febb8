import type { DemoRichText } from './rich-text.ts';

/** Payload's locale keys: what is written for the culture de-DE and for pl-PL. */
export type DemoLocale = 'de' | 'pl';
export const demoLocales = ['de', 'pl'] as const satisfies readonly DemoLocale[];

/** Both languages of one thing. */
export type Both<T> = Record<DemoLocale, T>;

export type PageName =
  | 'home'
  | 'oil-change'
  | 'filters'
  | 'fleet'
  | 'about'
  | 'locations'
  | 'imprint'
  | 'privacy'
  | 'products'
  | 'gearbox-oil'
  | 'news'
  | 'search'
  | 'events'
  | 'sponsoring'
  | 'reporting'
  | 'careers'
  | 'contact'
  | 'accessibility';

export type MediaName =
  | 'station-front'
  | 'lift-bay'
  | 'canister-pour'
  | 'filter-close-up'
  | 'vans-yard'
  | 'tool-wall'
  | 'dipstick'
  | 'recycling-tank'
  | 'team-counter'
  | 'training-room'
  | 'gearbox-open'
  | 'bottles-shelf'
  | 'winter-yard'
  | 'podium-run';

export type CategoryKey = 'station' | 'partner' | 'fleet';

export type DemoIllustration =
  | 'oil-change'
  | 'filter'
  | 'gearbox'
  | 'fleet'
  | 'dipstick'
  | 'recycling'
  | 'drip'
  | 'viscosity'
  | 'engine'
  | 'lock-drop'
  | 'station'
  | 'workshop'
  | 'products'
  | 'sponsoring'
  | 'letterbox'
  | 'careers'
  | 'calendar'
  | 'news';

/** A link field; `page` is a page's name, which the seeding replaces by its id. */
export type DemoLink =
  | { label: string; kind: 'page'; page: PageName; anchor?: string }
  | { label: string; kind: 'url'; url: string };

/** A link as a row of an array field. */
export type DemoLinkRow = { link: DemoLink };

export type DemoBlock =
  | {
      blockType: 'hero';
      variant: 'pour' | 'field' | 'picture';
      heading: string;
      text?: string;
      illustration?: DemoIllustration;
      locator?: boolean;
      locatorHeading?: string;
      links?: DemoLinkRow[];
    }
  | {
      blockType: 'text';
      heading?: string;
      lead?: string;
      body: DemoRichText;
      facts?: { label: string; value: string }[];
    }
  | {
      blockType: 'imageText';
      heading: string;
      body: DemoRichText;
      image?: MediaName;
      illustration?: DemoIllustration;
      side: 'left' | 'right';
      link?: DemoLink;
    }
  | { blockType: 'cards'; heading: string; cards: DemoCard[] }
  | {
      blockType: 'accordion';
      heading?: string;
      items: { question: string; answer: DemoRichText }[];
    }
  | {
      blockType: 'numbers';
      value: string;
      text: string;
      items?: { value: string; text: string }[];
    }
  | { blockType: 'quote'; text: string; name: string; role?: string }
  | {
      blockType: 'callToAction';
      heading: string;
      text?: string;
      shape: 'pool' | 'corner';
      links: DemoLinkRow[];
    }
  | {
      blockType: 'gallery';
      heading?: string;
      images: { image: MediaName; caption?: string }[];
    }
  | {
      blockType: 'map';
      heading: string;
      text?: string;
      display: 'teaser' | 'full';
      /** A location's title. */
      featured?: string;
      category?: CategoryKey;
      link?: DemoLink;
    }
  | { blockType: 'anchor'; name: string }
  | { blockType: 'newsList'; heading: string; display: 'full' | 'teaser'; link?: DemoLink }
  | { blockType: 'eventList'; heading: string; display: 'full' | 'teaser'; link?: DemoLink }
  | { blockType: 'contactList'; heading: string; text?: string }
  | { blockType: 'socialFeed'; heading: string; network: 'instagram' | 'facebook' }
  | { blockType: 'searchResults'; heading: string }
  | { blockType: 'contactForm'; heading: string; text: string }
  | { blockType: 'sponsoringForm'; heading: string; text: string; mostActivities?: number }
  | { blockType: 'eventForm'; heading: string; text: string; which: 'next' }
  | { blockType: 'reportForm' | 'reportMailbox'; heading: string; text: string }
  | {
      blockType: 'video';
      heading: string;
      text?: string;
      videoURL: string;
      title: string;
      coverImage: MediaName;
      startAt?: number;
    };

export interface DemoCard {
  heading: string;
  text: string;
  note?: string;
  tone: 'graphite' | 'sunken' | 'amber';
  illustration?: DemoIllustration;
  link: DemoLink;
}

/** One language of a page. */
export interface DemoPageText {
  title: string;
  slug: string;
  seo: { title: string; description: string };
  blocks: DemoBlock[];
}

export interface DemoPage extends Both<DemoPageText> {
  name: PageName;
  /** Undefined for the home page only. */
  parent?: PageName;
}

export interface DemoMedia {
  name: MediaName;
  /** SVG source, 1600 × 1200. */
  svg: string;
  altDe: string;
  altPl: string;
  /** Percent from the left and from the top. */
  focalX: number;
  focalY: number;
}

export type DemoService = 'oilChange' | 'filter' | 'gearbox' | 'transporter' | 'airConditioning';

/** 'HH:MM'; a day that is missing is closed. */
export type DemoHours = Partial<
  Record<'monFri' | 'sat' | 'sun', { opens: string; closes: string }>
>;

/** A location's texts are in the language of its country. */
export interface DemoLocation {
  title: string;
  country: DemoLocale;
  street: string;
  postalCode: string;
  town: string;
  latitude: number;
  longitude: number;
  phone?: string;
  email?: string;
  category: CategoryKey;
  services: DemoService[];
  hours: DemoHours;
  mapDescription: string;
  text: string;
  icon: CategoryKey;
  image?: MediaName;
  imageText?: string;
  isOQ: boolean;
}

export interface DemoCategory {
  key: CategoryKey;
  title: Both<string>;
}

/** An entry of the main menu; with large links it opens as a mega menu. */
export type DemoMenuItem = DemoLink & {
  lead: (DemoLink & { text?: string })[];
  columns: DemoLinkColumn[];
};

export interface DemoLinkColumn {
  heading: string;
  links: DemoLink[];
}

export interface DemoHeader {
  menu: DemoMenuItem[];
  locatorLabel: string;
  locatorText: string;
}

export interface DemoFooter {
  columns: DemoLinkColumn[];
  legal: DemoLink[];
  copyright: string;
}

/** Lists of pages that stand beside each of their pages. */
export interface DemoSideMenus {
  menus: DemoLinkColumn[];
}

export interface DemoSettings {
  company: string;
  address: string;
  phone?: string;
  email: string;
  seoTitleSuffix: string;
  seoDescription: string;
}
