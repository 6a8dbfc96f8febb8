import { inboxes } from '@oilway/store/inboxes.ts';
import type { FlattenedField, Payload, SanitizedCollectionConfig } from 'payload';
import { execute } from './execute.ts';
import { databaseOf } from './session.ts';

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
  /** What decides who sees an entry, the country first; none where all who see the list see all of it. */
  readers: string[];
  /** Long texts that it is filtered by. */
  texts: string[];
  /** What else a press on the head of a column puts it in the order of: what is searched and short, as far as nothing else knows it. */
  sorted: string[];
}

/** Fields that say who may read an entry of these lists: see access/own-entries.ts. */
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

/** What differs from language to language has a table of its own, and is not among it. */
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

/** An index of PostgreSQL takes 2,704 bytes of a text: a longer one would not be stored at all. */
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
 * Makes the indexes by which the studio's lists are searched. After every migration: a server may get its extension later, and a migration
 * makes an index of Payload's as it knows it.
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
      // What is left of a try that was broken off serves nobody.
      await execute(payload, `DROP INDEX CONCURRENTLY IF EXISTS "${name}"`);
      await execute(payload, statement);
    }
    // Another one has its place.
    for (const { table } of searchedLists(payload))
      await execute(payload, `DROP INDEX CONCURRENTLY IF EXISTS "${table}_readers_idx"`);
  } catch (error) {
    payload.logger.warn({ err: error }, 'long lists are searched slowly: see Growth');
  }
}

/**
 * Lets SQLite count how many rows the values of each index have, so that it takes the one that leaves the fewest. PostgreSQL does that by
 * itself. It looks at some rows of what has changed much, and takes milliseconds.
 */
export async function learnSizes(payload: Payload): Promise<void> {
  if (databaseOf(payload).dialect === 'postgres') return;
  for (const pragma of ['analysis_limit = 1000', 'optimize = 0x10002'])
    await execute(payload, `PRAGMA ${pragma}`);
}

/** Those that are not there, or not whole. */
export const missingSearchIndexes = (payload: Payload): Promise<SearchIndex[]> =>
  databaseOf(payload).dialect === 'postgres'
    ? missingOnPostgres(payload)
    : missingOnSqlite(payload);

/**
 * The index of a list's order holds all that a search and its filters ask, too: of 100,000 messages it is 15 MB that are read in place of
 * 100. So does the one of the country, from which those who see a part of the list read theirs alone. Beside the ones that Payload makes,
 * which are shorter, SQLite would not take them. The long texts of an inbox have one of their own: in the others they would be read each
 * time, and one that began with the order as well would be taken for it.
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

/** One that knows each three letters in a row, and one of who may read. They are made while others write. */
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
  // In the order of the list within a country: who reads two departments of many has no more to sort than who reads all.
  const [country = '', ...others] = readers;
  const inOrder = [country, order, ...others];
  return [
    made('search', `USING gin (${quoted(searched, ` ${letters}`)})`),
    ...(texts.length > 0 ? [made('texts', `USING gin (${quoted(texts, ` ${letters}`)})`)] : []),
    ...sorted.map((column) => made(`${column}_order`, `("${column}")`)),
    ...(readers.length > 0 ? [made('readers_order', `(${quoted(inOrder)})`)] : []),
  ];
}
