import type { Locale } from '../locales.ts';
import { fold } from './fold.ts';
import { stemGerman } from './stem-german.ts';
import { stemPolish } from './stem-polish.ts';
import { chunksOf, hasDigit, joinedNames, namesAcrossSpaces } from './tokens.ts';

const stemmers: Record<Locale, (word: string) => string> = {
  'de-DE': stemGerman,
  'pl-PL': stemPolish,
};

/** Recent words' keys: stemming a text takes longer than the lookup of its words. */
const cache: Record<Locale, Map<string, string>> = { 'de-DE': new Map(), 'pl-PL': new Map() };
const cacheSize = 150_000;

/** Returns a folded word's key: its stem, or the word itself if it has a digit. */
export function termOf(word: string, locale: Locale): string {
  const keys = cache[locale];
  const cached = keys.get(word);
  if (cached !== undefined) return cached;
  const key = hasDigit(word) ? word : stemmers[locale](word);
  if (keys.size >= cacheSize) keys.clear();
  keys.set(word, key);
  return key;
}

/**
 * Returns a text's folded words, with repetitions, and the names that they form without the characters and spaces between them.
 * @param isText whether it is a text; a title or file name may contain names of two groups (`OF 1040`).
 */
export function searchWords(text: string, isText: boolean): string[] {
  const words: string[] = [];
  const chunks = chunksOf(fold(text));
  for (const chunk of chunks) {
    words.push(...chunk);
    if (chunk.length > 1) words.push(...joinedNames(chunk));
  }
  for (const { name } of namesAcrossSpaces(chunks, isText)) words.push(name);
  return words;
}
