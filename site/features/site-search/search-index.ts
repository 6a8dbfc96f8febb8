import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchHit } from './schema.ts';

/** One thing that can be found, its summary perhaps empty. `id` is apart from all others of the index. */
export interface SearchEntry extends SearchHit {
  id: string;
  /** Whatever else it says. */
  text: string;
}

/** Everything of one culture, to be asked. */
export interface SearchIndex {
  /**
   * The best first: what has all words where that is anything, else any of them. Of a word that is next to nowhere one letter is forgiven
   * from four letters on, two from eight; of figures none.
   */
  find(words: string, limit: number): { total: number; found: SearchHit[] };
}

/** Characters of a summary that is taken from the text. */
const summaryLength = 180;

/** A word that fewer entries have is looked for in other spellings, too. */
const few = 3;

/** Words whose hits are kept: visitors ask for the same ones. */
const mostWords = 100;

/** What has one word: how well, and as which words. */
type WordHits = ReadonlyMap<SearchEntry, { score: number; terms: readonly string[] }>;

interface Hit {
  entry: SearchEntry;
  score: number;
  words: number;
  terms: string[];
}

export function searchIndexOf(entries: readonly SearchEntry[]): SearchIndex {
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'summary', 'text'],
    storeFields: [],
    processTerm: foldings,
    searchOptions: {
      boost: { title: 6, summary: 2 },
      prefix: (term) => term.length > 1,
      weights: { prefix: 0.6, fuzzy: 0.2 },
      // A question comes as the words of the index, one at a time.
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  index.addAll(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const known = new Map<string, WordHits>();
  const tokenize: (text: string) => string[] = MiniSearch.getDefault('tokenize');

  function hitsOf(word: string): WordHits {
    const kept = known.get(word);
    known.delete(word);
    const hits = kept ?? hitsIn(search(word), byId);
    known.set(word, hits);
    const [oldest = word] = known.keys();
    if (known.size > mostWords) known.delete(oldest);
    return hits;
  }
  function search(word: string): SearchResult[] {
    const found = index.search(word);
    const fuzzy = found.length < few && forgiven(word);
    return fuzzy ? index.search(word, { fuzzy }) : found;
  }

  return {
    find(words, limit) {
      const asked = new Set(
        tokenize(words.replace(grade, '$1 ')).flatMap(foldings).filter(Boolean),
      );
      const hits = together([...asked].map(hitsOf));
      const found = hits.slice(0, limit).map(({ entry, terms }) => foundOf(entry, terms));
      return { total: hits.length, found };
    },
  };
}

/** An oil's grade is often typed in one, 5W30. */
const grade = /\b(\d+w)(?=\d)/gi;

/** How many letters of a word may be others. */
function forgiven(word: string): number {
  if (/\d/.test(word)) return 0;
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

const hitsIn = (
  results: readonly SearchResult[],
  byId: ReadonlyMap<string, SearchEntry>,
): WordHits =>
  new Map(
    results.flatMap(({ id, score, terms }) => {
      const entry = byId.get(id as string);
      return entry ? [[entry, { score, terms }] as const] : [];
    }),
  );

/** What has every word where that is anything, else what has any, the best first: several words count for more than one. */
function together(hits: readonly WordHits[]): Hit[] {
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
  const any = [...found.values()];
  const all = any.filter(({ words }) => words === hits.length);
  const weight = ({ score, words }: Hit) => score * words;
  return (all.length > 0 ? all : any).sort((one, other) => weight(other) - weight(one));
}

function foundOf({ href, kind, summary, text, title }: SearchEntry, terms: string[]): SearchHit {
  return { kind, title, href, summary: summary || excerpt(text, terms) };
}

/** The part of a text around the first word that was found. */
function excerpt(text: string, terms: readonly string[]): string {
  if (text.length <= summaryLength) return text;
  const words = text.split(' ');
  const at = words.findIndex((word) =>
    foldings(word.replace(/[^\p{L}\p{N}]+/gu, '')).some((spelling) => terms.includes(spelling)),
  );
  const from = Math.max(0, at - 6);
  let cut = from > 0 ? '…' : '';
  for (const word of words.slice(from)) {
    if (cut.length + word.length > summaryLength) return `${cut} …`;
    cut += cut.length > 1 ? ` ${word}` : word;
  }
  return cut;
}

/**
 * The spellings a word is found under: lower case without accents, and with ae, oe and ue where German writes an
 * umlaut. ß counts as ss and ł as l, which Unicode does not take apart. What is not seen, as a soft hyphen or the joiner within 5W-30, is no part of it.
 */
export function foldings(word: string): string[] {
  const lower = word
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o');
  const plain = withoutAccents(lower);
  const spelled = withoutAccents(
    lower.normalize('NFC').replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter),
  );
  return plain === spelled ? [plain] : [plain, spelled];
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{Mark}/gu, '');
}
