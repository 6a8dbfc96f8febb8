import { inboxes } from '@oilway/store/inboxes.ts';
import type { FlattenedField, Payload, SanitizedCollectionConfig } from 'payload';
import { execute } from './execute.ts';
import { databaseOf } from './session.ts';

/** The PostgreSQL extension for substring search. Debian ships it with `postgresql`, other distributions with `postgresql-contrib`. */
const extension = 'pg_trgm';

interface SearchedTable {
  table: string;
  /** Searched columns, without long texts: reading those from the table is faster than from an index that contains them. */
  searchColumns: string[];
  /** Default sort column. */
  sortColumn: string;
  /** Columns of filters and access rules. */
  filterColumns: string[];
  /** Columns of access rules, the country first; empty when everyone with access to the list reads all rows. */
  accessColumns: string[];
  /** Long text columns of filters. */
  longTextColumns: string[];
  /** Other sortable columns: searched and short, and not covered by another index. */
  sortableColumns: string[];
}

/** Fields that decide who may read an entry: see access/inbox-access.ts. */
const accessFields = ['cultureName', 'department'];
const restrictedLists: readonly string[] = [...inboxes, 'mails'];
const inboxTables = new Set<string>(inboxes.map((slug) => slug.replaceAll('-', '_')));

interface SearchIndex {
  name: string;
  statement: string;
}

type DrizzleTables = Record<string, Record<string, { name: string; dataType: string } | undefined>>;

const searchedTables = (payload: Payload): SearchedTable[] =>
  payload.config.collections
    .map((collection) => searchedTableOf(payload, collection))
    .filter(({ searchColumns }) => searchColumns.length > 0);

/** Localized fields are stored in another table and are not included. */
function searchedTableOf(
  payload: Payload,
  { admin, defaultSort, flattenedFields, slug }: SanitizedCollectionConfig,
): SearchedTable {
  const table = slug.replaceAll('-', '_');
  const columns = (payload.db.tables as DrizzleTables)[table];
  const columnOf = (field: string) => columns?.[field];
  const namesOf = (fields: readonly string[]) =>
    fields.flatMap((field) => columnOf(field)?.name ?? []);
  const searchFields = (admin.listSearchableFields ?? []).filter(
    (field) => columnOf(field)?.dataType === 'string',
  );
  const sortField = String(defaultSort ?? '-createdAt').replace(/^-/, '');
  const fieldsByName = new Map(flattenedFields.map((field) => [field.name, field]));
  const indexed = flattenedFields.flatMap((field) =>
    'index' in field && field.index ? [field.name] : [],
  );
  return {
    table,
    searchColumns: namesOf(
      searchFields.filter((field) => fieldsByName.get(field)?.type !== 'textarea'),
    ),
    sortColumn: columnOf(sortField)?.name ?? 'created_at',
    filterColumns: namesOf(
      indexed.filter((name) => !searchFields.includes(name) && name !== sortField),
    ),
    accessColumns: restrictedLists.includes(slug)
      ? namesOf(accessFields.filter((name) => fieldsByName.has(name)))
      : [],
    longTextColumns: namesOf(
      [...fieldsByName.values()].filter(isFilteredText).map(({ name }) => name),
    ),
    sortableColumns: namesOf(searchFields.filter((name) => isSortableText(fieldsByName.get(name)))),
  };
}

/** PostgreSQL limits an index entry to 2,704 bytes; a row with a longer text could not be stored. */
const maxIndexedLength = 500;

const isSortableText = (field: FlattenedField | undefined): boolean =>
  field?.type === 'text' &&
  !field.admin?.disableListColumn &&
  (field.maxLength ?? Number.POSITIVE_INFINITY) <= maxIndexedLength &&
  !field.index &&
  !field.unique;

const isFilteredText = ({ type, ...field }: FlattenedField): boolean =>
  type === 'textarea' &&
  !(field as { admin?: { disableListFilter?: boolean } }).admin?.disableListFilter;

/**
 * Creates the search indexes of the studio's lists. Runs after every migration: the server may get the extension later, and a migration creates
 * Payload's own version of an index.
 */
