/** One page of each template, for what is alike on all pages of it. */
import { full } from './full.ts';
import {
  articlesOf,
  type Language,
  languages,
  listPartsOf,
  pageOf,
  pagesOf,
  pastEventOf,
} from './pages.ts';

export interface Template {
  language: Language;
  path: string;
}

/** Together these show every block and every layout of the demo content; `demo.test.ts` counts the blocks. */
const names = [
  'home',
  'oil-change',
  'products',
  'about',
  'locations',
  'fleet',
  'news',
  'events',
  'sponsoring',
  'reporting',
  'careers',
  'contact',
  'search',
  'imprint',
] as const;

export const nowhere = { de: '/gibt-es-nicht', pl: '/pl/nie-ma' } as const;

/** German and Polish in turn; in the full run every page of both. */
export function templates(): Template[] {
  if (full) return languages.flatMap((language) => everyAddress(language).map(of(language)));
  const pages = names.map((name, at) => {
    const language = languages[at % 2] as Language;
    return { language, path: pageOf(language, name).path };
  });
  const pl = articlesOf('pl');
  const [longest] = pl.filter(({ image, kind }) => image && kind === 'news').sort(byLength);
  return [
    ...pages,
    ...[longest, articlesOf('de').find(({ kind }) => kind === 'events')].map((article, at) => ({
      language: at === 0 ? ('pl' as const) : ('de' as const),
      path: article?.path ?? '',
    })),
    { language: 'pl', path: pastEventOf('pl').path },
    { language: 'de', path: listPartsOf('de').at(-1)?.path ?? '' },
    { language: 'pl', path: `${pageOf('pl', 'locations').path}?miejsce=Atlantis` },
    { language: 'de', path: nowhere.de },
  ];
}

/** Every page of the tree, every article, parts of lists, a search without a result, and an address without a page. */
export function everyAddress(language: Language): string[] {
  const place = language === 'de' ? 'ort' : 'miejsce';
  return [
    ...[...pagesOf(language), ...articlesOf(language), pastEventOf(language)],
    ...listPartsOf(language),
    { path: `${pageOf(language, 'locations').path}?${place}=Atlantis` },
    { path: nowhere[language] },
  ].map(({ path }) => path);
}

const of = (language: Language) => (path: string) => ({ language, path });

const byLength = (one: { length: number }, other: { length: number }) => other.length - one.length;
