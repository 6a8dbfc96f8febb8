// Made from content/payload-types.ts by `npm run generate`.

export interface Page {
  id: number;
  country: 'de' | 'pl';
  translationKey: string;
  title: string;
  /**
   * Empty on the home page. The old address redirects by itself.
   */
  slug?: string | null;
  parent?: number | null;
  key: string;
  blocks?:
    | (
        | HeroBlock
        | CardsBlock
        | PriceListBlock
        | CallToActionBlock
        | MapBlock
        | TextBlock
        | AccordionBlock
        | NumbersBlock
        | QuoteBlock
        | AnchorBlock
        | ImageTextBlock
        | GalleryBlock
        | VideoBlock
        | NewsListBlock
        | EventListBlock
        | ContactListBlock
        | SocialFeedBlock
        | SearchResultsBlock
        | VacancyBlock
        | VacancyListBlock
        | ContactFormBlock
        | SponsoringFormBlock
        | EventFormBlock
        | ReportFormBlock
        | ReportMailboxBlock
        | RetentionBlock
        | BrowserStorageBlock
      )[]
    | null;
  seo?: {
    title?: string | null;
    description?: string | null;
    image?: (number | null) | Media;
    noIndex?: boolean | null;
  };
  updatedAt: string;
  createdAt: string;
}

export interface HeroBlock {
  variant: 'pour' | 'field' | 'picture';
  heading: string;
  text?: string | null;
  /**
   * From the prices of the site; without one nothing is shown.
   */
  price?: ('oilChange' | 'filter' | 'gearbox' | 'transporter' | 'airConditioning') | null;
  illustration?: IllustrationName;
  locator?: boolean | null;
  locatorHeading?: string | null;
  links?:
    | {
        link: RequiredLink;
        id?: string | null;
      }[]
    | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'hero';
}

export type IllustrationName =
  | (
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
      | 'news'
    )
  | null;
/**
 * This interface was referenced by `Config`'s JSON-Schema
 * via the `definition` "VideoRatio".
 */
export type VideoRatio = '16/9' | '4/3' | '1/1' | '9/16' | '21/9';

export interface RequiredLink {
  label: string;
  kind: 'page' | 'url';
  page?: number | null;
  url?: string | null;
  anchor?: string | null;
}

export interface CardsBlock {
  heading: string;
  cards: {
    heading: string;
    text: string;
    note?: string | null;
    tone: 'graphite' | 'sunken' | 'amber';
    illustration?: IllustrationName;
    link: RequiredLink;
    id?: string | null;
  }[];
  id?: string | null;
  blockName?: string | null;
  blockType: 'cards';
}

export interface PriceListBlock {
  heading: string;
  text?: string | null;
  rows: {
    title: string;
    litres: number;
    /**
     * A key of the prices in double braces: {{oilChange}}.
     */
    price: string;
    /**
     * “oil and filter” becomes: up to 4 litres oil and filter.
     */
    text?: string | null;
    id?: string | null;
  }[];
  note?: string | null;
  link: OptionalLink;
  id?: string | null;
  blockName?: string | null;
  blockType: 'priceList';
}

export interface OptionalLink {
  label?: string | null;
  kind: 'page' | 'url';
  page?: number | null;
  url?: string | null;
  anchor?: string | null;
}

export interface CallToActionBlock {
  heading: string;
  text?: string | null;
  shape: 'pool' | 'corner';
  links?:
    | {
        link: RequiredLink;
        id?: string | null;
      }[]
    | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'callToAction';
}

export interface MapBlock {
  heading: string;
  text?: string | null;
  display: 'teaser' | 'full';
  featured?: (number | null) | Location;
  category?: (number | null) | LocationCategory;
  link: OptionalLink;
  id?: string | null;
  blockName?: string | null;
  blockType: 'map';
}

