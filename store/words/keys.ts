import type { Culture } from '../cultures.ts';
import { fold } from './fold.ts';
import { stemGerman } from './german.ts';
import { acrossSpaces, chunksOf, hasDigit, joined } from './pieces.ts';
import { stemPolish } from './polish.ts';

const stemmers: Record<Culture, (word: string) => string> = {
  'de-DE': stemGerman,
  'pl-PL': stemPolish,
};

/** Recent words' keys: stemming a text takes longer than the lookup of its words. */
const cache: Record<Culture, Map<string, string>> = { 'de-DE': new Map(), 'pl-PL': new Map() };
const cacheSize = 150_000;

/** Returns a folded word's key: its stem, or the word itself if it has a digit. */
export function keyOf(word: string, culture: Culture): string {
  const keys = cache[culture];
  const cached = keys.get(word);
  if (cached !== undefined) return cached;
  const key = hasDigit(word) ? word : stemmers[culture](word);
  if (keys.size >= cacheSize) keys.clear();
  keys.set(word, key);
  return key;
}

/**
 * Returns a text's folded words, with repetitions, and the names that they form without the characters and spaces between them.
 * @param isLong whether it is a text; a title or file name may contain names of two groups (`OF 1040`).
 */
export function wordsIn(text: string, isLong: boolean): string[] {
  const words: string[] = [];
  const chunks = chunksOf(fold(text));
  for (const chunk of chunks) {
    words.push(...chunk);
    if (chunk.length > 1) words.push(...joined(chunk));
  }
  for (const { name } of acrossSpaces(chunks, isLong)) words.push(name);
  return words;
}
