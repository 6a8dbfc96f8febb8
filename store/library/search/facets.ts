import type { IndexedFile } from '../index-entries.ts';

/** In display order. */
export const kinds = ['pdf', 'text', 'table', 'image', 'archive', 'link', 'other'] as const;

/** The displayed file type. */
export type FileKind = (typeof kinds)[number];

/** The key of the filter for files with a print version. */
export const printKey = 'print';

const facets = ['kind', 'print', 'year'] as const;
type Facet = (typeof facets)[number];

/** A file's filter key per group; `print` is empty for a file without a print version. */
export type FileFacets = Readonly<Record<Facet, string>>;

export interface FacetFilter {
  key: string;
  group: Facet;
  /** The number of results with this filter and those of the other groups. */
  count: number;
  chosen: boolean;
}

const byMediaType: Record<string, FileKind> = {
  'application/pdf': 'pdf',
  'text/plain': 'text',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'text',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'table',
  'application/zip': 'archive',
};

function kindOf({ hasFile, mediaType }: Pick<IndexedFile, 'hasFile' | 'mediaType'>): FileKind {
  if (!hasFile) return 'link';
  return byMediaType[mediaType] ?? (mediaType.startsWith('image/') ? 'image' : 'other');
}

const interned = new Map<string, FileFacets>();

/** Returns a file's filters; the same object for equal filters. */
export function facetsOf(file: IndexedFile): FileFacets {
  const facets = {
    kind: kindOf(file),
    print: file.hasPrintFile ? printKey : '',
    year: file.date.slice(0, 4),
  };
  const key = Object.values(facets).join();
  interned.set(key, interned.get(key) ?? facets);
  return interned.get(key) ?? facets;
}

const facetOf = (key: string): Facet =>
  key === printKey ? 'print' : /^\d+$/.test(key) ? 'year' : 'kind';

/**
 * Filters files by keys: OR within a group, AND between groups; an unknown key matches nothing.
 * @returns the matching files, and every filter that occurs among all files or is selected: kinds in display order, print, years from the newest.
 */
export function filterFiles<File extends { facets: FileFacets }>(
  files: readonly File[],
  keys: readonly string[],
): { passing: File[]; filters: FacetFilter[] } {
  const chosen: Record<Facet, Set<string>> = {
    kind: new Set(),
    print: new Set(),
    year: new Set(),
  };
  for (const key of keys) chosen[facetOf(key)].add(key);
  const found = new Map<string, FacetFilter>();
  const add = (group: Facet, key: string, count: number) => {
    const filter = found.get(key) ?? { key, group, count: 0, chosen: chosen[group].has(key) };
    filter.count += count;
    found.set(key, filter);
  };
  for (const key of keys)
    if (facetOf(key) !== 'kind' || kinds.includes(key as never)) add(facetOf(key), key, 0);
  const counts = new Map<FileFacets, number>();
  for (const file of files) counts.set(file.facets, (counts.get(file.facets) ?? 0) + 1);
  const matchingFacets = new Set<FileFacets>();
  for (const [fileFacets, count] of counts) {
    const failed = facets.filter(
      (group) => chosen[group].size > 0 && !chosen[group].has(fileFacets[group]),
    );
    if (failed.length === 0) matchingFacets.add(fileFacets);
    for (const group of facets)
      if (fileFacets[group] !== '')
        add(group, fileFacets[group], failed.every((other) => other === group) ? count : 0);
  }
  const matching = files.filter((file) => matchingFacets.has(file.facets));
  return { passing: matching, filters: [...found.values()].sort(byDisplayOrder) };
}

const byDisplayOrder = (one: FacetFilter, other: FacetFilter) =>
  facets.indexOf(one.group) - facets.indexOf(other.group) ||
  kinds.indexOf(one.key as never) - kinds.indexOf(other.key as never) ||
  other.key.localeCompare(one.key);
