import { type Culture, cultureOf, cultures, type Locale } from '@oilway/store/cultures.ts';
import type { Kind } from '@oilway/store/published/documents.ts';
import { defaultTerms } from '@oilway/store/retention-terms.ts';
import type { CollectionSlug, GlobalSlug } from 'payload';

/** A source of published documents. */
export interface DocumentSource {
  kind: Kind;
  collection?: CollectionSlug;
  /** Set for a global, whose id is 1. */
  global?: GlobalSlug;
  /** Has drafts. */
  written?: boolean;
  /** Returns the cultures of a document; defaults to both. */
  culturesOf?: (doc: Record<string, unknown>) => readonly Culture[];
  /** The published fields; defaults to all. */
  only?: readonly string[];
}

const ofCountry = ({ country }: Record<string, unknown>) => [cultureOf(country as Locale)];

/** Published fields of an image. The site derives its URLs from the id; the URLs that Payload adds belong to the studio and depend on its domain. */
const picture = [
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
  { kind: 'page', collection: 'pages', written: true, culturesOf: ofCountry },
  { kind: 'news', collection: 'news', written: true, culturesOf: ofCountry },
  { kind: 'event', collection: 'events', written: true, culturesOf: ofCountry },
  { kind: 'media', collection: 'media', only: picture },
  { kind: 'locationCategory', collection: 'location-categories' },
  { kind: 'location', collection: 'locations', culturesOf: ofCountry },
  { kind: 'contactPerson', collection: 'contact-persons', culturesOf: ofCountry },
  { kind: 'department', collection: 'departments', culturesOf: ofCountry },
  {
    kind: 'socialPost',
    collection: 'social-posts',
    culturesOf: (post) => (post.hidden ? [] : ofCountry(post)),
  },
  {
    kind: 'redirect',
    collection: 'redirects',
    culturesOf: ({ culture }) => cultures.filter((one) => one === culture),
  },
  { kind: 'header', global: 'header' },
  { kind: 'sideMenus', global: 'side-menus' },
  { kind: 'footer', global: 'footer' },
  { kind: 'settings', global: 'settings' },
  { kind: 'prices', global: 'prices' },
  { kind: 'retention', global: 'retention', only: Object.keys(defaultTerms) },
];
