import type MiniSearch from 'minisearch';
import type { Query, SearchOptions, SearchResult } from 'minisearch';
import { splitCompound } from '../../full-text/compounds.ts';
import { intersectHits, unionHits, type WordHits } from '../../full-text/hits.ts';
import type { QueryWord } from '../../full-text/parse-query.ts';
import { termOf } from '../../full-text/terms.ts';
import { hasDigit } from '../../full-text/tokens.ts';
import type { Locale } from '../../locales.ts';

/** The word index of one language. */
export interface WordIndex {
  locale: Locale;
  /** By keys, and by the parts of compounds. */
  index: MiniSearch;
  /** Document frequency of each key, without parts of compounds. */
  keys: ReadonlyMap<string, number>;
}

type FileHits = WordHits<number>;

/** Score factors for a file that contains a word's parts, or the word as a part of an unknown compound. */
const scoreFactors = { parts: 0.6, longer: 0.4 };

const nameFields = ['name', 'fileName', 'nameParts'];

/** With fewer hits than these, the parts of a word are searched, and other spellings. */
const [manyHits, fewHits] = [200, 3];

type IsAccessible = (category: number) => boolean;

/** Returns files with scores, if `isAccessible` accepts their category and `among` is undefined or has their id. */
function searchIn(
  { index }: WordIndex,
  isAccessible: IsAccessible,
  query: Query,
  { among, options }: { among?: FileHits | undefined; options?: SearchOptions } = {},
): FileHits {
  const hits = index.search(query, {
    boostDocument: (id, _, stored) =>
      isAccessible(stored?.category as number) && among?.has(id) !== false ? 1 : 0,
    ...options,
  });
  const found = new Map<number, SearchResult>();
  for (const hit of hits) found.set(hit.id, hit);
  return found;
}

/**
 * Returns the files with all words, or with the maximal number of words that any file has, and their score sums.
 * @param isAccessible whether a category's files count.
 */
export function findFiles(
  index: WordIndex,
  words: readonly QueryWord[],
  isAccessible: IsAccessible,
): Iterable<readonly [id: number, hit: { score: number }]> {
  const keyOfWord = ({ tokens }: QueryWord) => termOf(tokens.join(''), index.locale);
  const isCommon = (word: QueryWord) =>
    !word.isIncomplete && (index.keys.get(keyOfWord(word)) ?? 0) >= manyHits;
  const common = words.filter(isCommon);
  const hits = words
    .filter((word) => !isCommon(word))
    .map((word) => findWord(index, word, isAccessible));
  // Frequent words are searched together, and only among the files with the other words.
  if (common.length > 0 && words.length > 1) {
    const query = { combineWith: 'AND', queries: common.map(keyOfWord) } as const;
    const among = hits.length > 0 ? intersectHits(hits) : undefined;
    const all = searchIn(index, isAccessible, query, { among });
    if (all.size > 0) return withMostWords([all, ...hits]);
  }
  const all = [...hits, ...common.map((word) => findWord(index, word, isAccessible))];
  return all.length === 1 && all[0] ? all[0] : withMostWords(all);
}

/** Returns the files that are in most of these results, with their score sums. */
function withMostWords(hits: readonly FileHits[]): [number, { score: number }][] {
  const found = new Map<number, { times: number; score: number }>();
  let most = 0;
  for (const one of hits)
    for (const [id, { score }] of one) {
      const sum = found.get(id) ?? { times: 0, score: 0 };
      sum.times += 1;
      sum.score += score;
      found.set(id, sum);
      most = Math.max(most, sum.times);
    }
  return [...found].filter(([, { times }]) => times === most);
}

/**
 * Returns the files with a word in any form, alone or as a part of compounds; then those with only its parts and, with few hits, similar spellings.
 * @param isAccessible whether a category's files count.
 */
function findWord(
  wordIndex: WordIndex,
  { isIncomplete, tokens }: QueryWord,
  isAccessible: IsAccessible,
): FileHits {
  const { locale, keys } = wordIndex;
  const german = locale === 'de-DE';
  const search = (query: Query, options: SearchOptions = {}) =>
    searchIn(wordIndex, isAccessible, query, { options });

  function exact(word: string, isOpen: boolean): FileHits {
    const key = termOf(word, locale);
    if (!isOpen) return search(key);
    const prefixQuery = { queries: [word], prefix: true };
    const all = { queries: [key, prefixQuery] };
    if (word.length > 2) return search(all);
    // One or two letters are a prefix in nearly every text, so titles come first.
    const hits = search({ queries: [key, { ...prefixQuery, fields: nameFields }] });
    return hits.size < manyHits ? search(all) : hits;
  }

  /** 'Wechsel des Filters' matches 'Filterwechsel'. */
  function byParts(key: string): FileHits {
    const parts = splitCompound(key, (part) => keys.has(part)) ?? [];
    return intersectHits(
      parts.map((part) => search(part)),
      scoreFactors.parts,
    );
  }

  /** Compounds whose other parts are not in the library. */
  function longer(key: string): FileHits {
    const queries = [...keys.keys()].filter(
      (one) => one.length >= key.length + 2 && (one.startsWith(key) || one.endsWith(key)),
    );
    return intersectHits([search({ queries })], scoreFactors.longer);
  }

  /** Returns hits within one edit: a wrong, missing or extra letter, or a swapped pair; two edits where `most` is 2. */
  const withinEdits = (key: string, most: 1 | 2): FileHits =>
    search(
      { queries: [{ queries: [key], fuzzy: most }, ...transpositions(key)] },
      {
        boostDocument: (_, term, stored) =>
          isAccessible(stored?.category as number) && hasSimilarStart(key, term) ? 1 : 0,
      },
    );

  function find(word: string, isOpen: boolean): FileHits {
    const key = termOf(word, locale);
    const plain = exact(word, isOpen);
    // With enough hits for the compound, its parts are not searched.
    const hits = german && plain.size < manyHits ? unionHits(plain, byParts(key)) : plain;
    if (hits.size >= fewHits || hasDigit(word) || word.length < 4) return hits;
    if (hits.size > 0) return key.length < 6 ? hits : unionHits(hits, withinEdits(key, 1));
    const inLongerWords = german && key.length >= 4 ? longer(key) : hits;
    if (inLongerWords.size > 0 || key.length < 4) return inLongerWords;
    const respelled = withinEdits(key, 1);
    return respelled.size > 0 || key.length < 8 ? respelled : withinEdits(key, 2);
  }

  const [first = ''] = tokens;
  if (tokens.length === 1) return find(first, isIncomplete);
  // A name of several pieces is searched as one word first: '5w-30' does not match any 30 beside any 5w.
  const name = exact(tokens.join(''), isIncomplete);
  if (name.size > 0) return name;
  return intersectHits(
    tokens.map((piece, at) => find(piece, isIncomplete && at === tokens.length - 1)),
  );
}

/** In a short word another first letter makes a different word, unless the first two are swapped. */
const hasSimilarStart = (word: string, key: string): boolean =>
  word.length > 5 || word[0] === key[0] || (word[0] === key[1] && word[1] === key[0]);

/** Returns the variants of a word with two adjacent letters swapped. */
const transpositions = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
