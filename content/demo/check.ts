import type { CollectionSlug, FlattenedField, Payload } from 'payload';
import { isWritten } from '../editing/country.ts';
import { languages } from '../languages.ts';
import type { DemoEntry } from './entries.ts';
import { DemoError } from './files.ts';
import { fill } from './fill.ts';

/** What there is, and how it lies in the files: a folder of documents, a list of them in one file, or a global. */
const kinds: Readonly<Record<string, 'folder' | 'list' | 'global'>> = {
  media: 'folder',
  'location-categories': 'folder',
  locations: 'list',
  pages: 'folder',
  news: 'folder',
  events: 'folder',
  'contact-persons': 'list',
  departments: 'list',
  'social-posts': 'list',
  header: 'global',
  footer: 'global',
  'side-menus': 'global',
  settings: 'global',
  prices: 'global',
};

/** By collection, what its documents are called in the files, with their ids: 0 before they are stored. */
export function namesIn(entries: readonly DemoEntry[]): Map<string, Map<string, number>> {
  const ids = new Map(Object.keys(kinds).map((slug) => [slug, new Map<string, number>()]));
  for (const entry of entries) ids.get(entry.slug)?.set(nameOf(entry), 0);
  return ids;
}

/** Rows of a list are referred to by their titles, people by their names; what is written is another document in each country. */
export const nameOf = ({ data, locale, name, slug }: DemoEntry): string =>
  isWritten(slug) ? `${name}.${locale}` : (name ?? String(data.profileName ?? data.title));

/** @throws DemoError with everything that doesn't fit the schema or the other files. */
export function checkEntries(
  payload: Payload,
  entries: readonly DemoEntry[],
  ids: ReturnType<typeof namesIn>,
): void {
  const problems = shortcomingsOf(entries);
  for (const entry of entries)
    fill(fieldsOf(payload, entry.slug), entry.data, { entry, ids, problems });
  if (problems.length > 0) throw new DemoError(problems);
  for (const language of languages)
    parentsFirst(entries.filter(({ locale, slug }) => slug === 'pages' && locale === language));
}

/** What is of no kind or in one language only, and kinds that are not there. */
function shortcomingsOf(entries: readonly DemoEntry[]): string[] {
  const missing = Object.keys(kinds).filter((kind) => !entries.some(({ slug }) => slug === kind));
  return [
    ...missing.map((kind) => `There is no file of ${kind}`),
    ...entries.flatMap((entry) => {
      const { name, order, problem, slug } = entry;
      const kind = order ? 'list' : name ? 'folder' : 'global';
      if (kinds[slug] !== kind) return [problem([], `the demo content has no ${kind} "${slug}"`)];
      if (slug === 'media' || (order ?? 1) > 1) return [];
      const other = languages.find((one) => one !== entry.locale);
      const same = entries.filter((one) => one.slug === slug && one.name === name);
      const first = same.find(({ locale }) => locale === entry.locale);
      return [
        ...(first === entry ? [] : [problem([], `is a second "${name}"`)]),
        ...(same.some(({ locale }) => locale === other)
          ? []
          : [problem([], `has no counterpart in the language "${other}"`)]),
      ];
    }),
  ];
}

export function fieldsOf(payload: Payload, slug: string): FlattenedField[] {
  return (
    payload.collections[slug as CollectionSlug]?.config.flattenedFields ??
    payload.config.globals.find((one) => one.slug === slug)?.flattenedFields ??
    []
  );
}

/** @throws DemoError where a page is below itself. */
export function parentsFirst(pages: readonly DemoEntry[]): DemoEntry[] {
  const depth = ({ data, problem }: DemoEntry, seen = 0): number => {
    if (seen > pages.length) throw new DemoError([problem(['parent'], 'is below the page itself')]);
    const parent = pages.find(({ name }) => name === data.parent);
    return parent ? depth(parent, seen + 1) + 1 : 0;
  };
  return pages
    .map((page) => ({ page, depth: depth(page) }))
    .sort((one, other) => one.depth - other.depth)
    .map(({ page }) => page);
}
