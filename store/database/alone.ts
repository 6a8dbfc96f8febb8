import { setTimeout as wait } from 'node:timers/promises';
import Connection from 'libsql';
import pg from 'pg';
import { isPostgres } from './open.ts';

/** What PostgreSQL knows our lock by: no other program on the database may mean the same by it. */
const key = 0x011_3a7_5;

/** How often a lock that somebody has is tried again, in milliseconds. */
const pause = 100;

/**
 * Runs `act` while nobody else does it with the same database, on this machine or another. Whoever comes second waits for as long as it takes;
 * the lock of a process that dies is free.
 * @param url `file:` and a path, or `postgres://`.
 */
export async function alone<Result>(url: string, act: () => Promise<Result>): Promise<Result> {
  const free = isPostgres(url) ? await lockPostgres(url) : await lockSqlite(url);
  return act().finally(free);
}

/** By a transaction, which has its connection to itself behind PgBouncer, too. */
async function lockPostgres(url: string): Promise<() => Promise<void>> {
  const timeouts = ['statement_timeout', 'idle_in_transaction_session_timeout'];
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN');
    for (const one of timeouts) await client.query(`SET LOCAL ${one} = 0`);
    // Asked again and again: whoever waits within a statement holds up what waits for all that read.
    while (!(await isOurs(client))) await wait(pause);
  } catch (error) {
    await client.end();
    throw error;
  }
  return () => client.end();
}

async function isOurs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1) AS ours',
    [key],
  );
  return rows[0]?.ours === true;
}

/** By a file of its own beside the database: its own lock would keep everybody from writing. */
async function lockSqlite(url: string): Promise<() => Promise<void>> {
  const connection = new Connection(`${url.replace(/^file:(\/\/)?/, '')}.lock`, { timeout: 0 });
  for (;;) {
    try {
      connection.exec('BEGIN EXCLUSIVE');
      return async () => void connection.close();
    } catch (error) {
      if (!String((error as { code?: string }).code).startsWith('SQLITE_BUSY')) {
        connection.close();
        throw error;
      }
      await wait(pause);
    }
  }
}
