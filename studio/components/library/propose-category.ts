import type { Locale } from '@oilway/store/locales.ts';

/** A category with its titles from the root, and its label in a list of both sites. */
export interface CategoryOption {
  id: number;
  locale: Locale;
  path: string[];
  label: string;
}

/** Length from which two words with the same beginning count as forms of one: *Preisliste* and *Preise*. */
const stemLength = 5;

/** The least part of a category's own words that must occur. */
const minPart = 0.5;

/**
 * Returns the category whose title occurs in a file's folders and name; its parents' titles and the site of the interface's language decide between
 * several.
 * @param path of the file with its folders, separated by slashes.
 */
export function proposeCategory(
  path: string,
  categories: readonly CategoryOption[],
  language: string,
): number | undefined {
  const given = wordsOf(path.replace(/\.\w{1,5}$/, ''));
  let best: { id: number; score: number } | undefined;
  for (const { id, locale, path: titles } of categories) {
    const own = matchedPart(wordsOf(titles.at(-1) ?? ''), given);
    if (own < minPart) continue;
    const above = matchedPart(titles.slice(0, -1).flatMap(wordsOf), given);
    const score = own * 4 + above * 2 + (locale.startsWith(language) ? 1 : 0);
    if (!best || score > best.score) best = { id, score };
  }
  return best?.id;
}

function matchedPart(words: readonly string[], given: readonly string[]): number {
  if (words.length === 0) return 0;
  return (
    words.filter((word) => given.some((other) => isSameWord(word, other))).length / words.length
  );
}

const isSameWord = (one: string, other: string): boolean =>
  one === other || (one.length >= stemLength && other.startsWith(one.slice(0, stemLength)));

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z\d]+/)
    .filter((word) => word.length > 2);