export interface Location {
  id: number;
  title: string;
  country: 'de' | 'pl';
  /**
   * The last part of the address of its page. Left empty, it is made from the title.
   */
  slug?: string | null;
  category?: (number | null) | LocationCategory;
  icon: 'station' | 'partner' | 'fleet';
  isOQ?: boolean | null;
  services?: ('oilChange' | 'filter' | 'gearbox' | 'transporter' | 'airConditioning')[] | null;
  street: string;
  postalCode: string;
  town: string;
  latitude: number;
  longitude: number;
  phone?: string | null;
  email?: string | null;
  hours?: {
    monFri?: {
      opens?: string | null;
      closes?: string | null;
    };
    sat?: {
      opens?: string | null;
      closes?: string | null;
    };
    sun?: {
      opens?: string | null;
      closes?: string | null;
    };
  };
  /**
   * Where they differ from Monday to Friday. Without times it is closed on that day.
   */
  singleDays?:
    | {
        day: 'mon' | 'tue' | 'wed' | 'thu' | 'fri';
        opens?: string | null;
        closes?: string | null;
        id?: string | null;
      }[]
    | null;
  /**
   * The holidays of the Land hold by themselves. These hold in some municipalities only; where one is ticked, the location is closed on that day.
   */
  municipalHolidays?: {
    assumption?: boolean | null;
    peaceFestival?: boolean | null;
    corpusChristi?: boolean | null;
  };
  /**
   * Shown on the page of the location from 14 days before.
   */
  closures?:
    | {
        from: string;
        to: string;
        reason?: string | null;
        id?: string | null;
      }[]
    | null;
  equipment?:
    | (
        | 'barrierFree'
        | 'cardPayment'
        | 'waitingRoom'
        | 'wifi'
        | 'highGate'
        | 'chargingPoint'
        | 'keyBox'
      )[]
    | null;
  people?: (number | ContactPerson)[] | null;
  busy?:
    | {
        days: 'monFri' | 'sat';
        part: 'morning' | 'noon' | 'afternoon' | 'evening';
        level: 'quiet' | 'normal' | 'busy';
        id?: string | null;
      }[]
    | null;
  mapDescription?: string | null;
  text?: string | null;
  image?: (number | null) | Media;
  imageText?: string | null;
  updatedAt: string;
  createdAt: string;
}

export interface LocationCategory {
  id: number;
  title: string;
  key: string;
  updatedAt: string;
  createdAt: string;
}

export interface ContactPerson {
  id: number;
  country: 'de' | 'pl';
  order: number;
  profileName: string;
  title: string;
  regions?:
    | (
        | 'DE-BW'
        | 'DE-BY'
        | 'DE-BE'
        | 'DE-BB'
        | 'DE-HB'
        | 'DE-HH'
        | 'DE-HE'
        | 'DE-MV'
        | 'DE-NI'
        | 'DE-NW'
        | 'DE-RP'
        | 'DE-SL'
        | 'DE-SN'
        | 'DE-ST'
        | 'DE-SH'
        | 'DE-TH'
        | 'PL-02'
        | 'PL-04'
        | 'PL-06'
        | 'PL-08'
        | 'PL-10'
        | 'PL-12'
        | 'PL-14'
        | 'PL-16'
        | 'PL-18'
        | 'PL-20'
        | 'PL-22'
        | 'PL-24'
        | 'PL-26'
        | 'PL-28'
        | 'PL-30'
        | 'PL-32'
      )[]
    | null;
  phone?: string | null;
  email: string;
  moreInfo?: string | null;
  image?: (number | null) | Media;
  updatedAt: string;
  createdAt: string;
}

export interface Media {
  id: number;
  altDe: string;
  altPl: string;
  /**
   * For photographs: less colourful, somewhat warmer and without a hard black, so that photographs from different sources go together. The original stays as it is.
   */
  graded?: boolean | null;
  alt?: string | null;
  updatedAt: string;
  createdAt: string;
  url?: string | null;
  thumbnailURL?: string | null;
  filename?: string | null;
  mimeType?: string | null;
  filesize?: number | null;
  width?: number | null;
  height?: number | null;
  focalX?: number | null;
  focalY?: number | null;
  sizes?: {
    thumbnail?: {
      url?: string | null;
      width?: number | null;
      height?: number | null;
      mimeType?: string | null;
      filesize?: number | null;
      filename?: string | null;
    };
  };
}

export interface TextBlock {
  heading?: string | null;
  lead?: string | null;
  body: {
    root: {
      type: string;
      children: {
        type: string;
        version: number;
        [k: string]: unknown;
      }[];
      direction: ('ltr' | 'rtl') | null;
      format: 'left' | 'start' | 'center' | 'right' | 'end' | 'justify' | '';
      indent: number;
      version: number;
    };
    [k: string]: unknown;
  };
  facts?:
    | {
        label: string;
        value: string;
        id?: string | null;
      }[]
    | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'text';
}

