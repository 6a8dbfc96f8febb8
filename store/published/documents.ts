import type { Locale } from '../locales.ts';
import type { RetentionPeriods } from '../retention-periods.ts';
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
  Notice,
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
export const schemaVersion = 1;

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
  notice: Notice;
  redirect: Redirect;
  header: Header;
  sideMenus: SideMenu;
  footer: Footer;
  settings: Setting;
  prices: Price;
  retention: RetentionPeriods;
  reportingOffice: ReportingOffice;
}
export type DocumentKind = keyof DocumentKinds;

/** Kinds that documents reference by `{ ref, id }`. */
export const referencedKinds = ['media', 'location', 'locationCategory'] as const;

export interface Reference {
  ref: (typeof referencedKinds)[number];
  id: number;
}

/** A document's culture; images belong to both. */
export type DocumentLocale = Locale | 'both';

export interface DocumentKey {
  kind: DocumentKind;
  /** The node's id; `1` for a kind with a single document. */
  id: number;
  locale: DocumentLocale;
}

export interface StoredDocument extends DocumentKey {
  /** In the format of `DocumentKinds`; null (a tombstone) for an unpublished document. */
  json: string | null;
}

/** Returns a document's unique key. */
export const documentKey = ({ locale, id, kind }: DocumentKey): string => `${kind}:${id}:${locale}`;
