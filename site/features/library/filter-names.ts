import type { Culture } from '@oilway/store/cultures.ts';
import type { FileKind, printKey } from '@oilway/store/library/search/filters.ts';

const names: Record<Culture, Record<FileKind | typeof printKey, string>> = {
  'de-DE': {
    pdf: 'PDF',
    text: 'Texte',
    table: 'Tabellen',
    image: 'Bilder',
    archive: 'Archive',
    link: 'Links',
    other: 'Sonstiges',
    print: 'Mit Druckdatei',
  },
  'pl-PL': {
    pdf: 'PDF',
    text: 'Teksty',
    table: 'Tabele',
    image: 'Obrazy',
    archive: 'Archiwa',
    link: 'Linki',
    other: 'Inne',
    print: 'Z plikiem do druku',
  },
};

const keys = new Map(
  Object.values(names).flatMap((named) =>
    Object.entries(named).flatMap(([key, name]) => [
      [key, key] as const,
      [name.toLowerCase(), key] as const,
    ]),
  ),
);

const year = /^[12]\d{3}$/;

/** What a reader sees of a filter; a year is its own name. */
export function filterName(key: string, culture: Culture): string {
  return names[culture][key as FileKind] ?? key;
}

/** The key of a filter by its name in either language, in any case, or by the key itself. */
export function filterKey(nameOrKey: string): string | undefined {
  const word = nameOrKey.normalize('NFC').trim().toLowerCase();
  return keys.get(word) ?? (year.test(word) ? word : undefined);
}
