import { type Culture, cultureOf, type Locale } from '@oilway/store/cultures.ts';
import type { PayloadRequest, Where } from 'payload';
import { languageOf, languages } from '../languages.ts';
import { withoutEmptyDrafts } from './empty-drafts.ts';

/** The collections with a document for each country. */
export const written = ['pages', 'news', 'events'] as const;
export type Written = (typeof written)[number];

export const isWritten = (collection: string): collection is Written =>
  written.some((one) => one === collection);

export const countryIn = (doc: { country?: unknown } | undefined): Locale =>
  doc?.country === 'pl' ? 'pl' : 'de';
export const cultureIn = (doc: { country?: unknown } | undefined): Culture =>
  cultureOf(countryIn(doc));

/** Filters lists and menus by the selected country. */
export const ofLookedAt = ({ req }: { req: PayloadRequest }): Where => ({
  ...withoutEmptyDrafts,
  country: { equals: languageOf(req) ?? languages[0] },
});

/** Filters the options of a form by the country of the document; for a global by the edited language. */
export const ofSameCountry = ({ data, req }: { data: unknown; req: PayloadRequest }): Where => ({
  country: { equals: (data as { country?: Locale }).country ?? languageOf(req) ?? languages[0] },
});
