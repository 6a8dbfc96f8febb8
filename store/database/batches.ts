import { setTimeout as wait } from 'node:timers/promises';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { DbSession, TransactionRunner } from './db-session.ts';

/** Rows per transaction; limits how long concurrent writers wait. */
export const batchSize = 200;

/**
 * Runs one batch in a transaction, then pauses for half as long as it took, so that other writers proceed. On SQLite the WAL is checkpointed in the
 * pause.
 */
export async function throttled<Result>(
  database: TransactionRunner,
  run: (session: DbSession) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const result = await database.transaction(async (session) => {
    await applyPragmas(session);
    return run(session);
  });
  const duration = performance.now() - startedAt;
  if (database.dialect === 'sqlite')
    await database.orm.run(sql.raw('PRAGMA wal_checkpoint(PASSIVE)'));
  await wait(Math.max(0, startedAt + duration * 1.5 - performance.now()));
  return result;
}

/**
 * SQLite settings for a batch: its index changes exceed the default page cache of 2,000 KiB, and the 1,000 WAL pages after which a COMMIT checkpoints
 * while all writers are blocked.
 */
const batchPragmas = ['cache_size = -32000', 'wal_autocheckpoint = 8000'];

/** Applies the settings to one connection. */
async function applyPragmas({ dialect, orm }: DbSession): Promise<void> {
  if (dialect === 'sqlite')
    for (const pragma of batchPragmas) await orm.run(sql.raw(`PRAGMA ${pragma}`));
}

/** A table with an `id` column. */
type TableWithId = (session: DbSession) => SQLiteTable & { id: SQLiteColumn };

/** Deletes the rows of a query, in batches. @returns the number of rows. */
export async function deleteInBatches(
  database: TransactionRunner,
  tableOf: TableWithId,
  condition: (session: DbSession) => SQL | undefined,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const deletedRows = await throttled(database, async (session) => {
      const rows = tableOf(session);
      const batch = session.orm.select({ id: rows.id }).from(rows).where(condition(session));
      const stillMatching = and(inArray(rows.id, batch.limit(batchSize)), condition(session));
      return session.orm.delete(rows).where(stillMatching).returning({ id: rows.id });
    });
    deleted += deletedRows.length;
    if (deletedRows.length === 0) return deleted;
  }
}
