import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';

export { sql };

interface DrizzleAdapter {
  drizzle: unknown;
  sessions: Record<string, { db: unknown } | undefined>;
}

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
  await ((await sessionOf(payload, req)) as SqliteSession).run(query);
  return [];
}

/** The rows of a question of our own SQL, whose values are parameters: read(payload, sql`SELECT … WHERE id = ${id}`). */
export async function read(
  payload: Payload,
  question: SQL,
  req?: PayloadRequest,
): Promise<Record<string, unknown>[]> {
  const session = await sessionOf(payload, req);
  if (payload.db.name !== 'postgres') return (session as SqliteSession).all(question);
  return (await (session as PostgresSession).execute(question)).rows;
}

async function sessionOf(payload: Payload, req: PayloadRequest | undefined): Promise<unknown> {
  const { drizzle, sessions } = payload.db as unknown as DrizzleAdapter;
  const transaction = req?.transactionID ? await req.transactionID : undefined;
  return (transaction && sessions[String(transaction)]?.db) || drizzle;
}
