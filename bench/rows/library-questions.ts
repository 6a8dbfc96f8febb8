import type { IndexedFile } from '../../store/library/index-entries.ts';
import { randomOf } from './library-files.ts';

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

export interface Asked {
  kind: Kind;
  words: string;
  culture: 'de-DE' | 'pl-PL';
  filters: string[];
  typing: boolean;
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
export function questionsOf(files: readonly IndexedFile[], count: number): Asked[] {
  const random = randomOf(11);
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: count }, (_, at): Asked => {
    const { culture, name, text } = one(files);
    const said = text.split(' ');
    const word = one(said);
    const words: Record<Kind, () => string> = {
      'one common word': () => one(common[culture]),
      'one word': () => word,
      'several words': () => [word, one(said), one(said)].join(' '),
      'a title': () => name,
      'the start of a word': () => name.slice(0, 2 + Math.floor(random() * 8)),
      'a typo': () => misspelt(name.split(' ')[0] ?? '', random),
      'a compound': () => one(compounds[culture]),
      'filters and a word': () => word,
      'filters alone': () => '',
    };
    const kind = kinds[at % kinds.length] as Kind;
    const filtered = kind.startsWith('filters');
    return {
      kind,
      words: words[kind](),
      culture,
      filters: filtered ? one(filters) : [],
      typing: kind === 'the start of a word',
    };
  });
}

/** Returns a word with a letter missing, doubled, or swapped with the next. */
function misspelt(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const wrong = [
    before + after,
    word.slice(0, at + 1) + word.slice(at),
    before + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  return wrong[Math.floor(random() * wrong.length)] ?? word;
}
