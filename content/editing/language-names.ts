import type { Locale } from '@oilway/store/cultures.ts';
import { inLanguage, text } from '../labels.ts';
import type { LanguageState } from './languages.ts';

/** What the languages of the site are called. */
export const languageNames = {
  de: text('Deutsch', 'Niemiecki', 'German'),
  pl: text('Polnisch', 'Polski', 'Polish'),
};

export const languageName = (locale: Locale, language: string | undefined): string =>
  inLanguage(languageNames[locale], language);

const states: Record<LanguageState, ReturnType<typeof text>> = {
  current: text('aktuell', 'aktualny', 'up to date'),
  outdated: text('veraltet', 'nieaktualny', 'outdated'),
  draft: text('nur Entwurf', 'tylko szkic', 'draft only'),
  missing: text('fehlt', 'brak', 'missing'),
};

export const stateName = (state: LanguageState, language: string | undefined): string =>
  inLanguage(states[state], language);
