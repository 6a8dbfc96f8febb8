import { inboxes } from '@oilway/store/inboxes.ts';
import type { FlattenedField, Payload, SanitizedCollectionConfig } from 'payload';
import { execute } from './execute.ts';
import { databaseOf } from './session.ts';

/** The PostgreSQL extension for substring search. Debian ships it with `postgresql`, other distributions with `postgresql-contrib`. */
const extension = 'pg_trgm';

/** A searchable list of the studio, by the columns of its table. */
interface SearchedList {
  table: string;
  /** Searched columns. */
  searched: string[];
  /** Default sort column. */
  order: string;
  /** Columns of filters and access rules. */
  filtered: string[];
  /** Columns of access rules, the country first; empty when everyone with access to the list reads all rows. */
  readers: string[];
  /** Long text columns of filters. */
  texts: string[];
  /** Other sortable columns: searched and short, and not covered by another index. */
  sorted: string[];
}

/** Fields that decide who may read an entry: see access/own-entries.ts. */
const readers = ['cultureName', 'department'];
const listsWithReaders: readonly string[] = [...inboxes, 'mails'];
const inboxTables = new Set<string>(inboxes.map((slug) => slug.replaceAll('-', '_')));

interface SearchIndex {
  name: string;
  statement: string;
}

type DrizzleTables = Record<string, Record<string, { name: string; dataType: string } | undefined>>;

const searchedLists = (payload: Payload): SearchedList[] =>
  payload.config.collections
    .map((collection) => listOf(payload, collection))
    .filter(({ searched }) => searched.length > 0);

/** Localized fields are stored in another table and are not included. */
function listOf(
  payload: Payload,
  { admin, defaultSort, flattenedFields, slug }: SanitizedCollectionConfig,
): SearchedList {
  const table = slug.replaceAll('-', '_');
  const columns = (payload.db.tables as DrizzleTables)[table];
  const columnOf = (field: string) => columns?.[field];
  const namesOf = (fields: readonly string[]) =>
    fields.flatMap((field) => columnOf(field)?.name ?? []);
  const texts = (admin.listSearchableFields ?? []).filter(
    (field) => columnOf(field)?.dataType === 'string',
  );
  const sort = String(defaultSort ?? '-createdAt').replace(/^-/, '');
  const named = new Map(flattenedFields.map((field) => [field.name, field]));
  const indexed = flattenedFields.flatMap((field) =>
    'index' in field && field.index ? [field.name] : [],
  );
  return {
    table,
    searched: namesOf(texts),
    order: columnOf(sort)?.name ?? 'created_at',
    filtered: namesOf(indexed.filter((name) => !texts.includes(name) && name !== sort)),
    readers: listsWithReaders.includes(slug)
      ? namesOf(readers.filter((name) => named.has(name)))
      : [],
    texts: namesOf([...named.values()].filter(isFilteredText).map(({ name }) => name)),
    sorted: namesOf(texts.filter((name) => isShortAndNew(named.get(name)))),
  };
}

/** PostgreSQL limits an index entry to 2,704 bytes; a row with a longer text could not be stored. */
const longestOrdered = 500;

const isShortAndNew = (field: FlattenedField | undefined): boolean =>
  field?.type === 'text' &&
  (field.maxLength ?? Number.POSITIVE_INFINITY) <= longestOrdered &&
  !field.index &&
  !field.unique;

const isFilteredText = ({ type, ...field }: FlattenedField): boolean =>
  type === 'textarea' &&
  !(field as { admin?: { disableListFilter?: boolean } }).admin?.disableListFilter;

/**
 * Creates the search indexes of the studio's lists. Runs after every migration: the server may get the extension later, and a migration creates
 * Payload's own version of an index.
 */
export async function makeSearchIndexes(payload: Payload): Promise<void> {
  if (databaseOf(payload).dialect === 'sqlite') {
    for (const { name, statement } of await missingSearchIndexes(payload)) {
      await execute(payload, `DROP INDEX IF EXISTS "${name}"`);
      await execute(payload, statement);
    }
    await learnSizes(payload);
    return;
  }
  try {
    const missing = await missingSearchIndexes(payload);
    if (missing.length > 0) await execute(payload, `CREATE EXTENSION IF NOT EXISTS ${extension}`);
    for (const { name, statement } of missing) {
      // Removes the invalid index of an interrupted attempt.
      await execute(payload, `DROP INDEX CONCURRENTLY IF EXISTS "${name}"`);
      await execute(payload, statement);
    }
    // Replaced by `…_readers_order_idx`.
    for (const { table } of searchedLists(payload))
      await execute(payload, `DROP INDEX CONCURRENTLY IF EXISTS "${table}_readers_idx"`);
  } catch (error) {
    payload.logger.warn({ err: error }, 'long lists are searched slowly: see Growth');
  }
}

