/** One page of each template. */
import { full } from './full.ts';
import {
  articlesOf,
  type Language,
  languages,
  listPagesOf,
  pageOf,
  pagesOf,
  pastEventOf,
} from './pages.ts';

export interface Template {
  language: Language;
  path: string;
}

/** Pages that contain every block and every layout of the demo content; `demo.test.ts` checks the blocks. */
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

export const notFoundPaths = { de: '/gibt-es-nicht', pl: '/pl/nie-ma' } as const;

/** Returns the pages, alternating between German and Polish; in the full run all pages of both. */
export function templates(): Template[] {
  if (full) return languages.flatMap((language) => allPaths(language).map(toTemplate(language)));
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
    { language: 'de', path: listPagesOf('de').at(-1)?.path ?? '' },
    { language: 'pl', path: `${pageOf('pl', 'locations').path}?miejsce=Atlantis` },
    { language: 'de', path: notFoundPaths.de },
  ];
}

/** Returns the paths of every page and article, list pages, a search without results, and a missing page. */
export function allPaths(language: Language): string[] {
  const place = language === 'de' ? 'ort' : 'miejsce';
  return [
    ...[...pagesOf(language), ...articlesOf(language), pastEventOf(language)],
    ...listPagesOf(language),
    { path: `${pageOf(language, 'locations').path}?${place}=Atlantis` },
    { path: notFoundPaths[language] },
  ].map(({ path }) => path);
}

const toTemplate = (language: Language) => (path: string) => ({ language, path });

const byLength = (one: { length: number }, other: { length: number }) => other.length - one.length;
