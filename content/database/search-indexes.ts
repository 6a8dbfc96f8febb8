import type { Payload, SanitizedCollectionConfig } from 'payload';
import { execute } from './execute.ts';

/** What finds letters in the middle of words on PostgreSQL. Debian's `postgresql` has it, others have it in `postgresql-contrib`. */
const extension = 'pg_trgm';

/** A list of the studio that can be searched, in the words of its table. */
interface SearchedList {
  table: string;
  /** What the search asks. */
  searched: string[];
  /** What the list is in the order of, if nothing else is asked. */
  order: string;
  /** What it is filtered by, and what decides who sees an entry. */
  filtered: string[];
}

interface SearchIndex {
  name: string;
  statement: string;
}

interface DrizzleTables {
  tables: Record<string, Record<string, { name: string; dataType: string } | undefined>>;
  tableNameMap: Map<string, string>;
}

const searchedLists = (payload: Payload): SearchedList[] =>
  payload.config.collections
    .map((collection) => listOf(payload, collection))
    .filter(({ searched }) => searched.length > 0);

/** What differs from language to language has a table of its own, and is not among it. */
function listOf(
  { db }: Payload,
  { admin, defaultSort, flattenedFields, slug }: SanitizedCollectionConfig,
): SearchedList {
  const { tableNameMap, tables } = db as unknown as DrizzleTables;
  const table = tableNameMap.get(slug.replaceAll('-', '_')) ?? '';
  const columnOf = (field: string) => tables[table]?.[field];
  const namesOf = (fields: readonly string[]) =>
    fields.flatMap((field) => columnOf(field)?.name ?? []);
  const texts = (admin.listSearchableFields ?? []).filter(
    (field) => columnOf(field)?.dataType === 'string',
  );
  const sort = String(defaultSort ?? '-createdAt').replace(/^-/, '');
  const indexed = flattenedFields.flatMap((field) =>
    'index' in field && field.index ? [field.name] : [],
  );
  return {
    table,
    searched: namesOf(texts),
    order: columnOf(sort)?.name ?? 'created_at',
    filtered: namesOf(indexed.filter((name) => !texts.includes(name) && name !== sort)),
  };
}

/**
 * Makes the indexes by which the studio's lists are searched. After every migration: a server may get its extension later, and a migration
 * makes an index of Payload's as it knows it.
 */
export async function makeSearchIndexes(payload: Payload): Promise<void> {
  if (payload.db.name !== 'postgres') {
    for (const { name, statement } of await missingSearchIndexes(payload)) {
      await execute(payload, `DROP INDEX IF EXISTS "${name}"`);
      await execute(payload, statement);
    }
    return;
  }
  try {
    const missing = await missingSearchIndexes(payload);
    if (missing.length > 0) await execute(payload, `CREATE EXTENSION IF NOT EXISTS ${extension}`);
    for (const { name, statement } of missing) {
      // What is left of a try that was broken off serves nobody.
      await execute(payload, `DROP INDEX CONCURRENTLY IF EXISTS "${name}"`);
      await execute(payload, statement);
    }
  } catch (error) {
    payload.logger.warn({ err: error }, 'long lists are searched slowly: see Growth');
  }
}

/** Those that are not there, or not whole. */
export const missingSearchIndexes = (payload: Payload): Promise<SearchIndex[]> =>
  payload.db.name === 'postgres' ? missingOnPostgres(payload) : missingOnSqlite(payload);

/**
 * The index of a list's order holds all that a search and its filters ask, too: of 100,000 messages it is 15 MB that are read in place of
 * 100. Beside the one that Payload makes, which is shorter, SQLite would not take it.
 */
async function missingOnSqlite(payload: Payload): Promise<SearchIndex[]> {
  const rows = await execute(payload, "SELECT name, sql FROM sqlite_master WHERE type = 'index'");
  const there = new Map(rows.map(({ name, sql }) => [name, sql]));
  return searchedLists(payload)
    .filter(({ order }) => order !== 'id')
    .map(({ filtered, order, searched, table }) => {
      const name = `${table}_${order}_idx`;
      const columns = [...new Set([order, ...searched, ...filtered])].map((one) => `"${one}"`);
      return { name, statement: `CREATE INDEX "${name}" ON "${table}" (${columns.join(', ')})` };
    })
    .filter(({ name, statement }) => there.get(name) !== statement);
}

/** One that knows each three letters in a row. It is made while others write. */
async function missingOnPostgres(payload: Payload): Promise<SearchIndex[]> {
  const rows = await execute(
    payload,
    `SELECT relname AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE indisvalid AND pg_table_is_visible(indexrelid)`,
  );
  const there = new Set(rows.map(({ name }) => String(name)));
  // By the schema that the extension lies in, which is the server's affair.
  const [found] = await execute(
    payload,
    `SELECT quote_ident(nspname) AS schema FROM pg_extension
     JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = '${extension}'`,
  );
  const operators = found ? `${found.schema}.gin_trgm_ops` : 'gin_trgm_ops';
  return searchedLists(payload)
    .map(({ searched, table }) => {
      const name = `${table}_search_idx`;
      const on = searched.map((column) => `"${column}" ${operators}`).join(', ');
      const statement = `CREATE INDEX CONCURRENTLY "${name}" ON "${table}" USING gin (${on})`;
      return { name, statement };
    })
    .filter(({ name }) => !there.has(name));
}
