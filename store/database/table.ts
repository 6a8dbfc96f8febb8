import {
  boolean,
  index as pgIndex,
  integer as pgInteger,
  primaryKey as pgKey,
  numeric as pgNumeric,
  pgTable,
  text as pgText,
  customType as pgType,
  uniqueIndex as pgUnique,
} from 'drizzle-orm/pg-core';
import {
  type SQLiteColumn,
  type SQLiteColumnBuilderBase,
  index as sqliteIndex,
  integer as sqliteInteger,
  primaryKey as sqliteKey,
  numeric as sqliteNumeric,
  sqliteTable,
  text as sqliteText,
  customType as sqliteType,
  uniqueIndex as sqliteUnique,
} from 'drizzle-orm/sqlite-core';
import type { DbSession } from './db-session.ts';

const isoOf = (stored: string): string => new Date(stored).toISOString();
const parsed = (stored: unknown): unknown =>
  typeof stored === 'string' ? JSON.parse(stored) : stored;

/** Column types by the name of their builder, with the types that our code sees. */
const sqliteColumns = {
  text: (name: string) => sqliteText(name),
  integer: (name: string) => sqliteInteger(name),
  /** A number field of Payload, stored as NUMERIC by both databases. */
  number: (name: string) => sqliteNumeric(name, { mode: 'number' }),
  boolean: (name: string) => sqliteInteger(name, { mode: 'boolean' }),
  /** A timestamp in milliseconds, as ISO 8601 in UTC. */
  timestamp: sqliteType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    fromDriver: isoOf,
    toDriver: isoOf,
  }),
  json: sqliteType<{ data: unknown; driverData: string }>({
    dataType: () => 'text',
    fromDriver: parsed,
    toDriver: (value) => JSON.stringify(value),
  }),
};

export type Columns = typeof sqliteColumns;

const postgresColumns = {
  text: (name: string) => pgText(name),
  integer: (name: string) => pgInteger(name),
  number: (name: string) => pgNumeric(name, { mode: 'number' }),
  boolean: (name: string) => boolean(name),
  timestamp: pgType<{ data: string; driverData: string }>({
    dataType: () => 'timestamp(3) with time zone',
    fromDriver: isoOf,
    toDriver: isoOf,
  }),
  json: pgType<{ data: unknown; driverData: unknown }>({
    dataType: () => 'jsonb',
    fromDriver: parsed,
    toDriver: (value) => JSON.stringify(value),
  }),
} as unknown as Columns;

/**
 * Declares a table of a Payload collection: the columns that the store uses, under our names. A column omitted in an insert is NULL, or gets the
 * default given here; the database's defaults are Payload's.
 * @returns a function that returns the table for a session's dialect.
 */
export const payloadTable = <
  Name extends string,
  Own extends Record<string, SQLiteColumnBuilderBase>,
>(
  name: Name,
  columns: (column: Columns) => Own,
) => storeTable(name, {}, columns);

/** Keys and indexes of a table, by our column names. */
interface Keys<Column> {
  /** The composite primary key, if there is one. */
  primaryKey?: readonly Column[];
  /** Columns with one index each. */
  index?: readonly Column[];
  /** Columns with one unique index each. */
  unique?: readonly Column[];
  /** WITHOUT ROWID on SQLite: row ids would reveal the order in which rows were inserted. */
  withoutRowid?: boolean;
}

/**
 * Declares a table without a Payload collection; the migrations of both databases are generated from it (`store/store-tables.ts`).
 * @returns a function that returns the table for a session's dialect.
 */
export function storeTable<
  Name extends string,
  Own extends Record<string, SQLiteColumnBuilderBase>,
>(name: Name, keys: Keys<NoInfer<keyof Own & string>>, columns: (column: Columns) => Own) {
  const sqlite = sqliteTable<Name, Own>(name, columns(sqliteColumns), (tableColumns) =>
    buildIndexes(name, keys, tableColumns as TableColumns, sqliteIndexBuilders),
  );
  const postgres = pgTable(
    name,
    columns(postgresColumns) as never,
    (tableColumns) =>
      buildIndexes(name, keys, tableColumns as TableColumns, postgresIndexBuilders) as never,
  ) as unknown as typeof sqlite;
  const tableOf = ({ dialect }: Pick<DbSession, 'dialect'>) =>
    dialect === 'sqlite' ? sqlite : postgres;
  const { withoutRowid = false } = keys;
  return Object.assign(tableOf, { tableName: name, sqlite, postgres, withoutRowid });
}

type TableColumns = Record<string, SQLiteColumn>;
const sqliteIndexBuilders = { index: sqliteIndex, key: sqliteKey, unique: sqliteUnique };
const postgresIndexBuilders = {
  index: pgIndex,
  key: pgKey,
  unique: pgUnique,
} as never as IndexBuilders;
type IndexBuilders = typeof sqliteIndexBuilders;

function buildIndexes(
  name: string,
  { index = [], primaryKey = [], unique = [] }: Keys<string>,
  tableColumns: TableColumns,
  builders: IndexBuilders,
) {
  const columnOf = (column: string) => tableColumns[column] as SQLiteColumn;
  const indexOf = (make: typeof sqliteIndex) => (column: string) =>
    make(`${name}_${columnOf(column).name}_idx`).on(columnOf(column));
  const [first, ...others] = primaryKey.map(columnOf);
  return [
    ...(first ? [builders.key({ columns: [first, ...others] })] : []),
    ...unique.map(indexOf(builders.unique)),
    ...index.map(indexOf(builders.index)),
  ];
}

/** Returns the columns of a row's creation and last change, by the process's clock. */
export const timestamps = (column: Columns) => ({
  createdAt: column.timestamp('created_at').notNull().$defaultFn(now),
  updatedAt: column.timestamp('updated_at').notNull().$defaultFn(now),
});

const now = (): string => new Date().toISOString();
