import { expect, test } from 'vitest';
import { allSaid } from './said.ts';
import type { Language } from './said-in-code.ts';
import { ownWords, spellingOf, wordsOf } from './spelling.ts';

const languages: Language[] = ['de', 'pl'];
const words = allSaid().flatMap((said) =>
  wordsOf(said).map((found) => ({ ...found, language: said.language })),
);
const isRight = { de: spellingOf('de'), pl: spellingOf('pl') };

/** Words that neither the dictionary nor our list has, with their places. */
const unknown = (language: Language | 'either') =>
  words
    .filter((one) => one.language === language)
    .filter(({ word }) =>
      language === 'either' ? !isRight.de(word) && !isRight.pl(word) : !isRight[language](word),
    )
    .map(({ word, place }) => `${place}: ${word}`);

test('there is something to read', () => {
  for (const language of languages)
    expect(words.filter((one) => one.language === language).length).toBeGreaterThan(20_000);
});

test.each([
  ['German', 'de'],
  ['Polish', 'pl'],
  ['German or Polish', 'either'],
] as const)('every word is right in %s, or in site/test/words', (_name, language) => {
  expect(unknown(language)).toEqual([]);
});

test.each(languages)('the list of our words in %s is sorted', (language) => {
  const own = ownWords(language);
  expect(own).toEqual([...new Set(own)].sort(new Intl.Collator(language).compare));
});