export interface AccordionBlock {
  heading?: string | null;
  items: {
    question: string;
    answer: {
      root: {
        type: string;
        children: {
          type: string;
          version: number;
          [k: string]: unknown;
        }[];
        direction: ('ltr' | 'rtl') | null;
        format: 'left' | 'start' | 'center' | 'right' | 'end' | 'justify' | '';
        indent: number;
        version: number;
      };
      [k: string]: unknown;
    };
    id?: string | null;
  }[];
  id?: string | null;
  blockName?: string | null;
  blockType: 'accordion';
}

export interface NumbersBlock {
  value: string;
  text: string;
  items?:
    | {
        value: string;
        text: string;
        id?: string | null;
      }[]
    | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'numbers';
}

export interface QuoteBlock {
  text: string;
  name: string;
  role?: string | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'quote';
}

export interface AnchorBlock {
  name: string;
  id?: string | null;
  blockName?: string | null;
  blockType: 'anchor';
}

export interface ImageTextBlock {
  heading: string;
  body: {
    root: {
      type: string;
      children: {
        type: string;
        version: number;
        [k: string]: unknown;
      }[];
      direction: ('ltr' | 'rtl') | null;
      format: 'left' | 'start' | 'center' | 'right' | 'end' | 'justify' | '';
      indent: number;
      version: number;
    };
    [k: string]: unknown;
  };
  image?: (number | null) | Media;
  illustration?: IllustrationName;
  side: 'left' | 'right';
  link: OptionalLink;
  id?: string | null;
  blockName?: string | null;
  blockType: 'imageText';
}

export interface GalleryBlock {
  heading?: string | null;
  images: {
    image: number | Media;
    caption?: string | null;
    id?: string | null;
  }[];
  id?: string | null;
  blockName?: string | null;
  blockType: 'gallery';
}

export interface VideoBlock {
  heading?: string | null;
  text?: string | null;
  videoURL: string;
  title: string;
  coverImage?: (number | null) | Media;
  startAt?: number | null;
  stopAt?: number | null;
  loop?: number | null;
  autoPlay?: boolean | null;
  mute?: boolean | null;
  showControls?: boolean | null;
  useOnMobile?: boolean | null;
  vol?: number | null;
  containment: 'self' | 'body' | 'selector';
  selector?: string | null;
  ratio: VideoRatio;
  opacity?: number | null;
  mask?:
    | {
        second?: number | null;
        image?: (number | null) | Media;
        id?: string | null;
      }[]
    | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'video';
}

export interface NewsListBlock {
  heading: string;
  display: 'full' | 'teaser';
  link: OptionalLink;
  id?: string | null;
  blockName?: string | null;
  blockType: 'newsList';
}

export interface EventListBlock {
  heading: string;
  display: 'full' | 'teaser';
  link: OptionalLink;
  id?: string | null;
  blockName?: string | null;
  blockType: 'eventList';
}

export interface ContactListBlock {
  heading: string;
  text?: string | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'contactList';
}

export interface SocialFeedBlock {
  heading: string;
  network: 'instagram' | 'facebook';
  id?: string | null;
  blockName?: string | null;
  blockType: 'socialFeed';
}

export interface SearchResultsBlock {
  heading: string;
  id?: string | null;
  blockName?: string | null;
  blockType: 'searchResults';
}

export interface VacancyBlock {
  /**
   * One a line: the name of the town or district alone.
   */
  places: string;
  start: string;
  hours: 'full' | 'either' | 'part' | 'apprentice';
  pay?: string | null;
  body: {
    root: {
      type: string;
      children: {
        type: string;
        version: number;
        [k: string]: unknown;
      }[];
      direction: ('ltr' | 'rtl') | null;
      format: 'left' | 'start' | 'center' | 'right' | 'end' | 'justify' | '';
      indent: number;
      version: number;
    };
    [k: string]: unknown;
  };
  posted: string;
  /**
   * The last day. After it the page says that the vacancy is filled, and no list shows it.
   */
  until?: string | null;
  link: OptionalLink;
  id?: string | null;
  blockName?: string | null;
  blockType: 'vacancy';
}

export interface VacancyListBlock {
  heading: string;
  id?: string | null;
  blockName?: string | null;
  blockType: 'vacancyList';
}

