import { toolTranslations } from './editing/tools.ts';
import { formalWords } from './formal-words.ts';

/** Translations of the studio that replace or extend Payload's. */
export const translations = {
  de: merged(formalWords.de, toolTranslations.de),
  pl: merged(formalWords.pl, toolTranslations.pl),
  en: toolTranslations.en,
};

type Groups = Record<string, Record<string, string>>;

function merged<One extends Groups, Other extends Groups>(one: One, other: Other): One & Other {
  const groups = Object.entries(other).map(([name, words]) => [name, { ...one[name], ...words }]);
  return { ...one, ...Object.fromEntries(groups) };
}
