import type { IndexedFile } from '../index-entries.ts';

/** In display order. */
export const kinds = ['pdf', 'text', 'table', 'image', 'archive', 'link', 'other'] as const;

/** The displayed file type. */
export type FileKind = (typeof kinds)[number];

/** The key of the filter for files with a print version. */
export const printKey = 'print';

const groups = ['kind', 'print', 'year'] as const;
type FilterGroup = (typeof groups)[number];

/** A file's filter key per group; `print` is empty for a file without a print version. */
export type FileTraits = Readonly<Record<FilterGroup, string>>;

export interface FoundFilter {
  key: string;
  group: FilterGroup;
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

const known = new Map<string, FileTraits>();

/** Returns a file's filters; the same object for equal filters. */
export function traitsOf(file: IndexedFile): FileTraits {
  const traits = {
    kind: kindOf(file),
    print: file.hasPrintFile ? printKey : '',
    year: file.date.slice(0, 4),
  };
  const key = Object.values(traits).join();
  known.set(key, known.get(key) ?? traits);
  return known.get(key) ?? traits;
}

const groupOf = (key: string): FilterGroup =>
  key === printKey ? 'print' : /^\d+$/.test(key) ? 'year' : 'kind';

/**
 * Filters files by keys: OR within a group, AND between groups; an unknown key matches nothing.
 * @returns the matching files, and every filter that occurs among all files or is selected: kinds in display order, print, years from the newest.
 */
export function filterFiles<File extends { traits: FileTraits }>(
  files: readonly File[],
  keys: readonly string[],
): { passing: File[]; filters: FoundFilter[] } {
  const chosen: Record<FilterGroup, Set<string>> = {
    kind: new Set(),
    print: new Set(),
    year: new Set(),
  };
  for (const key of keys) chosen[groupOf(key)].add(key);
  const found = new Map<string, FoundFilter>();
  const add = (group: FilterGroup, key: string, count: number) => {
    const filter = found.get(key) ?? { key, group, count: 0, chosen: chosen[group].has(key) };
    filter.count += count;
    found.set(key, filter);
  };
  for (const key of keys)
    if (groupOf(key) !== 'kind' || kinds.includes(key as never)) add(groupOf(key), key, 0);
  const counts = new Map<FileTraits, number>();
  for (const { traits } of files) counts.set(traits, (counts.get(traits) ?? 0) + 1);
  const passingTraits = new Set<FileTraits>();
  for (const [traits, count] of counts) {
    const failed = groups.filter(
      (group) => chosen[group].size > 0 && !chosen[group].has(traits[group]),
    );
    if (failed.length === 0) passingTraits.add(traits);
    for (const group of groups)
      if (traits[group] !== '')
        add(group, traits[group], failed.every((other) => other === group) ? count : 0);
  }
  const passing = files.filter(({ traits }) => passingTraits.has(traits));
  return { passing, filters: [...found.values()].sort(inOrder) };
}

const inOrder = (one: FoundFilter, other: FoundFilter) =>
  groups.indexOf(one.group) - groups.indexOf(other.group) ||
  kinds.indexOf(one.key as never) - kinds.indexOf(other.key as never) ||
  other.key.localeCompare(one.key);
