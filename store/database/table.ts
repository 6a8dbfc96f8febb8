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

/** Column types by the name of their builder, with the types that our code sees. */
const sqliteColumns = {
  text: (name: string) => sqliteText(name),
  integer: (name: string) => sqliteInteger(name),
  /** A number field of Payload, stored as NUMERIC by both databases. */
  number: (name: string) => sqliteNumeric(name, { mode: 'number' }),
  flag: (name: string) => sqliteInteger(name, { mode: 'boolean' }),
  /** A timestamp in milliseconds, as ISO 8601 in UTC. */
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
 * Declares a table of a Payload collection: the columns that the store uses, under our names. A column omitted in an insert is NULL, or gets the
 * default given here; the database's defaults are Payload's.
 * @returns a function that returns the table for a session's dialect.
 */
export const table = <Name extends string, Own extends Record<string, SQLiteColumnBuilderBase>>(
  name: Name,
  columns: (column: Columns) => Own,
) => storeTable(name, {}, columns);

/** Keys and indexes of a table, by our column names. */
interface Keys<Column> {
  /** The composite primary key, if there is one. */
  key?: readonly Column[];
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

/** Returns the columns of a row's creation and last change, by the process's clock. */
export const timestamps = (column: Columns) => ({
  createdAt: column.moment('created_at').notNull().$defaultFn(now),
  updatedAt: column.moment('updated_at').notNull().$defaultFn(now),
});

const now = (): string => new Date().toISOString();
