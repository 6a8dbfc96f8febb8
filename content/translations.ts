import { toolTranslations } from './editing/tools.ts';
import { formalWords } from './formal-words.ts';

/** The words of the studio that stand in the place of Payload's, or beside them. */
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
