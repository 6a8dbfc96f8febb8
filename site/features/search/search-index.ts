import MiniSearch from 'minisearch';
import type { Found } from '../../pages/page-context.ts';
import { foldings } from './folding.ts';

/** One thing that can be found, its summary perhaps empty. `id` is apart from all others of the index. */
export interface Entry extends Found {
  id: string;
  /** Whatever else it says. */
  text: string;
}

/** Everything of one culture, to be asked. */
export interface SearchIndex {
  /** The best first. Forgives one letter in words from four letters on, two from eight. */
  find(words: string, limit: number): { total: number; found: Found[] };
}

/** Characters of a summary that is taken from the text. */
const summaryLength = 180;

export function searchIndexOf(entries: readonly Entry[]): SearchIndex {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'summary', 'text'],
    storeFields: [],
    processTerm: foldings,
    searchOptions: {
      boost: { title: 6, summary: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false),
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  });
  index.addAll(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    find(words, limit) {
      // Every word where that finds something, any of them otherwise.
      const all = index.search(words, { combineWith: 'AND' });
      const hits = all.length > 0 ? all : index.search(words, { combineWith: 'OR' });
      const found = hits.slice(0, limit).flatMap(({ id, terms }) => {
        const entry = byId.get(id as string);
        return entry ? [foundOf(entry, terms)] : [];
      });
      return { total: hits.length, found };
    },
  };
}

function foundOf({ href, kind, summary, text, title }: Entry, terms: string[]): Found {
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
