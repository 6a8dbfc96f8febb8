import { correctedTranslations } from './corrected-translations.ts';
import { adminTranslations } from './editing/admin-components.ts';
import { formalTranslations } from './formal-translations.ts';

/** Translations of the studio that replace or extend Payload's. */
export const translations = {
  de: mergeGroups(
    mergeGroups(correctedTranslations.de, formalTranslations.de),
    adminTranslations.de,
  ),
  pl: mergeGroups(
    mergeGroups(correctedTranslations.pl, formalTranslations.pl),
    adminTranslations.pl,
  ),
  en: mergeGroups(correctedTranslations.en, adminTranslations.en),
};

type Groups = Record<string, Record<string, string>>;

function mergeGroups<One extends Groups, Other extends Groups>(
  one: One,
  other: Other,
): One & Other {
  const groups = Object.entries(other).map(([name, words]) => [name, { ...one[name], ...words }]);
  return { ...one, ...Object.fromEntries(groups) };
}
