import { countryOf, type Locale, timeZones } from '@oilway/store/locales.ts';
import { getTranslation } from '@payloadcms/translations';
import type { CollectionSlug, Field, PayloadRequest } from 'payload';
import { findAllOptions } from '../database/queries.ts';
import { idOf } from '../id-of.ts';

/** A CSV column: a field by its label. */
export interface Column {
  name: string;
  heading: string;
  field: Field;
}

export interface Row {
  cultureName: Locale;
  [name: string]: unknown;
}

/**
 * Converts entries to cells in the language of the request: labels instead of codes, names instead of ids, times in the time zone of the entry's
 * country.
 */
export async function cellsOf(
  columns: readonly Column[],
  rows: readonly Row[],
  req: PayloadRequest,
): Promise<string[][]> {
  const names = new Map<string, Names>();
  for (const { field, name } of columns)
    if (field.type === 'relationship')
      names.set(name, await namesOf(field.relationTo as CollectionSlug, name, rows, req));
  return rows.map((row) =>
    columns.map((column) => cell(row[column.name], column, row, names.get(column.name), req)),
  );
}

function cell(
  value: unknown,
  column: Column,
  row: Row,
  names: Names | undefined,
  req: PayloadRequest,
): string {
  if (Array.isArray(value))
    return value.map((one) => cell(one, column, row, names, req)).join(', ');
  if (value === null || value === undefined) return '';
  if (names) return names(idOf(value), row.cultureName);
  const { field } = column;
  if (field.type === 'select') return labelOf(field.options, String(value), req);
  return field.type === 'date' ? timeOf(String(value), row.cultureName, req) : String(value);
}

type Options = Extract<Field, { type: 'select' }>['options'];

function labelOf(options: Options, value: string, { i18n }: PayloadRequest): string {
  const found = options.find((one) => typeof one === 'object' && one.value === value);
  return typeof found === 'object' ? String(getTranslation(found.label as string, i18n)) : value;
}

/** Returns date and time to the minute, in the country's time zone. */
function timeOf(moment: string, locale: Locale, { i18n }: PayloadRequest): string {
  return formatOf(i18n.language, locale).format(new Date(moment));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Cached: each instance takes some 20 kB outside of V8's heap, which the garbage collector does not free in time when a long table creates two for
 * each line.
 */
function formatOf(language: string, locale: Locale): Intl.DateTimeFormat {
  const cached = formats.get(`${language} ${locale}`);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZones[locale ?? 'de-DE'],
  });
  formats.set(`${language} ${locale}`, made);
  return made;
}

/** Returns the name of a related document, in the language of the entry's country if that exists. */
type Names = (id: unknown, locale: Locale) => string;

/** Reads names without access control: the assignee of a readable entry is visible. */
async function namesOf(
  collection: CollectionSlug,
  name: string,
  rows: readonly Row[],
  { payload }: PayloadRequest,
): Promise<Names> {
  const title = payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const ids = [...new Set(rows.map((row) => idOf(row[name])).filter((id) => id !== undefined))];
  const { docs } = await payload.find({
    ...findAllOptions,
    collection,
    where: { id: { in: ids } },
    locale: 'all',
    select: { [title]: true },
  });
  const found = new Map(
    docs.map((doc): [unknown, unknown] => [doc.id, new Map(Object.entries(doc)).get(title)]),
  );
  return (id, locale) => {
    const value = found.get(id);
    if (typeof value !== 'object' || value === null) return String(value ?? '');
    const { de, pl } = value as { de?: string | null; pl?: string | null };
    return (countryOf(locale) === 'pl' ? (pl ?? de) : (de ?? pl)) ?? '';
  };
}
