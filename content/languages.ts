import type { Country } from '@oilway/store/locales.ts';
import type { PayloadRequest } from 'payload';
import { inLanguage, text } from './labels.ts';

/** The languages of the site's content. */
export const languages = ['de', 'pl'] as const satisfies readonly Country[];

export const otherLanguage = (language: Country): Country => (language === 'de' ? 'pl' : 'de');

/** Returns the locale of a request; undefined for all locales or an unknown one. */
export const languageOf = ({ locale }: Pick<PayloadRequest, 'locale'>): Country | undefined =>
  languages.find((one) => one === locale);

export const languageNames = {
  de: text('Deutsch', 'Niemiecki', 'German'),
  pl: text('Polnisch', 'Polski', 'Polish'),
};

/** Returns the name of a site language in the interface language. */
export const languageName = (locale: Country, language: string | undefined): string =>
  inLanguage(languageNames[locale], language);

export const countryNames = {
  de: text('Deutschland', 'Niemcy', 'Germany'),
  pl: text('Polen', 'Polska', 'Poland'),
};

/** The names of the sites by their locale. */
export const siteNames = { 'de-DE': countryNames.de, 'pl-PL': countryNames.pl };
