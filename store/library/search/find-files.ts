import type MiniSearch from 'minisearch';
import type { Query, SearchOptions, SearchResult } from 'minisearch';
import type { Culture } from '../../cultures.ts';
import { splitCompound } from '../../words/compounds.ts';
import { both, either, type WordHits } from '../../words/hits.ts';
import { keyOf } from '../../words/keys.ts';
import type { QueryWord } from '../../words/parse-query.ts';
import { hasDigit } from '../../words/pieces.ts';

/** The word index of one language. */
export interface WordIndex {
  culture: Culture;
  /** By keys, and by the parts of compounds. */
  index: MiniSearch;
  /** Document frequency of each key, without parts of compounds. */
  keys: ReadonlyMap<string, number>;
}

type FileHits = WordHits<number>;

/** Score factors for a file that contains a word's parts, or the word as a part of an unknown compound. */
const share = { parts: 0.6, longer: 0.4 };

const nameFields = ['name', 'fileName', 'nameParts'];

/** With fewer hits than these, the parts of a word are searched, and other spellings. */
const [enough, few] = [200, 3];

type IsSeen = (category: number) => boolean;

/** Returns files with scores, if `isSeen` accepts their category and `among` is undefined or has their id. */
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
 * Returns the files with all words, or with the maximal number of words that any file has, and their score sums.
 * @param isSeen whether a category's files count.
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
  // Frequent words are searched together, and only among the files with the other words.
  if (common.length > 0 && words.length > 1) {
    const query = { combineWith: 'AND', queries: common.map(keyOfWord) } as const;
    const among = hits.length > 0 ? both(hits) : undefined;
    const all = searchIn(index, isSeen, query, { among });
    if (all.size > 0) return withMost([all, ...hits]);
  }
  const all = [...hits, ...common.map((word) => findWord(index, word, isSeen))];
  return all.length === 1 && all[0] ? all[0] : withMost(all);
}

/** Returns the files that are in most of these results, with their score sums. */
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
 * Returns the files with a word in any form, alone or as a part of compounds; then those with only its parts and, with few hits, similar spellings.
 * @param isSeen whether a category's files count.
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
    // One or two letters are a prefix in nearly every text, so titles come first.
    const hits = search({ queries: [key, { ...begun, fields: nameFields }] });
    return hits.size < enough ? search(all) : hits;
  }

  /** 'Wechsel des Filters' matches 'Filterwechsel'. */
  function byParts(key: string): FileHits {
    const parts = splitCompound(key, (part) => keys.has(part)) ?? [];
    return both(
      parts.map((part) => search(part)),
      share.parts,
    );
  }

  /** Compounds whose other parts are not in the library. */
  function longer(key: string): FileHits {
    const queries = [...keys.keys()].filter(
      (one) => one.length >= key.length + 2 && (one.startsWith(key) || one.endsWith(key)),
    );
    return both([search({ queries })], share.longer);
  }

  /** Returns hits within one edit: a wrong, missing or extra letter, or a swapped pair; two edits where `most` is 2. */
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
    // With enough hits for the compound, its parts are not searched.
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
  // A name of several pieces is searched as one word first: '5w-30' does not match any 30 beside any 5w.
  const name = exact(pieces.join(''), open);
  if (name.size > 0) return name;
  return both(pieces.map((piece, at) => find(piece, open && at === pieces.length - 1)));
}

/** In a short word another first letter makes a different word, unless the first two are swapped. */
const beginsAlike = (word: string, key: string): boolean =>
  word.length > 5 || word[0] === key[0] || (word[0] === key[1] && word[1] === key[0]);

/** Returns the variants of a word with two adjacent letters swapped. */
const swapped = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
