import type { Locale } from '@oilway/store/cultures.ts';
import type { PayloadRequest } from 'payload';
import { inLanguage, text } from './labels.ts';

/** The languages of the site's content. */
export const languages = ['de', 'pl'] as const satisfies readonly Locale[];

export const otherLanguage = (language: Locale): Locale => (language === 'de' ? 'pl' : 'de');

/** Returns the locale of a request; undefined for all locales or an unknown one. */
export const languageOf = ({ locale }: Pick<PayloadRequest, 'locale'>): Locale | undefined =>
  languages.find((one) => one === locale);

export const languageNames = {
  de: text('Deutsch', 'Niemiecki', 'German'),
  pl: text('Polnisch', 'Polski', 'Polish'),
};

/** Returns the name of a site language in the interface language. */
export const languageName = (locale: Locale, language: string | undefined): string =>
  inLanguage(languageNames[locale], language);
