import type { Locale } from '@oilway/store/cultures.ts';
import type { PayloadRequest } from 'payload';
import { inLanguage, text } from './labels.ts';

/** The languages of the site, in which editors write. */
export const languages = ['de', 'pl'] as const satisfies readonly Locale[];

export const otherLanguage = (language: Locale): Locale => (language === 'de' ? 'pl' : 'de');

/** The language that a request reads or writes; undefined where it names none of ours, or all. */
export const languageOf = ({ locale }: Pick<PayloadRequest, 'locale'>): Locale | undefined =>
  languages.find((one) => one === locale);

export const languageNames = {
  de: text('Deutsch', 'Niemiecki', 'German'),
  pl: text('Polnisch', 'Polski', 'Polish'),
};

/** What a language of the site is called in one of the studio's. */
export const languageName = (locale: Locale, language: string | undefined): string =>
  inLanguage(languageNames[locale], language);
