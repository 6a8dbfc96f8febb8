import { compoundParts, splitCompound } from '@oilway/store/full-text/compounds.ts';
import {
  appendHits,
  intersectHits,
  unionHits,
  type WordHits,
} from '@oilway/store/full-text/hits.ts';
import { parseQuery, type QueryWord } from '@oilway/store/full-text/parse-query.ts';
import { searchWords, termOf } from '@oilway/store/full-text/terms.ts';
import { hasDigit } from '@oilway/store/full-text/tokens.ts';
import type { Locale } from '@oilway/store/locales.ts';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchHit } from './schema.ts';

/** A document of the index; the summary may be empty. `id` is unique in the index. */
export interface SearchEntry extends SearchHit {
  id: string;
  /** Further text of the document. */
  text: string;
  /** Text with a low weight, such as services that every station lists: it ranks below matches in other fields. */
  also?: string;
  /** Ranks lower: what tells of a thing rather than offers it. */
  isMinor?: boolean;
}

/** The best hits first; `total` and `stations` count all hits, and the stations among them. */
export type FoundHits = { total: number; stations: number; results: SearchHit[] };

/** The search index of a locale. */
export interface SearchIndex {
  /**
   * Returns the best hits first: entries with all words, then entries with the rarest word and at least half of the words; if
   * no entry has all words, entries with any. Words match inflected forms, parts of compounds and synonyms. A word with few
   * hits also matches with one edit from four letters on and two from eight, unless it has digits.
   */
  find(words: string, limit: number): FoundHits;
}

/** Maximum length of an excerpt that replaces an empty summary, in characters. */
const summaryLength = 180;

/** Words with fewer hits are also matched fuzzily. */
const fuzzyThreshold = 3;

/** Minimum length of a part of a hyphenated token to be searched as a separate word. */
const minWordLength = 4;

/** Score factors for matching the parts of a compound, or a synonym. */
const scoreFactors = { parts: 0.5, synonym: 0.6 };

/** Maximum number of words whose hits are cached. */
const maxCachedWords = 100;

/** Each field is indexed by its words and by their terms. */
const fields = ['title', 'summary', 'text', 'also'] as const;
const keyFields = ['titleKeys', 'summaryKeys', 'textKeys', 'alsoKeys'] as const;

type Hits = WordHits<SearchEntry>;

interface Hit {
  entry: SearchEntry;
  score: number;
  words: number;
  terms: string[];
}

/** @param synonyms groups of equivalent words and phrases, from the site settings. */
export function buildSearchIndex(
  entries: readonly SearchEntry[],
  locale: Locale,
  synonyms: readonly (readonly string[])[] = [],
): SearchIndex {
  const keysIn = (words: readonly string[]) => words.map((word) => termOf(word, locale));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<Record<string, unknown>>({
    fields: [...fields, ...keyFields, 'parts'],
    storeFields: [],
    // Fields are lists of normalized words.
    extractField: (entry, name) => entry[name] as string,
    stringifyField: (words) => (Array.isArray(words) ? words.join(' ') : String(words)),
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 6, titleKeys: 6, summary: 2, summaryKeys: 2, also: 0.1, alsoKeys: 0.1 },
      weights: { prefix: 0.6, fuzzy: 0.2 },
      boostDocument: (id) => (byId.get(id)?.isMinor ? 0.6 : 1),
    },
  });
  const tokenized = entries.map((entry) => ({
    entry,
    words: fields.map((name) => searchWords(entry[name] ?? '', true)),
  }));
  const keys = new Set(tokenized.flatMap(({ words }) => keysIn(words.flat())));
  const isWord = (key: string) => keys.has(key);
  const isGerman = locale === 'de-DE';
  for (const { entry, words } of tokenized) {
    const [titleKeys, summaryKeys, textKeys, alsoKeys] = words.map(keysIn);
    const parts = isGerman
      ? [...new Set(keysIn(words.flat()))].flatMap((key) => compoundParts(key, isWord))
      : [];
    const [title, summary, text, also] = words;
    const fieldWords = { title, summary, text, also };
    const fieldKeys = { titleKeys, summaryKeys, textKeys, alsoKeys };
    index.add({ id: entry.id, ...fieldWords, ...fieldKeys, parts });
  }
  const hitsCache = new Map<string, Hits>();
  const groups = synonyms.map((group) => group.map((member) => splitWords(member, locale)));

  function hitsOf(word: string): Hits {
    const cached = hitsCache.get(word);
    hitsCache.delete(word);
    const hits = cached ?? search(word);
    hitsCache.set(word, hits);
    const [oldest = word] = hitsCache.keys();
    if (hitsCache.size > maxCachedWords) hitsCache.delete(oldest);
    return hits;
  }
  function search(word: string): Hits {
    const key = termOf(word, locale);
    const fieldWords = hits(word, { fields: [...fields], prefix: word.length > 1 });
    // 'Filterwechsel' matches 'Wechsel des Filters'.
    const parts = isGerman ? (splitCompound(key, isWord) ?? []) : [];
    // All forms of a Polish word rank alike; a German compound that begins with the word ranks by itself.
    const forms = isGerman
      ? unionHits(fieldWords, partHits(key))
      : new Map([...fieldWords, ...partHits(key)]);
    const exact = unionHits(forms, intersectHits(parts.map(partHits), scoreFactors.parts));
    const fuzzy = exact.size < fuzzyThreshold && maxEdits(word);
    const near = { fields: [...fields], prefix: word.length > 1, fuzzy: fuzzy || 0 };
    return fuzzy ? appendHits(exact, hits(word, near)) : exact;
  }
  const hits = (term: string, options: SearchOptions): Hits =>
    toHits(index.search(term, options), byId);
  const partHits = (part: string): Hits => hits(part, { fields: [...keyFields, 'parts'] });

  /** Returns the hits of a phrase and of its synonyms. */
  function findWithSynonyms(pieces: readonly string[]): Hits {
    const exactHits = intersectHits(pieces.map(hitsOf));
    const phraseKey = keysIn(pieces).join(' ');
    const others = groups
      .filter((group) => group.some((member) => keysIn(member).join(' ') === phraseKey))
      .flat();
    return others.reduce(
      (hits, other) => unionHits(hits, intersectHits(other.map(hitsOf), scoreFactors.synonym)),
      exactHits,
    );
  }

  const maxPhraseLength = Math.max(1, ...groups.flat().map(({ length }) => length));
  const phraseKeys = new Set(groups.flat().map((member) => keysIn(member).join(' ')));
  /** Yields the words one by one, and phrases of the synonym groups together. */
  function* groupPhrases(words: readonly string[]): Generator<readonly string[]> {
    for (let from = 0; from < words.length; ) {
      let size = Math.min(maxPhraseLength, words.length - from);
      while (size > 1 && !phraseKeys.has(keysIn(words.slice(from, from + size)).join(' ')))
        size -= 1;
      yield words.slice(from, from + size);
      from += size;
    }
  }
  /**
   * Returns the words to search for a query word. Names such as '5w-30' are one word; hyphenated words are searched separately,
   * because each may be inflected: 'Bielsku-Białej'. Otherwise single letters are dropped.
   */
  const wordsOf = ({ tokens }: QueryWord): readonly string[] => {
    const name = tokens.join('');
    const words = tokens.every((piece) => piece.length >= minWordLength && !hasDigit(piece));
    if (tokens.length > 1 && !words && isWord(termOf(name, locale))) return [name];
    const significant = tokens.filter(({ length }) => length > 1);
    return significant.length > 0 ? significant : tokens;
  };

  return {
    find(words, limit) {
      const queryTerms = parseQuery(words, locale, false, isWord).flatMap(wordsOf);
      const hits = rankHits([...groupPhrases([...new Set(queryTerms)])].map(findWithSynonyms));
      const results = hits
        .slice(0, limit)
        .map(({ entry, terms }) => toSearchHit(entry, terms, locale));
      const stations = hits.filter(({ entry }) => entry.kind === 'location').length;
      return { total: hits.length, stations, results };
    },
  };
}

