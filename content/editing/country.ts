import { type Country, type Locale, localeOfCountry } from '@oilway/store/locales.ts';
import type { PayloadRequest, Where } from 'payload';
import { countryOf, roleOf } from '../access/rules.ts';
import { languageOf, languages } from '../languages.ts';
import { withoutEmptyDrafts } from './empty-drafts.ts';

/** The collections with a document for each country. */
export const editorialCollections = ['pages', 'news', 'events'] as const;
export type EditorialCollection = (typeof editorialCollections)[number];

export const isEditorial = (collection: string): collection is EditorialCollection =>
  editorialCollections.some((one) => one === collection);

export const countryOfDocument = (doc: { country?: unknown } | undefined): Country =>
  doc?.country === 'pl' ? 'pl' : 'de';
export const localeOfDocument = (doc: { country?: unknown } | undefined): Locale =>
  localeOfCountry(countryOfDocument(doc));

/** Returns the country of an editor; for administrators the selected one. */
export const shownCountry = (req: PayloadRequest): Country =>
  countryOf(roleOf(req)) ?? languageOf(req) ?? languages[0];

/** Filters lists and menus by the selected country. */
export const selectedCountryFilter = ({ req }: { req: PayloadRequest }): Where => ({
  ...withoutEmptyDrafts,
  country: { equals: languageOf(req) ?? languages[0] },
});

/** Filters the options of a form by the country of the document; for a global by the edited language. */
export const sameCountryFilter = ({
  data,
  req,
}: {
  data: unknown;
  req: PayloadRequest;
}): Where => ({
  country: { equals: (data as { country?: Country }).country ?? languageOf(req) ?? languages[0] },
});
