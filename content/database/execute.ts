import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';

interface DrizzleAdapter {
  name: string;
  drizzle: unknown;
  sessions: Record<string, { db: unknown } | undefined>;
}

interface SqliteSession {
  all(query: ReturnType<typeof sql.raw>): Promise<Record<string, unknown>[]>;
  run(query: ReturnType<typeof sql.raw>): Promise<unknown>;
}

interface PostgresSession {
  execute(query: ReturnType<typeof sql.raw>): Promise<{ rows: Record<string, unknown>[] }>;
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
  const adapter = payload.db as unknown as DrizzleAdapter;
  const transaction = req?.transactionID ? await req.transactionID : undefined;
  const session = (transaction && adapter.sessions[String(transaction)]?.db) || adapter.drizzle;
  const query = sql.raw(statement);
  if (adapter.name === 'postgres') return (await (session as PostgresSession).execute(query)).rows;
  if (/^\s*select/i.test(statement)) return (session as SqliteSession).all(query);
  await (session as SqliteSession).run(query);
  return [];
}
