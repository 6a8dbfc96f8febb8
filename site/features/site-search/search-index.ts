import type { Culture } from '@oilway/store/cultures.ts';
import { partsOf, splitCompound } from '@oilway/store/words/compounds.ts';
import { behind, both, either, type WordHits } from '@oilway/store/words/hits.ts';
import { keyOf, wordsIn } from '@oilway/store/words/keys.ts';
import { parseQuery, type QueryWord } from '@oilway/store/words/parse-query.ts';
import { hasDigit } from '@oilway/store/words/pieces.ts';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchHit } from './schema.ts';

/** One thing that can be found, its summary perhaps empty. `id` is apart from all others of the index. */
export interface SearchEntry extends SearchHit {
  id: string;
  /** Whatever else it says. */
  text: string;
  /** What it is found by behind all that say it in their texts, such as the services that every station lists. */
  also?: string;
}

/** Everything of one culture, to be asked. */
export interface SearchIndex {
  /**
   * The best first: what has all words, then what has the rarest of them and half of them; where all words are nowhere together, what has
   * any. A word stands for all of its forms, for itself as a part of compounds, and for its synonyms. Of a word that is next to nowhere one letter is forgiven from four letters on, two from
   * eight; of figures none.
   */
  find(words: string, limit: number): { total: number; found: SearchHit[] };
}

/** Characters of a summary that is taken from the text. */
const summaryLength = 180;

/** A word that fewer entries have is looked for in other spellings, too. */
const few = 3;

/** Letters from which a piece of a name is a word by itself. */
const shortestWord = 4;

/** How much is left of what an entry says where it says the parts of the word, or a synonym. */
const share = { parts: 0.5, synonym: 0.6 };

/** Words whose hits are kept: visitors ask for the same ones. */
const mostWords = 100;

/** Each as it is written, and by the keys of its words. */
const fields = ['title', 'summary', 'text', 'also'] as const;
const keyFields = ['titleKeys', 'summaryKeys', 'textKeys', 'alsoKeys'] as const;

type Hits = WordHits<SearchEntry>;

interface Hit {
  entry: SearchEntry;
  score: number;
  words: number;
  terms: string[];
}

/** @param synonyms groups of words and phrases that find the same, as editors keep them. */
export function searchIndexOf(
  entries: readonly SearchEntry[],
  culture: Culture,
  synonyms: readonly (readonly string[])[] = [],
): SearchIndex {
  const keysIn = (words: readonly string[]) => words.map((word) => keyOf(word, culture));
  const index = new MiniSearch<Record<string, unknown>>({
    fields: [...fields, ...keyFields, 'parts'],
    storeFields: [],
    // Words come in a list; what is in a field is folded already.
    extractField: (entry, name) => entry[name] as string,
    stringifyField: (words) => (Array.isArray(words) ? words.join(' ') : String(words)),
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 6, titleKeys: 6, summary: 2, summaryKeys: 2, also: 0.1, alsoKeys: 0.1 },
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  });
  const read = entries.map((entry) => ({
    entry,
    words: fields.map((name) => wordsIn(entry[name] ?? '', true)),
  }));
  const keys = new Set(read.flatMap(({ words }) => keysIn(words.flat())));
  const isWord = (key: string) => keys.has(key);
  const german = culture === 'de-DE';
  for (const { entry, words } of read) {
    const [titleKeys, summaryKeys, textKeys, alsoKeys] = words.map(keysIn);
    const parts = german
      ? [...new Set(keysIn(words.flat()))].flatMap((key) => partsOf(key, isWord))
      : [];
    const [title, summary, text, also] = words;
    const written = { title, summary, text, also };
    const byKeys = { titleKeys, summaryKeys, textKeys, alsoKeys };
    index.add({ id: entry.id, ...written, ...byKeys, parts });
  }
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const known = new Map<string, Hits>();
  const groups = synonyms.map((group) => group.map((member) => piecesOf(member, culture)));

  function hitsOf(word: string): Hits {
    const kept = known.get(word);
    known.delete(word);
    const hits = kept ?? search(word);
    known.set(word, hits);
    const [oldest = word] = known.keys();
    if (known.size > mostWords) known.delete(oldest);
    return hits;
  }
  function search(word: string): Hits {
    const key = keyOf(word, culture);
    const written = hits(word, { fields: [...fields], prefix: word.length > 1 });
    // 'Wechsel des Filters' for 'Filterwechsel'.
    const parts = german ? (splitCompound(key, isWord) ?? []) : [];
    const exact = [partHits(key), both(parts.map(partHits), share.parts)].reduce(either, written);
    const fuzzy = exact.size < few && forgiven(word);
    const near = { fields: [...fields], prefix: word.length > 1, fuzzy: fuzzy || 0 };
    return fuzzy ? behind(exact, hits(word, near)) : exact;
  }
  const hits = (term: string, options: SearchOptions): Hits =>
    hitsIn(index.search(term, options), byId);
  const partHits = (part: string): Hits => hits(part, { fields: [...keyFields, 'parts'] });

  /** What says the same words in a row as a member of a group, and what says another member of it. */
  function alike(pieces: readonly string[]): Hits {
    const own = both(pieces.map(hitsOf));
    const asked = keysIn(pieces).join(' ');
    const others = groups
      .filter((group) => group.some((member) => keysIn(member).join(' ') === asked))
      .flat();
    return others.reduce(
      (hits, other) => either(hits, both(other.map(hitsOf), share.synonym)),
      own,
    );
  }

  const mostPieces = Math.max(1, ...groups.flat().map(({ length }) => length));
  const members = new Set(groups.flat().map((member) => keysIn(member).join(' ')));
  /** The words one by one, but for those that stand in a group together. */
  function* together(words: readonly string[]): Generator<readonly string[]> {
    for (let from = 0; from < words.length; ) {
      let size = Math.min(mostPieces, words.length - from);
      while (size > 1 && !members.has(keysIn(words.slice(from, from + size)).join(' '))) size -= 1;
      yield words.slice(from, from + size);
      from += size;
    }
  }
  /**
   * A name of several pieces is looked for as one word first: '5w-30' is not any 30 beside some 5w. Words with a hyphen between them are
   * looked for each, as each has its forms: 'Bielsku-Białej'. Without a name, single letters say nothing.
   */
  const wordsOf = ({ pieces }: QueryWord): readonly string[] => {
    const name = pieces.join('');
    const words = pieces.every((piece) => piece.length >= shortestWord && !hasDigit(piece));
    if (pieces.length > 1 && !words && isWord(keyOf(name, culture))) return [name];
    const telling = pieces.filter(({ length }) => length > 1);
    return telling.length > 0 ? telling : pieces;
  };

  return {
    find(words, limit) {
      const asked = parseQuery(words, culture, false, isWord).flatMap(wordsOf);
      const hits = best([...together([...new Set(asked)])].map(alike));
      const found = hits
        .slice(0, limit)
        .map(({ entry, terms }) => foundOf(entry, new Set(terms), culture));
      return { total: hits.length, found };
    },
  };
}