const splitWords = (words: string, locale: Locale): string[] =>
  parseQuery(words, locale, false).flatMap(({ tokens }) => tokens);

/** Returns the maximum edit distance for a word. */
function maxEdits(word: string): number {
  if (hasDigit(word)) return 0;
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

const toHits = (results: readonly SearchResult[], byId: ReadonlyMap<string, SearchEntry>): Hits =>
  new Map(
    results.flatMap(({ id, score, terms }) => {
      const entry = byId.get(id as string);
      return entry ? [[entry, { score, terms }] as const] : [];
    }),
  );

/**
 * Ranks entries with all words before partial matches, each by score. Partial matches must have the rarest word and at least
 * half of all words: the few stations of a town, not the many pages about a service. If no entry has all words, all partial
 * matches remain, weighted by their number of words.
 */
function rankHits(hits: readonly Hits[]): Hit[] {
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
  const ranked = [...found.values()].sort((one, other) => weight(other) - weight(one));
  const complete = ranked.filter(({ words }) => words === hits.length);
  if (complete.length === 0) return ranked;
  const [rarest] = [...hits].sort((one, other) => one.size - other.size);
  const partial = ranked.filter(
    ({ entry, words }) => words < hits.length && words * 2 >= hits.length && rarest?.has(entry),
  );
  return [...complete, ...partial];
}

function toSearchHit(
  { href, kind, summary, text, title }: SearchEntry,
  terms: readonly string[],
  locale: Locale,
): SearchHit {
  // German compounds contain the term: 'Getriebeöl'.
  const isMatch = (word: string) =>
    searchWords(word, true).some((one) =>
      terms.some((term) => {
        const at = one.indexOf(term);
        return at === 0 || (at > 0 && locale === 'de-DE' && term.length >= minWordLength);
      }),
    );
  const isExplained = addressKinds.has(kind) || `${title} ${summary}`.split(' ').some(isMatch);
  const found = isExplained ? '' : excerpt(text, isMatch);
  return { kind, title, href, summary: found || summary || excerpt(text, Boolean) };
}

/** Kinds whose summary is shown even without the word: the address of a station, the work of a person. */
const addressKinds = new Set<SearchHit['kind']>(['location', 'contact']);

/** Returns the part of a text around its first match; empty without a match. */
function excerpt(text: string, isMatch: (word: string) => boolean): string {
  const words = text.split(' ');
  const at = words.findIndex(isMatch);
  if (at < 0) return '';
  if (text.length <= summaryLength) return text;
  const from = Math.max(0, at - 6);
  let result = from > 0 ? '…' : '';
  for (const word of words.slice(from)) {
    if (result.length + word.length > summaryLength) return `${result} …`;
    result += result.length > 1 ? ` ${word}` : word;
  }
  return result;
}
