import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@libsql/client/sqlite3';
import pg from 'pg';
import { isPostgres } from './open.ts';
import { isBusy } from './sqlite.ts';

/** The key of the advisory lock; must be unique among the database's programs. */
const advisoryLockKey = 0x011_3a7_5;

/** Milliseconds between attempts to get the lock. */
const retryInterval = 100;

/**
 * Runs `callback` under an exclusive lock of the database, across machines. Waits for the lock without a limit; the lock of a process that dies is
 * released.
 * @param url `file:` and a path, or `postgres://`.
 */
export async function withMigrationLock<Result>(
  url: string,
  callback: () => Promise<Result>,
): Promise<Result> {
  const unlock = isPostgres(url) ? await lockPostgres(url) : await lockSqlite(url);
  return callback().finally(unlock);
}

/** Takes an advisory lock in a transaction, which keeps its connection behind PgBouncer, too. */
async function lockPostgres(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    while (!(await tryLock(client))) await wait(retryInterval);
  } catch (error) {
    await client.end();
    throw error;
  }
  return () => client.end();
}

/**
 * Tries the lock once, in a transaction that stays open only on success, and by a statement without parameters. The holder may run `CREATE INDEX
 * CONCURRENTLY`, which waits for all transactions that hold a snapshot: one that waits in a statement has a snapshot, and so has one whose last
 * statement had parameters.
 */
async function tryLock(client: pg.Client): Promise<boolean> {
  const timeouts = ['statement_timeout', 'idle_in_transaction_session_timeout'];
  await client.query('BEGIN');
  for (const one of timeouts) await client.query(`SET LOCAL ${one} = 0`);
  const { rows } = await client.query<{ ours: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${advisoryLockKey}) AS ours`,
  );
  if (rows[0]?.ours) return true;
  await client.query('ROLLBACK');
  return false;
}

/** Locks a separate file beside the database: a lock of the database itself would block all writers. */
async function lockSqlite(url: string): Promise<() => Promise<void>> {
  for (;;) {
    const client = createClient({ url: `${url}.lock`, timeout: 0, concurrency: 1 });
    try {
      await client.transaction('write');
      return async () => client.close();
    } catch (error) {
      client.close();
      if (!isBusy(error)) throw error;
      await wait(retryInterval);
    }
  }
}
