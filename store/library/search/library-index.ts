import MiniSearch from 'minisearch';
import { canBeCompoundPart, compoundParts } from '../../full-text/compounds.ts';
import { fold } from '../../full-text/fold.ts';
import { parseQuery, type QueryWord } from '../../full-text/parse-query.ts';
import { searchWords, termOf } from '../../full-text/terms.ts';
import { chunksOf } from '../../full-text/tokens.ts';
import type { Locale } from '../../locales.ts';
import type { IndexedFile } from '../index-entries.ts';
import { type FacetFilter, type FileFacets, facetsOf, filterFiles } from './facets.ts';
import { findFiles } from './find-files.ts';
import type { TimeSlicer } from './time-slicer.ts';

/** A member's search of the library. */
export interface SearchQuery {
  /** As typed: any string; more than 200 characters are rejected before. */
  words: string;
  locale: Locale;
  /** A category's id, which includes its descendants. Undefined: everything that the member may access in this culture. */
  category?: number;
  /** Filter keys: OR within a group, AND between groups. */
  filters: readonly string[];
  /** Whether the last word may be incomplete. */
  isIncomplete: boolean;
}

export interface SearchResult {
  /** All matches, best first; without words newest first. */
  ids: readonly number[];
  filters: readonly FacetFilter[];
}

interface Entry {
  id: number;
  category: number;
  /** Milliseconds since the epoch. */
  date: number;
  facets: FileFacets;
  /** The title's folded pieces. */
  title: string;
  /** The fields' keys, in word order. */
  fields: Record<'name' | 'fileName' | 'categoryTitle' | 'text', readonly string[]>;
}

interface ScoredFile {
  file: Entry;
  facets: FileFacets;
  score: number;
}

/** Field weights; parts of compounds weigh less than the compounds. */
const boost = { name: 14, fileName: 5.5, categoryTitle: 3, text: 3, nameParts: 6, textParts: 1.4 };

/** Number of added or removed words above which all compounds are split again. */
const resplitThreshold = 200;

/** Number of best results that are compared with the whole query. */
const rerankedResults = 100;

