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
 * The schema version of published documents. Increment it with every change that an older site cannot read: documents of both versions coexist during
 * a rolling upgrade.
 */
export const shape = 1;

/** The reporting office: whether it accepts reports online, and its key log's fingerprint. */
export interface ReportingOffice {
  open: boolean;
  fingerprint?: string | null;
}

/**
 * Published documents by kind. References are ids: images, locations and location categories as `{ ref: 'media', id }`; pages, news and events as
 * plain ids.
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

/** Kinds that documents reference by `{ ref, id }`. */
export const referenced = ['media', 'location', 'locationCategory'] as const;

export interface Reference {
  ref: (typeof referenced)[number];
  id: number;
}

/** A document's culture; images belong to both. */
export type DocumentCulture = Culture | 'both';

export interface DocumentKey {
  kind: Kind;
  /** The node's id; `1` for a kind with a single document. */
  id: number;
  culture: DocumentCulture;
}

export interface StoredDocument extends DocumentKey {
  /** In the format of `DocumentKinds`; null (a tombstone) for an unpublished document. */
  json: string | null;
}

/** Returns a document's unique key. */
export const keyOf = ({ culture, id, kind }: DocumentKey): string => `${kind}:${id}:${culture}`;
