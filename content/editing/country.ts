import { type Culture, cultureOf, type Locale } from '@oilway/store/cultures.ts';
import type { PayloadRequest, Where } from 'payload';
import { languageOf, languages } from '../languages.ts';
import { withoutEmptyDrafts } from './empty-drafts.ts';

/** What editors write, each document for one country. */
export const written = ['pages', 'news', 'events'] as const;
export type Written = (typeof written)[number];

export const isWritten = (collection: string): collection is Written =>
  written.some((one) => one === collection);

/** The country of a document that is written or read. */
export const countryIn = (doc: { country?: unknown } | undefined): Locale =>
  doc?.country === 'pl' ? 'pl' : 'de';
export const cultureIn = (doc: { country?: unknown } | undefined): Culture =>
  cultureOf(countryIn(doc));

/** In lists and menus of documents: those of the country that is looked at. */
export const ofLookedAt = ({ req }: { req: PayloadRequest }): Where => ({
  ...withoutEmptyDrafts,
  country: { equals: languageOf(req) ?? languages[0] },
});

/** In a form: the documents of the country of what is written; of a global, of the language that is written. */
export const ofSameCountry = ({ data, req }: { data: unknown; req: PayloadRequest }): Where => ({
  country: { equals: (data as { country?: Locale }).country ?? languageOf(req) ?? languages[0] },
});