export interface ContactFormBlock {
  heading: string;
  text?: string | null;
  /**
   * They may be left empty. The fewer fields, the more messages.
   */
  moreFields?: ('title' | 'country' | 'category' | 'subject')[] | null;
  /**
   * One a line.
   */
  categories?: string | null;
  facts?:
    | {
        label: string;
        value: string;
        id?: string | null;
      }[]
    | null;
  /**
   * Empty: the form itself says thank you. Otherwise an address of this site, beginning with /, or of another one that the server’s settings allow.
   */
  trackingPage?: string | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'contactForm';
}

export interface SponsoringFormBlock {
  heading: string;
  text?: string | null;
  /**
   * How many of the three kinds (ongoing business, project, individual activity) can be ticked. Empty: all.
   */
  mostActivities?: number | null;
  /**
   * Drop, can and barrel, the smallest first. Empty: a text field.
   */
  levels?:
    | {
        title: string;
        amount: number;
        inReturn?: string | null;
        id?: string | null;
      }[]
    | null;
  facts?:
    | {
        label: string;
        value: string;
        id?: string | null;
      }[]
    | null;
  /**
   * Empty: the form itself says thank you. Otherwise an address of this site, beginning with /, or of another one that the server’s settings allow.
   */
  trackingPage?: string | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'sponsoringForm';
}

export interface EventFormBlock {
  heading: string;
  text?: string | null;
  which: 'next' | 'chosen';
  /**
   * Once it is over or not published, the page says so in place of the form.
   */
  event?: number | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'eventForm';
}

export interface ReportFormBlock {
  heading: string;
  text?: string | null;
  facts?:
    | {
        label: string;
        value: string;
        id?: string | null;
      }[]
    | null;
  /**
   * Empty: the access code is the end. Otherwise a button below the code leads there and takes nothing along: an address of this site, beginning with /, or of another allowed one, without ? and #.
   */
  trackingPage?: string | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'reportForm';
}

export interface ReportMailboxBlock {
  heading: string;
  text?: string | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'reportMailbox';
}

export interface RetentionBlock {
  heading: string;
  id?: string | null;
  blockName?: string | null;
  blockType: 'retention';
}

export interface BrowserStorageBlock {
  heading: string;
  id?: string | null;
  blockName?: string | null;
  blockType: 'browserStorage';
}

export interface News {
  id: number;
  country: 'de' | 'pl';
  translationKey: string;
  title: string;
  slug?: string | null;
  publishDate: string;
  parentHeading?: string | null;
  intro: string;
  image?: (number | null) | Media;
  illustration?: IllustrationName;
  body: {
    root: {
      type: string;
      children: {
        type: string;
        version: number;
        [k: string]: unknown;
      }[];
      direction: ('ltr' | 'rtl') | null;
      format: 'left' | 'start' | 'center' | 'right' | 'end' | 'justify' | '';
      indent: number;
      version: number;
    };
    [k: string]: unknown;
  };
  callout?: CalloutBlock[] | null;
  updatedAt: string;
  createdAt: string;
}

export interface CalloutBlock {
  heading: string;
  text?: string | null;
  links?:
    | {
        link: RequiredLink;
        id?: string | null;
      }[]
    | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'callout';
}

export interface Event {
  id: number;
  country: 'de' | 'pl';
  translationKey: string;
  title: string;
  slug?: string | null;
  start: string;
  end: string;
  venue: string;
  address: string;
  /**
   * Empty: everybody can come.
   */
  capacity?: number | null;
  intro: string;
  image?: (number | null) | Media;
  illustration?: IllustrationName;
  body: {
    root: {
      type: string;
      children: {
        type: string;
        version: number;
        [k: string]: unknown;
      }[];
      direction: ('ltr' | 'rtl') | null;
      format: 'left' | 'start' | 'center' | 'right' | 'end' | 'justify' | '';
      indent: number;
      version: number;
    };
    [k: string]: unknown;
  };
  callout?: CalloutBlock[] | null;
  updatedAt: string;
  createdAt: string;
}

export interface Department {
  id: number;
  country: 'de' | 'pl';
  order: number;
  purpose: 'contact' | 'sponsoring' | 'whistleblowing';
  department: string;
  email: string;
  updatedAt: string;
  createdAt: string;
}

export interface SocialPost {
  id: number;
  country: 'de' | 'pl';
  network: 'instagram' | 'facebook';
  message: string;
  image?: (number | null) | Media;
  url?: string | null;
  likes?: number | null;
  postedAt: string;
  pinned?: boolean | null;
  hidden?: boolean | null;
  updatedAt: string;
  createdAt: string;
}

