import { type Culture, cultureOf, cultures, type Locale } from '@oilway/store/cultures.ts';
import type { Kind } from '@oilway/store/published/documents.ts';
import { defaultTerms } from '@oilway/store/retention-terms.ts';
import type { CollectionSlug, GlobalSlug } from 'payload';

/** Where documents come from. */
export interface DocumentSource {
  kind: Kind;
  collection?: CollectionSlug;
  /** There is one of it, under the id 1. */
  global?: GlobalSlug;
  /** It has drafts. */
  written?: boolean;
  /** The sites that it belongs to; both where it says nothing. */
  culturesOf?: (doc: Record<string, unknown>) => readonly Culture[];
  /** The fields that visitors may know of; all where it says nothing. */
  only?: readonly string[];
}

const ofCountry = ({ country }: Record<string, unknown>) => [cultureOf(country as Locale)];

/**
 * Of a picture. The site makes its addresses from the id; those that Payload adds are the studio's, and would be others under another
 * name.
 */
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

/** Everything that visitors can see, by what the studio calls it. */
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