export async function createSearchIndexes(payload: Payload): Promise<void> {
  if (databaseOf(payload).dialect === 'sqlite') {
    for (const { name, statement } of await missingSearchIndexes(payload)) {
      await execute(payload, `DROP INDEX IF EXISTS "${name}"`);
      await execute(payload, statement);
    }
    await analyzeTables(payload);
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
    for (const { table } of searchedTables(payload))
      await execute(payload, `DROP INDEX CONCURRENTLY IF EXISTS "${table}_readers_idx"`);
  } catch (error) {
    payload.logger.warn(
      { err: error },
      'searches of long lists are slow: see Growth in docs/operating.md',
    );
  }
}

/**
 * Runs SQLite's ANALYZE, so that the planner picks the most selective index. PostgreSQL analyzes automatically. Samples tables that changed much, in
 * milliseconds.
 */
export async function analyzeTables(payload: Payload): Promise<void> {
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
  const existing = new Map(rows.map(({ name, sql }) => [name, sql]));
  return searchedTables(payload)
    .flatMap(
      ({ filterColumns, sortColumn, accessColumns, searchColumns, table, longTextColumns }) => {
        const index = (suffix: string, columns: readonly string[]) => {
          const name = `${table}_${suffix}_idx`;
          const columnList = [...new Set(columns)].map((one) => `"${one}"`).join(', ');
          return { name, statement: `CREATE INDEX "${name}" ON "${table}" (${columnList})` };
        };
        const [first] = accessColumns;
        return [
          ...(sortColumn === 'id'
            ? []
            : [index(sortColumn, [sortColumn, ...searchColumns, ...filterColumns])]),
          ...(first
            ? [index(first, [...accessColumns, sortColumn, ...searchColumns, ...filterColumns])]
            : []),
          ...(inboxTables.has(table) && longTextColumns.length > 0
            ? [index('texts', longTextColumns)]
            : []),
        ];
      },
    )
    .filter(({ name, statement }) => existing.get(name) !== statement);
}

/** A trigram index, and one on the columns of access rules. Both are built concurrently with writes. */
async function missingOnPostgres(payload: Payload): Promise<SearchIndex[]> {
  const rows = await execute(
    payload,
    `SELECT relname AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE indisvalid AND pg_table_is_visible(indexrelid)`,
  );
  const existing = new Set(rows.map(({ name }) => String(name)));
  // Uses the schema of the extension, which depends on the server.
  const [extensionSchema] = await execute(
    payload,
    `SELECT quote_ident(nspname) AS schema FROM pg_extension
     JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = '${extension}'`,
  );
  const operatorClass = extensionSchema ? `${extensionSchema.schema}.gin_trgm_ops` : 'gin_trgm_ops';
  return searchedTables(payload)
    .flatMap((list) => postgresIndexesOf(list, operatorClass))
    .filter(({ name }) => !existing.has(name));
}

function postgresIndexesOf(
  {
    sortColumn,
    accessColumns,
    searchColumns,
    sortableColumns,
    table,
    longTextColumns,
  }: SearchedTable,
  operatorClass: string,
): SearchIndex[] {
  const quoted = (columns: readonly string[], operators = '') =>
    columns.map((column) => `"${column}"${operators}`).join(', ');
  const index = (suffix: string, using: string) => {
    const name = `${table}_${suffix}_idx`;
    return { name, statement: `CREATE INDEX CONCURRENTLY "${name}" ON "${table}" ${using}` };
  };
  // Sorted within a country, so that reading two of many departments sorts no more rows than reading all.
  const [country = '', ...others] = accessColumns;
  const orderedColumns = [country, sortColumn, ...others];
  return [
    index('search', `USING gin (${quoted(searchColumns, ` ${operatorClass}`)})`),
    ...(longTextColumns.length > 0
      ? [index('texts', `USING gin (${quoted(longTextColumns, ` ${operatorClass}`)})`)]
      : []),
    ...sortableColumns.map((column) => index(`${column}_order`, `("${column}")`)),
    ...(accessColumns.length > 0 ? [index('readers_order', `(${quoted(orderedColumns)})`)] : []),
  ];
}
