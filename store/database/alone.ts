import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@libsql/client/sqlite3';
import pg from 'pg';
import { isPostgres } from './open.ts';
import { isBusy } from './sqlite.ts';

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
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    while (!(await isOurs(client))) await wait(pause);
  } catch (error) {
    await client.end();
    throw error;
  }
  return () => client.end();
}

/**
 * Each try is a transaction of its own, which goes on only where it has the lock, and asks without parameters: whoever has it makes indexes with
 * `CREATE INDEX CONCURRENTLY`, which waits for all transactions that hold a snapshot. One that waits in a statement does, and so does one whose last
 * statement had parameters.
 */
async function isOurs(client: pg.Client): Promise<boolean> {
  const timeouts = ['statement_timeout', 'idle_in_transaction_session_timeout'];
  await client.query('BEGIN');
  for (const one of timeouts) await client.query(`SET LOCAL ${one} = 0`);
  const { rows } = await client.query<{ ours: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${key}) AS ours`,
  );
  if (rows[0]?.ours) return true;
  await client.query('ROLLBACK');
  return false;
}

/** By a file of its own beside the database: its own lock would keep everybody from writing. */
async function lockSqlite(url: string): Promise<() => Promise<void>> {
  for (;;) {
    const client = createClient({ url: `${url}.lock`, timeout: 0, concurrency: 1 });
    try {
      await client.transaction('write');
      return async () => client.close();
    } catch (error) {
      client.close();
      if (!isBusy(error)) throw error;
      await wait(pause);
    }
  }
}
