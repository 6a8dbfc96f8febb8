import type { DbSession } from '@oilway/store/database/db-session.ts';
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { databaseOf } from './session.ts';
import type { Drizzle } from './transactions.ts';

export { sql };

interface SqliteOrm {
  all(query: SQL): Promise<Record<string, unknown>[]>;
  run(query: SQL): Promise<unknown>;
}

/**
 * Runs one SQL statement, in the transaction of a session if one is given. The statement must be constant text without external values.
 * @returns the rows of a SELECT, else an empty list.
 */
export async function execute(
  payload: Payload,
  statement: string,
  session: DbSession = databaseOf(payload),
): Promise<Record<string, unknown>[]> {
  const { dialect, orm } = session;
  const query = sql.raw(statement);
  if (dialect === 'postgres' || /^\s*select/i.test(statement))
    return queryRows(payload, query, session);
  await (orm as SqliteOrm).run(query);
  return [];
}

/** Returns the rows of a parameterized query: read(payload, sql`SELECT … WHERE id = ${id}`). */
export async function queryRows(
  payload: Payload,
  query: SQL,
  session: DbSession = databaseOf(payload),
): Promise<Record<string, unknown>[]> {
  const { dialect, orm } = session;
  if (dialect === 'sqlite') return (orm as SqliteOrm).all(query);
  return (await (orm as Drizzle).execute(query)).rows;
}
