import type MiniSearch from 'minisearch';
import type { Query, SearchOptions, SearchResult } from 'minisearch';
import type { Culture } from '../../cultures.ts';
import { splitCompound } from '../../words/compounds.ts';
import { both, either, type WordHits } from '../../words/hits.ts';
import { keyOf } from '../../words/keys.ts';
import type { QueryWord } from '../../words/parse-query.ts';
import { hasDigit } from '../../words/pieces.ts';

/** The words of one language. */
export interface WordIndex {
  culture: Culture;
  /** By keys, and by the parts of compounds. */
  index: MiniSearch;
  /** How many files have each key, parts of compounds left out. */
  keys: ReadonlyMap<string, number>;
}

type FileHits = WordHits<number>;

/** How much is left of a score where a file says the parts of a word, or has it as a part of an unknown compound. */
const share = { parts: 0.6, longer: 0.4 };

const nameFields = ['name', 'fileName', 'nameParts'];

/** Below so many hits the parts of a word are looked for, and below so many other spellings. */
const [enough, few] = [200, 3];

type IsSeen = (category: number) => boolean;

/** Finds files and scores them, if `isSeen` their category and `among` is undefined or has their id. */
function searchIn(
  { index }: WordIndex,
  isSeen: IsSeen,
  query: Query,
  { among, options }: { among?: FileHits | undefined; options?: SearchOptions } = {},
): FileHits {
  const hits = index.search(query, {
    boostDocument: (id, _, stored) =>
      isSeen(stored?.category as number) && among?.has(id) !== false ? 1 : 0,
    ...options,
  });
  const found = new Map<number, SearchResult>();
  for (const hit of hits) found.set(hit.id, hit);
  return found;
}

/**
 * Finds the files with all words, or with as many as any file has, and the sum of their scores.
 * @param isSeen whether files of a category count.
 */
export function findFiles(
  index: WordIndex,
  words: readonly QueryWord[],
  isSeen: IsSeen,
): Iterable<readonly [id: number, hit: { score: number }]> {
  const keyOfWord = ({ pieces }: QueryWord) => keyOf(pieces.join(''), index.culture);
  const isCommon = (word: QueryWord) =>
    !word.open && (index.keys.get(keyOfWord(word)) ?? 0) >= enough;
  const common = words.filter(isCommon);
  const hits = words.filter((word) => !isCommon(word)).map((word) => findWord(index, word, isSeen));
  // Words of many files are looked for at once, among the files with the others.
  if (common.length > 0 && words.length > 1) {
    const query = { combineWith: 'AND', queries: common.map(keyOfWord) } as const;
    const among = hits.length > 0 ? both(hits) : undefined;
    const all = searchIn(index, isSeen, query, { among });
    if (all.size > 0) return withMost([all, ...hits]);
  }
  const all = [...hits, ...common.map((word) => findWord(index, word, isSeen))];
  return all.length === 1 && all[0] ? all[0] : withMost(all);
}

/** Returns the files that are in most of these, with the sum of the scores. */
function withMost(hits: readonly FileHits[]): [number, { score: number }][] {
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
 * Finds the files with a word in any of its forms, by itself or as a part of compounds; what has only its parts, and where there are
 * next to none, what may have been meant.
 * @param isSeen whether files of a category count.
 */
function findWord(wordIndex: WordIndex, { open, pieces }: QueryWord, isSeen: IsSeen): FileHits {
  const { culture, keys } = wordIndex;
  const german = culture === 'de-DE';
  const search = (query: Query, options: SearchOptions = {}) =>
    searchIn(wordIndex, isSeen, query, { options });

  function exact(word: string, isOpen: boolean): FileHits {
    const key = keyOf(word, culture);
    if (!isOpen) return search(key);
    const begun = { queries: [word], prefix: true };
    const all = { queries: [key, begun] };
    if (word.length > 2) return search(all);
    // One or two letters begin a word in nearly every text: titles come first.
    const hits = search({ queries: [key, { ...begun, fields: nameFields }] });
    return hits.size < enough ? search(all) : hits;
  }

  /** 'Wechsel des Filters' for 'Filterwechsel'. */
  function byParts(key: string): FileHits {
    const parts = splitCompound(key, (part) => keys.has(part)) ?? [];
    return both(
      parts.map((part) => search(part)),
      share.parts,
    );
  }

  /** Compounds whose other parts are no words of the library. */
  function longer(key: string): FileHits {
    const queries = [...keys.keys()].filter(
      (one) => one.length >= key.length + 2 && (one.startsWith(key) || one.endsWith(key)),
    );
    return both([search({ queries })], share.longer);
  }

  /** Keys with one letter wrong, missing, too many, or swapped with its neighbour; with two wrong where `most` says so. */
  const near = (key: string, most: 1 | 2): FileHits =>
    search(
      { queries: [{ queries: [key], fuzzy: most }, ...swapped(key)] },
      {
        boostDocument: (_, term, stored) =>
          isSeen(stored?.category as number) && beginsAlike(key, term) ? 1 : 0,
      },
    );

  function find(word: string, isOpen: boolean): FileHits {
    const key = keyOf(word, culture);
    const plain = exact(word, isOpen);
    // What enough files say in one word need not be looked for in two.
    const hits = german && plain.size < enough ? either(plain, byParts(key)) : plain;
    if (hits.size >= few || hasDigit(word) || word.length < 4) return hits;
    if (hits.size > 0) return key.length < 6 ? hits : either(hits, near(key, 1));
    const asPart = german && key.length >= 4 ? longer(key) : hits;
    if (asPart.size > 0 || key.length < 4) return asPart;
    const spelled = near(key, 1);
    return spelled.size > 0 || key.length < 8 ? spelled : near(key, 2);
  }

  const [first = ''] = pieces;
  if (pieces.length === 1) return find(first, open);
  // A name of several pieces is looked for as one word first: '5w-30' is not any 30 beside some 5w.
  const name = exact(pieces.join(''), open);
  if (name.size > 0) return name;
  return both(pieces.map((piece, at) => find(piece, open && at === pieces.length - 1)));
}

/** Another first letter makes another word of a short one, unless the first two are swapped. */
const beginsAlike = (word: string, key: string): boolean =>
  word.length > 5 || word[0] === key[0] || (word[0] === key[1] && word[1] === key[0]);

/** The words that a word is when two neighbouring letters change places. */
const swapped = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
