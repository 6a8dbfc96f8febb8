import { type Country, type Locale, localeOfCountry, locales } from '@oilway/store/locales.ts';
import type { DocumentKind } from '@oilway/store/published/documents.ts';
import { defaultRetentionPeriods } from '@oilway/store/retention-periods.ts';
import type { CollectionSlug, GlobalSlug } from 'payload';

/** A source of published documents. */
export interface DocumentSource {
  kind: DocumentKind;
  collection?: CollectionSlug;
  /** Set for a global, whose id is 1. */
  global?: GlobalSlug;
  /** Has drafts. */
  hasDrafts?: boolean;
  /** Returns the cultures of a document; defaults to both. */
  localesOf?: (doc: Record<string, unknown>) => readonly Locale[];
  /** The published fields; defaults to all. */
  allowedFields?: readonly string[];
}

const localesOfCountry = ({ country }: Record<string, unknown>) => [
  localeOfCountry(country as Country),
];

/** Published fields of an image. The site derives its URLs from the id; the URLs that Payload adds belong to the studio and depend on its domain. */
const imageFields = [
  'id',
  'altDe',
  'altPl',
  'alt',
  'graded',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'createdAt',
  'updatedAt',
] as const;

/** All sources of content that visitors can see. */
export const sources: readonly DocumentSource[] = [
  { kind: 'page', collection: 'pages', hasDrafts: true, localesOf: localesOfCountry },
  { kind: 'news', collection: 'news', hasDrafts: true, localesOf: localesOfCountry },
  { kind: 'event', collection: 'events', hasDrafts: true, localesOf: localesOfCountry },
  { kind: 'media', collection: 'media', allowedFields: imageFields },
  { kind: 'locationCategory', collection: 'location-categories' },
  { kind: 'location', collection: 'locations', localesOf: localesOfCountry },
  { kind: 'contactPerson', collection: 'contact-persons', localesOf: localesOfCountry },
  { kind: 'department', collection: 'departments', localesOf: localesOfCountry },
  {
    kind: 'socialPost',
    collection: 'social-posts',
    localesOf: (post) => (post.hidden ? [] : localesOfCountry(post)),
  },
  { kind: 'notice', collection: 'notices', localesOf: localesOfCountry },
  {
    kind: 'redirect',
    collection: 'redirects',
    localesOf: ({ culture: locale }) => locales.filter((one) => one === locale),
  },
  { kind: 'header', global: 'header' },
  { kind: 'sideMenus', global: 'side-menus' },
  { kind: 'footer', global: 'footer' },
  { kind: 'settings', global: 'settings' },
  { kind: 'prices', global: 'prices' },
  { kind: 'retention', global: 'retention', allowedFields: Object.keys(defaultRetentionPeriods) },
];
