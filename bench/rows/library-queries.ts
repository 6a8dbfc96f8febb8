import type { IndexedFile } from '../../store/library/index-entries.ts';
import { seededRandom } from './library-files.ts';

/** The kinds of queries, used in rotation. */
export const kinds = [
  'one common word',
  'one word',
  'several words',
  'a title',
  'the start of a word',
  'a typo',
  'a compound',
  'filters and a word',
  'filters alone',
] as const;
export type Kind = (typeof kinds)[number];

export interface SearchQuery {
  kind: Kind;
  words: string;
  locale: 'de-DE' | 'pl-PL';
  filters: string[];
  isIncomplete: boolean;
}

const common = {
  'de-DE': ['Öl', 'Filter', 'Motor', 'prüfen', 'Getriebe', 'neu'],
  'pl-PL': ['olej', 'filtr', 'silnik', 'nowy', 'skrzynia', 'sprawdzić'],
};
const compounds = {
  'de-DE': [
    'Filterwechsel',
    'Motoröl',
    'Ölfilter',
    'Getriebeölfilter',
    'Pumpendichtung',
    'Achsenlager',
  ],
  'pl-PL': [
    'filtr silnika',
    'oleje silnikowe',
    'pompa oleju',
    'filtrami',
    'skrzyniach',
    'uszczelek',
  ],
};
const filters = [
  ['pdf'],
  ['2024'],
  ['image', 'text'],
  ['print', '2025'],
  ['pdf', 'print', '2023', '2024'],
];

/** Returns deterministic queries for these files. */
export function generateQueries(files: readonly IndexedFile[], count: number): SearchQuery[] {
  const random = seededRandom(11);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: count }, (_, at): SearchQuery => {
    const { locale, name, text } = pick(files);
    const textWords = text.split(' ');
    const word = pick(textWords);
    const words: Record<Kind, () => string> = {
      'one common word': () => pick(common[locale]),
      'one word': () => word,
      'several words': () => [word, pick(textWords), pick(textWords)].join(' '),
      'a title': () => name,
      'the start of a word': () => name.slice(0, 2 + Math.floor(random() * 8)),
      'a typo': () => misspell(name.split(' ')[0] ?? '', random),
      'a compound': () => pick(compounds[locale]),
      'filters and a word': () => word,
      'filters alone': () => '',
    };
    const kind = kinds[at % kinds.length] as Kind;
    const hasFilters = kind.startsWith('filters');
    return {
      kind,
      words: words[kind](),
      locale,
      filters: hasFilters ? pick(filters) : [],
      isIncomplete: kind === 'the start of a word',
    };
  });
}

/** Returns a word with a letter missing, doubled, or swapped with the next. */
function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const wrong = [
    before + after,
    word.slice(0, at + 1) + word.slice(at),
    before + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  return wrong[Math.floor(random() * wrong.length)] ?? word;
}