/** The search index of one language's published files, regardless of access rights. */
export class LibraryIndex {
  readonly locale: Locale;
  readonly #words = new MiniSearch({
    fields: Object.keys(boost),
    storeFields: ['category'],
    // Fields are lists of keys.
    stringifyField: (field) => (Array.isArray(field) ? field.join(' ') : String(field)),
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    // Lowers the influence of repetition and of short fields on the score.
    searchOptions: { boost, weights: { prefix: 0.7, fuzzy: 0.5 }, bm25: { k: 0.6, b: 0.4, d: 0 } },
  });
  readonly #files = new Map<number, Entry>();
  /** The indexed document of each file. */
  readonly #documents = new Map<number, Record<string, unknown>>();
  /** Ids of the files added since the last `update`. */
  readonly #pending = new Set<number>();
  /** Document frequency of each key. */
  readonly #keys = new Map<string, number>();
  /** The parts of each compound key; only German writes compounds as one word. */
  readonly #compoundParts = new Map<string, readonly string[]>();
  /** Keys added or removed since the last `update`. */
  readonly #changed = new Set<string>();
  /** All files, newest first; undefined after a change. */
  #newestFirst: readonly Entry[] | undefined;

  constructor(locale: Locale) {
    this.locale = locale;
  }

  get size(): number {
    return this.#files.size;
  }

  /** Adds or replaces a file, which is listed at once. Its words are searchable after `update`. */
  put(file: IndexedFile): void {
    const termsIn = (text: string, isLong: boolean) =>
      capRepetitions(searchWords(text, isLong).map((word) => termOf(word, this.locale)));
    const entry: Entry = {
      id: file.id,
      category: file.category,
      date: Date.parse(file.date) || 0,
      facets: facetsOf(file),
      title: plainTitle(file.name),
      fields: {
        name: termsIn(file.name, false),
        fileName: termsIn(file.fileName.replace(/\.(?=[^.]*$)/, ' '), false),
        categoryTitle: termsIn(file.categoryTitle, true),
        text: termsIn(file.text, true),
      },
    };
    this.#count(this.#files.get(file.id), -1);
    this.#count(entry, 1);
    this.#files.set(file.id, entry);
    this.#pending.add(file.id);
  }

  /** Removes a file at once. @param id of any file. */
  remove(id: number): void {
    this.#count(this.#files.get(id), -1);
    this.#unindex(id);
    this.#files.delete(id);
    this.#pending.delete(id);
  }

  /** Indexes the added files, and splits the compounds that changed words are part of again. Files must not be added or removed meanwhile. */
  async update(slices: TimeSlicer): Promise<void> {
    const stale = this.locale === 'de-DE' ? await this.#staleKeys(slices) : new Set<string>();
    const isStaleTerm = (key: string) => stale.has(key);
    if (stale.size > 0)
      for (const { fields, id } of this.#files.values()) {
        await slices.yieldIfDue();
        if (Object.values(fields).some((keys) => keys.some(isStaleTerm))) this.#pending.add(id);
      }
    for (const id of this.#pending) {
      await slices.yieldIfDue();
      this.#unindex(id);
      this.#index(id);
      this.#pending.delete(id);
    }
  }

  /** @param isAccessible whether the member may access a category that the search covers. */
  find(query: SearchQuery, isAccessible: (category: number) => boolean): SearchResult {
    if (query.words.trim() === '') {
      this.#newestFirst ??= [...this.#files.values()].sort(newestFirst);
      const visible = this.#newestFirst.filter(({ category }) => isAccessible(category));
      const { filters, passing } = filterFiles(visible, query.filters);
      return { ids: passing.map(({ id }) => id), filters };
    }
    const words = parseQuery(query.words, this.locale, query.isIncomplete, (key) =>
      this.#keys.has(key),
    );
    const { filters, passing } = filterFiles(this.#scored(words, isAccessible), query.filters);
    passing.sort(bestFirst);
    const title = plainTitle(query.words);
    const top = passing.slice(0, rerankedResults);
    for (const hit of top) hit.score *= titleBoost(hit.file.title, title);
    const sorted = [...top.sort(bestFirst), ...passing.slice(rerankedResults)];
    return { ids: sorted.map(({ file }) => file.id), filters };
  }

  /** Returns the files with all words, or with the maximal number of words that any file has, and their score sums. */
  #scored(words: readonly QueryWord[], isAccessible: (category: number) => boolean): ScoredFile[] {
    const index = { locale: this.locale, index: this.#words, keys: this.#keys };
    // Rounded, because MiniSearch's average field lengths depend on the order of changes in their last digits.
    return [...findFiles(index, words, isAccessible)].flatMap(([id, { score }]) => {
      const file = this.#files.get(id);
      return file ? { file, facets: file.facets, score: Math.fround(score) } : [];
    });
  }

  #count(entry: Entry | undefined, by: 1 | -1): void {
    this.#newestFirst = undefined;
    for (const key of new Set(entry && Object.values(entry.fields).flat())) {
      const before = this.#keys.get(key) ?? 0;
      const after = before + by;
      if (after > 0) this.#keys.set(key, after);
      else {
        this.#keys.delete(key);
        this.#compoundParts.delete(key);
      }
      if ((before === 0 || after === 0) && canBeCompoundPart(key)) this.#changed.add(key);
    }
  }

  #index(id: number): void {
    const entry = this.#files.get(id);
    if (!entry) return;
    const [name, text] = [new Set(entry.fields.name), new Set(entry.fields.text)];
    const nameParts = this.#partsIn(name);
    // Parts that the title already contains are omitted from the text's.
    const textParts = this.#partsIn(text).filter((part) => !name.has(part));
    const document = { id, category: entry.category, ...entry.fields, nameParts, textParts };
    this.#documents.set(id, document);
    this.#words.add(document);
  }

  /** Removes a file from the index at once. `discard` would do so lazily, and scores would differ between processes until then. */
  #unindex(id: number): void {
    const document = this.#documents.get(id);
    if (document) this.#words.remove(document);
    this.#documents.delete(id);
  }

  #partsIn(keys: ReadonlySet<string>): string[] {
    const parts = new Set<string>();
    if (this.locale === 'de-DE')
      for (const key of keys)
        for (const part of this.#partsOf(key)) if (!keys.has(part)) parts.add(part);
    return [...parts];
  }

  #partsOf(key: string): readonly string[] {
    const known =
      this.#compoundParts.get(key) ?? compoundParts(key, (part) => this.#keys.has(part));
    this.#compoundParts.set(key, known);
    return known;
  }

  /** Splits the keys again that a changed word may be part of. @returns those whose parts have changed. */
  async #staleKeys(slices: TimeSlicer): Promise<ReadonlySet<string>> {
    const changed = [...this.#changed];
    this.#changed.clear();
    const stale = new Set<string>();
    if (changed.length === 0) return stale;
    const mayHave = changed.length < resplitThreshold ? new RegExp(changed.join('|')) : /./;
    for (const [key, before] of this.#compoundParts) {
      await slices.yieldIfDue();
      if (!mayHave.test(key)) continue;
      const parts = compoundParts(key, (part) => this.#keys.has(part));
      if (parts.join() === before.join()) continue;
      this.#compoundParts.set(key, parts);
      stale.add(key);
    }
    return stale;
  }
}

/** Omits each key from its fourth occurrence on: further ones hardly change the score, and a long text repeats words hundreds of times. */
function capRepetitions(keys: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return keys.filter((key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= 3;
  });
}

/** Returns a title's folded pieces, for comparison with a query. */
const plainTitle = (title: string): string => chunksOf(fold(title)).flat().join(' ');

const newestFirst = (one: Entry, other: Entry): number =>
  other.date - one.date || one.id - other.id;

const bestFirst = (one: ScoredFile, other: ScoredFile): number =>
  other.score - one.score || newestFirst(one.file, other.file);

/** Returns a score factor for titles that equal the query, begin with it, or contain it. */
function titleBoost(title: string, query: string): number {
  if (title === query) return 100;
  if (query === '') return 1;
  const padded = ` ${title} `;
  if (padded.startsWith(` ${query} `)) return 1.6;
  if (padded.includes(` ${query} `)) return 1.4;
  return query.split(' ').every((word) => padded.includes(` ${word} `)) ? 1.25 : 1;
}
