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
 * Declares a table of Payload's for both databases: the columns that the store reads and writes, under the names that our code gives them.
 * What is left out of an insert is NULL, or the default of the column given here; those of the database are Payload's affair.
 * @returns the table in the words of a session's database.
 */
export const table = <Name extends string, Own extends Record<string, SQLiteColumnBuilderBase>>(
  name: Name,
  columns: (column: Columns) => Own,
) => ownTable(name, {}, columns);

/** What a table has besides its columns, which are named as in our code. */
interface Keys<Column> {
  /** A primary key of several columns. */
  key?: readonly Column[];
  /** Each has an index of its own. */
  index?: readonly Column[];
  /** The same, and no two rows have one value. */
  unique?: readonly Column[];
  /** SQLite gives its rows no numbers, which would tell their order. */
  withoutRowid?: boolean;
}

/** Declares a table that Payload does not know, whole: the migrations of both databases are made from it (`store/own-tables.ts`). */
export function ownTable<Name extends string, Own extends Record<string, SQLiteColumnBuilderBase>>(
  name: Name,
  keys: Keys<NoInfer<keyof Own & string>>,
  columns: (column: Columns) => Own,
) {
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
