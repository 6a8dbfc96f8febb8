import {
  boolean,
  integer as pgInteger,
  numeric as pgNumeric,
  pgTable,
  text as pgText,
  customType as pgType,
} from 'drizzle-orm/pg-core';
import {
  type SQLiteColumnBuilderBase,
  integer as sqliteInteger,
  numeric as sqliteNumeric,
  sqliteTable,
  text as sqliteText,
  customType as sqliteType,
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
 * One table of both databases: the columns that the store reads and writes, under the names that our code gives them. What is left
 * out of an insert is NULL, or the default of the column given here; those of the database are Payload's affair.
 * @returns the table in the words of a session's database.
 */
export function table<Name extends string, Own extends Record<string, SQLiteColumnBuilderBase>>(
  name: Name,
  columns: (column: Columns) => Own,
) {
  const sqlite = sqliteTable<Name, Own>(name, columns(sqliteColumns));
  const postgres = pgTable(name, columns(postgresColumns) as never) as unknown as typeof sqlite;
  const tableOf = ({ dialect }: Pick<Session, 'dialect'>) =>
    dialect === 'sqlite' ? sqlite : postgres;
  return Object.assign(tableOf, { tableName: name, sqlite, postgres });
}

/** When a row was made and when it was last changed, by the process that did. */
export const timestamps = (column: Columns) => ({
  createdAt: column.moment('created_at').notNull().$defaultFn(now),
  updatedAt: column.moment('updated_at').notNull().$defaultFn(now),
});

const now = (): string => new Date().toISOString();