const piecesOf = (words: string, culture: Culture): string[] =>
  parseQuery(words, culture, false).flatMap(({ pieces }) => pieces);

/** How many letters of a word may be others. */
function forgiven(word: string): number {
  if (hasDigit(word)) return 0;
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

const hitsIn = (results: readonly SearchResult[], byId: ReadonlyMap<string, SearchEntry>): Hits =>
  new Map(
    results.flatMap(({ id, score, terms }) => {
      const entry = byId.get(id as string);
      return entry ? [[entry, { score, terms }] as const] : [];
    }),
  );

/**
 * What has every word, then what lacks some of them, each the best first. Beside the first, the others stay only where they have the
 * rarest word and half of all: the few stations of a town, not the many pages about a service. Where no entry has every word, what
 * has any stays: several words count for more than one.
 */
function best(hits: readonly Hits[]): Hit[] {
  const found = new Map<SearchEntry, Hit>();
  for (const one of hits)
    for (const [entry, { score, terms }] of one) {
      const hit = found.get(entry);
      if (hit) {
        hit.score += score;
        hit.words += 1;
        hit.terms.push(...terms);
      } else found.set(entry, { entry, score, words: 1, terms: [...terms] });
    }
  const weight = ({ score, words }: Hit) => score * words;
  const any = [...found.values()].sort((one, other) => weight(other) - weight(one));
  const all = any.filter(({ words }) => words === hits.length);
  if (all.length === 0) return any;
  const [rarest] = [...hits].sort((one, other) => one.size - other.size);
  const some = any.filter(
    ({ entry, words }) => words < hits.length && words * 2 >= hits.length && rarest?.has(entry),
  );
  return [...all, ...some];
}

function foundOf(
  { href, kind, summary, text, title }: SearchEntry,
  terms: ReadonlySet<string>,
  culture: Culture,
): SearchHit {
  return { kind, title, href, summary: summary || excerpt(text, terms, culture) };
}

/** The part of a text around the first word that was found. */
function excerpt(text: string, terms: ReadonlySet<string>, culture: Culture): string {
  if (text.length <= summaryLength) return text;
  const words = text.split(' ');
  const at = words.findIndex((word) =>
    wordsIn(word, true).some((one) => terms.has(one) || terms.has(keyOf(one, culture))),
  );
  const from = Math.max(0, at - 6);
  let cut = from > 0 ? '…' : '';
  for (const word of words.slice(from)) {
    if (cut.length + word.length > summaryLength) return `${cut} …`;
    cut += cut.length > 1 ? ` ${word}` : word;
  }
  return cut;
}