export interface Notice {
  id: number;
  country: 'de' | 'pl';
  text: string;
  severity: 'info' | 'warning';
  start: string;
  end: string;
  link: OptionalLink;
  updatedAt: string;
  createdAt: string;
}

export interface Redirect {
  id: number;
  from: string;
  kind: 'page' | 'news' | 'events' | 'locations' | 'url';
  culture: 'de-DE' | 'pl-PL';
  page?: number | null;
  news?: number | null;
  events?: number | null;
  locations?: (number | null) | Location;
  url?: string | null;
  automatic?: boolean | null;
  updatedAt: string;
  createdAt: string;
}

export interface Header {
  id: number;
  menu?:
    | {
        label: string;
        kind: 'page' | 'url';
        page?: number | null;
        url?: string | null;
        anchor?: string | null;
        lead?:
          | {
              label: string;
              kind: 'page' | 'url';
              page?: number | null;
              url?: string | null;
              anchor?: string | null;
              text?: string | null;
              id?: string | null;
            }[]
          | null;
        columns?:
          | {
              heading: string;
              links?:
                | {
                    label: string;
                    kind: 'page' | 'url';
                    page?: number | null;
                    url?: string | null;
                    anchor?: string | null;
                    id?: string | null;
                  }[]
                | null;
              id?: string | null;
            }[]
          | null;
        id?: string | null;
      }[]
    | null;
  locatorLabel?: string | null;
  locatorText?: string | null;
  updatedAt?: string | null;
  createdAt?: string | null;
}

export interface SideMenu {
  id: number;
  menus?:
    | {
        heading: string;
        links?:
          | {
              label: string;
              kind: 'page' | 'url';
              page?: number | null;
              url?: string | null;
              anchor?: string | null;
              id?: string | null;
            }[]
          | null;
        id?: string | null;
      }[]
    | null;
  updatedAt?: string | null;
  createdAt?: string | null;
}

export interface Footer {
  id: number;
  hours?: string | null;
  social?:
    | {
        label: string;
        kind: 'page' | 'url';
        page?: number | null;
        url?: string | null;
        anchor?: string | null;
        id?: string | null;
      }[]
    | null;
  columns?:
    | {
        heading: string;
        links?:
          | {
              label: string;
              kind: 'page' | 'url';
              page?: number | null;
              url?: string | null;
              anchor?: string | null;
              id?: string | null;
            }[]
          | null;
        id?: string | null;
      }[]
    | null;
  legal?:
    | {
        label: string;
        kind: 'page' | 'url';
        page?: number | null;
        url?: string | null;
        anchor?: string | null;
        id?: string | null;
      }[]
    | null;
  copyright?: string | null;
  updatedAt?: string | null;
  createdAt?: string | null;
}

export interface Setting {
  id: number;
  company?: string | null;
  address?: string | null;
  phone?: string | null;
  email?: string | null;
  /**
   * The company with its legal form, seat, court and number of the register, all managing directors (§ 35a GmbHG, art. 206 k.s.h.), and the address of the imprint.
   */
  letterhead?: string | null;
  seoTitleSuffix?: string | null;
  seoDescription?: string | null;
  locationsPage?: number | null;
  newsPage?: number | null;
  eventsPage?: number | null;
  searchPage?: number | null;
  /**
   * One group a line, separated by commas: Karriere, Jobs, offene Stellen. Each of them finds the others, too. The search knows forms of words by itself.
   */
  synonyms?: string | null;
  privacyPage?: number | null;
  updatedAt?: string | null;
  createdAt?: string | null;
}

export interface Price {
  id: number;
  prices?:
    | {
        key: 'oilChange' | 'filter' | 'gearbox' | 'transporter' | 'airConditioning';
        from: number;
        name: string;
        unit?: string | null;
        note?: string | null;
        id?: string | null;
      }[]
    | null;
  /**
   * Where a text says {{key}}, the site shows the amount: {{filter}} becomes €24. The services above have their keys already: {{oilChange}}, {{filter}}, {{gearbox}}, {{transporter}}, {{airConditioning}}.
   */
  inTexts?:
    | {
        key: string;
        name: string;
        amount: number;
        id?: string | null;
      }[]
    | null;
  updatedAt?: string | null;
  createdAt?: string | null;
}