/**
 * Runs SQLite's ANALYZE, so that the planner picks the most selective index. PostgreSQL analyzes automatically. Samples tables that changed much, in
 * milliseconds.
 */
export async function learnSizes(payload: Payload): Promise<void> {
  if (databaseOf(payload).dialect === 'postgres') return;
  for (const pragma of ['analysis_limit = 1000', 'optimize = 0x10002'])
    await execute(payload, `PRAGMA ${pragma}`);
}

/** Returns the search indexes that are missing or invalid. */
export const missingSearchIndexes = (payload: Payload): Promise<SearchIndex[]> =>
  databaseOf(payload).dialect === 'postgres'
    ? missingOnPostgres(payload)
    : missingOnSqlite(payload);

/**
 * Covering indexes for the sort order, search and filters of a list: of 100,000 messages 15 MB are read instead of 100. The index on the country
 * limits the rows for those who read a part of the list. SQLite would prefer Payload's shorter indexes, which are therefore replaced. The long texts
 * of an inbox have a separate index: within the others they would be read each time, and an index that also began with the sort column would be
 * chosen instead.
 */
async function missingOnSqlite(payload: Payload): Promise<SearchIndex[]> {
  const rows = await execute(payload, "SELECT name, sql FROM sqlite_master WHERE type = 'index'");
  const there = new Map(rows.map(({ name, sql }) => [name, sql]));
  return searchedLists(payload)
    .flatMap(({ filtered, order, readers, searched, table, texts }) => {
      const index = (of: string, columns: readonly string[]) => {
        const name = `${table}_${of}_idx`;
        const listed = [...new Set(columns)].map((one) => `"${one}"`).join(', ');
        return { name, statement: `CREATE INDEX "${name}" ON "${table}" (${listed})` };
      };
      const [first] = readers;
      return [
        ...(order === 'id' ? [] : [index(order, [order, ...searched, ...filtered])]),
        ...(first ? [index(first, [...readers, order, ...searched, ...filtered])] : []),
        ...(inboxTables.has(table) && texts.length > 0 ? [index('texts', texts)] : []),
      ];
    })
    .filter(({ name, statement }) => there.get(name) !== statement);
}

/** A trigram index, and one on the columns of access rules. Both are built concurrently with writes. */
async function missingOnPostgres(payload: Payload): Promise<SearchIndex[]> {
  const rows = await execute(
    payload,
    `SELECT relname AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE indisvalid AND pg_table_is_visible(indexrelid)`,
  );
  const there = new Set(rows.map(({ name }) => String(name)));
  // Uses the schema of the extension, which depends on the server.
  const [found] = await execute(
    payload,
    `SELECT quote_ident(nspname) AS schema FROM pg_extension
     JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = '${extension}'`,
  );
  const letters = found ? `${found.schema}.gin_trgm_ops` : 'gin_trgm_ops';
  return searchedLists(payload)
    .flatMap((list) => postgresIndexesOf(list, letters))
    .filter(({ name }) => !there.has(name));
}

function postgresIndexesOf(
  { order, readers, searched, sorted, table, texts }: SearchedList,
  letters: string,
): SearchIndex[] {
  const quoted = (columns: readonly string[], operators = '') =>
    columns.map((column) => `"${column}"${operators}`).join(', ');
  const made = (of: string, using: string) => {
    const name = `${table}_${of}_idx`;
    return { name, statement: `CREATE INDEX CONCURRENTLY "${name}" ON "${table}" ${using}` };
  };
  // Sorted within a country, so that reading two of many departments sorts no more rows than reading all.
  const [country = '', ...others] = readers;
  const inOrder = [country, order, ...others];
  return [
    made('search', `USING gin (${quoted(searched, ` ${letters}`)})`),
    ...(texts.length > 0 ? [made('texts', `USING gin (${quoted(texts, ` ${letters}`)})`)] : []),
    ...sorted.map((column) => made(`${column}_order`, `("${column}")`)),
    ...(readers.length > 0 ? [made('readers_order', `(${quoted(inOrder)})`)] : []),
  ];
}
