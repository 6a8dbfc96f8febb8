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
import type { Session } from './session.ts';

const isoOf = (stored: string): string => new Date(stored).toISOString();
const parsed = (stored: unknown): unknown =>
  typeof stored === 'string' ? JSON.parse(stored) : stored;

/** The columns that our tables are made of, by their names in the database; with the values that our code sees. */
const sqliteColumns = {
  text: (name: string) => sqliteText(name),
  integer: (name: string) => sqliteInteger(name),
  /** A number of Payload's, which both databases keep as NUMERIC. */
  number: (name: string) => sqliteNumeric(name, { mode: 'number' }),
  flag: (name: string) => sqliteInteger(name, { mode: 'boolean' }),
  /** A moment to the millisecond, as ISO 8601 in UTC. */
  moment: sqliteType<{ data: string; driverData: string }>({
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
  flag: (name: string) => boolean(name),
  moment: pgType<{ data: string; driverData: string }>({
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
 * Declares a table that a collection of Payload's makes: the columns that the store reads and writes, under the names that our code gives them.
 * What is left out of an insert is NULL, or the default of the column given here; defaults in the database are Payload's.
 * @returns the table in the words of a session's database.
 */
export const table = <Name extends string, Own extends Record<string, SQLiteColumnBuilderBase>>(
  name: Name,
  columns: (column: Columns) => Own,
) => storeTable(name, {}, columns);

/** Keys and indexes of a table, by the names that our code gives its columns. */
interface Keys<Column> {
  /** The primary key, where it has several columns. */
  key?: readonly Column[];
  /** Columns that have an index each. */
  index?: readonly Column[];
  /** Columns that have a unique index each. */
  unique?: readonly Column[];
  /** On SQLite without row numbers, which would tell the order in which the rows were written. */
  withoutRowid?: boolean;
}

/**
 * Declares a table of the store's own, which no collection makes: the migrations of both databases are generated from it (`store/store-tables.ts`).
 * @returns the table in the words of a session's database.
 */
export function storeTable<
  Name extends string,
  Own extends Record<string, SQLiteColumnBuilderBase>,
>(name: Name, keys: Keys<NoInfer<keyof Own & string>>, columns: (column: Columns) => Own) {
  const sqlite = sqliteTable<Name, Own>(name, columns(sqliteColumns), (made) =>
    keysOf(name, keys, made as Made, sqliteWords),
  );
  const postgres = pgTable(
    name,
    columns(postgresColumns) as never,
    (made) => keysOf(name, keys, made as Made, postgresWords) as never,
  ) as unknown as typeof sqlite;
  const tableOf = ({ dialect }: Pick<Session, 'dialect'>) =>
    dialect === 'sqlite' ? sqlite : postgres;
  const { withoutRowid = false } = keys;
  return Object.assign(tableOf, { tableName: name, sqlite, postgres, withoutRowid });
}

type Made = Record<string, SQLiteColumn>;
const sqliteWords = { index: sqliteIndex, key: sqliteKey, unique: sqliteUnique };
const postgresWords = { index: pgIndex, key: pgKey, unique: pgUnique } as never as Words;
type Words = typeof sqliteWords;

function keysOf(
  name: string,
  { index = [], key = [], unique = [] }: Keys<string>,
  made: Made,
  words: Words,
) {
  const columnOf = (column: string) => made[column] as SQLiteColumn;
  const indexOf = (make: typeof sqliteIndex) => (column: string) =>
    make(`${name}_${columnOf(column).name}_idx`).on(columnOf(column));
  const [first, ...others] = key.map(columnOf);
  return [
    ...(first ? [words.key({ columns: [first, ...others] })] : []),
    ...unique.map(indexOf(words.unique)),
    ...index.map(indexOf(words.index)),
  ];
}

/** When a row was made and when it was last changed, by the process that did. */
export const timestamps = (column: Columns) => ({
  createdAt: column.moment('created_at').notNull().$defaultFn(now),
  updatedAt: column.moment('updated_at').notNull().$defaultFn(now),
});

const now = (): string => new Date().toISOString();
