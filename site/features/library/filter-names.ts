import type { FileKind, printKey } from '@oilway/store/library/search/facets.ts';
import type { Locale } from '@oilway/store/locales.ts';

const names: Record<Locale, Record<FileKind | typeof printKey, string>> = {
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

/** Returns the display name of a filter; a year is its own name. */
export function filterName(key: string, locale: Locale): string {
  return names[locale][key as FileKind] ?? key;
}

/** Returns the key of a filter given its key, or its name in either language, ignoring case. */
export function filterKey(nameOrKey: string): string | undefined {
  const word = nameOrKey.normalize('NFC').trim().toLowerCase();
  return keys.get(word) ?? (year.test(word) ? word : undefined);
}
