import { inLanguage, text } from '../labels.ts';
import type { LanguageState } from './languages.ts';

const states: Record<LanguageState, ReturnType<typeof text>> = {
  current: text('aktuell', 'aktualny', 'up to date'),
  outdated: text('veraltet', 'nieaktualny', 'outdated'),
  draft: text('nur Entwurf', 'tylko szkic', 'draft only'),
  missing: text('fehlt', 'brak', 'missing'),
};

export const stateName = (state: LanguageState, language: string | undefined): string =>
  inLanguage(states[state], language);
