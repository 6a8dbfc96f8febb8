import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { sessionOf } from './session.ts';

export { sql };

interface SqliteSession {
  all(query: SQL): Promise<Record<string, unknown>[]>;
  run(query: SQL): Promise<unknown>;
}

interface PostgresSession {
  execute(query: SQL): Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * Runs one statement of our own SQL, in the request's transaction where it has one.
 * The statement is fixed text: it never carries a value from outside.
 * @returns the rows of a SELECT, else an empty list.
 */
export async function execute(
  payload: Payload,
  statement: string,
  req?: PayloadRequest,
): Promise<Record<string, unknown>[]> {
  const query = sql.raw(statement);
  if (payload.db.name === 'postgres' || /^\s*select/i.test(statement))
    return read(payload, query, req);
  await ((await sessionOf(payload, req)).orm as SqliteSession).run(query);
  return [];
}

/** The rows of a question of our own SQL, whose values are parameters: read(payload, sql`SELECT … WHERE id = ${id}`). */
export async function read(
  payload: Payload,
  question: SQL,
  req?: PayloadRequest,
): Promise<Record<string, unknown>[]> {
  const { orm: session } = await sessionOf(payload, req);
  if (payload.db.name !== 'postgres') return (session as SqliteSession).all(question);
  return (await (session as unknown as PostgresSession).execute(question)).rows;
}
