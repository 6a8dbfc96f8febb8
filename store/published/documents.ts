import type { Culture } from '../cultures.ts';
import type { RetentionTerms } from '../retention-terms.ts';
import type {
  ContactPerson,
  Department,
  Event,
  Footer,
  Header,
  Location,
  LocationCategory,
  Media,
  News,
  Page,
  Price,
  Redirect,
  Setting,
  SideMenu,
  SocialPost,
} from './document-types.ts';

export type * from './document-types.ts';

/**
 * The form that documents have now. It rises with every change of a form that a site of before could not read: documents of both
 * forms stand beside each other while sites of both run.
 */
export const shape = 1;

/** Whether the office for reports takes them online, and what its log of keys is known by. */
export interface ReportingOffice {
  open: boolean;
  fingerprint?: string | null;
}

/**
 * What there is to read, by kind. References are ids: a picture is `{ ref: 'media', id }` where it stands, and so are a location and
 * a location's category; pages, news and events are named by their plain ids.
 */
export interface DocumentKinds {
  page: Page;
  news: News;
  event: Event;
  location: Location;
  locationCategory: LocationCategory;
  contactPerson: ContactPerson;
  department: Department;
  socialPost: SocialPost;
  media: Media;
  redirect: Redirect;
  header: Header;
  sideMenus: SideMenu;
  footer: Footer;
  settings: Setting;
  prices: Price;
  retention: RetentionTerms;
  reportingOffice: ReportingOffice;
}
export type Kind = keyof DocumentKinds;

/** Kinds that other documents refer to by `{ ref, id }`. */
export const referenced = ['media', 'location', 'locationCategory'] as const;

export interface Reference {
  ref: (typeof referenced)[number];
  id: number;
}

/** The site that a document belongs to; a picture belongs to both. */
export type DocumentCulture = Culture | 'both';

export interface DocumentKey {
  kind: Kind;
  /** The node's id; `1` where there is only one of a kind. */
  id: number;
  culture: DocumentCulture;
}

/** A document as it is stored. */
export interface StoredDocument extends DocumentKey {
  /** In the form of `DocumentKinds`; null for what is not published any more: a tombstone. */
  json: string | null;
}

/** By which the same document is known everywhere. */
export const keyOf = ({ culture, id, kind }: DocumentKey): string => `${kind}:${id}:${culture}`;
