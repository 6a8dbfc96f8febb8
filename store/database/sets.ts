import { setTimeout as wait } from 'node:timers/promises';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Session, Transactions } from './session.ts';

/** Rows per transaction; limits how long concurrent writers wait. */
export const rowsOfSet = 200;

/**
 * Runs one batch in a transaction, then pauses for half as long as it took, so that other writers proceed. On SQLite the WAL is checkpointed in the
 * pause.
 */
export async function withRest<Result>(
  database: Transactions,
  run: (session: Session) => Promise<Result>,
): Promise<Result> {
  const begun = performance.now();
  const result = await database.transaction(async (session) => {
    await prepare(session);
    return run(session);
  });
  const took = performance.now() - begun;
  if (database.dialect === 'sqlite')
    await database.orm.run(sql.raw('PRAGMA wal_checkpoint(PASSIVE)'));
  await wait(Math.max(0, begun + took * 1.5 - performance.now()));
  return result;
}

/**
 * SQLite settings for a batch: its index changes exceed the default page cache of 2,000 KiB, and the 1,000 WAL pages after which a COMMIT checkpoints
 * while all writers are blocked.
 */
const ofSet = ['cache_size = -32000', 'wal_autocheckpoint = 8000'];

/** Applies the settings to one connection. */
async function prepare({ dialect, orm }: Session): Promise<void> {
  if (dialect === 'sqlite') for (const pragma of ofSet) await orm.run(sql.raw(`PRAGMA ${pragma}`));
}

/** A table with an `id` column. */
type Identified = (session: Session) => SQLiteTable & { id: SQLiteColumn };

/** Deletes the rows of a query, in batches. @returns the number of rows. */
export async function deleteInSets(
  database: Transactions,
  tableOf: Identified,
  found: (session: Session) => SQL | undefined,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const gone = await withRest(database, async (session) => {
      const rows = tableOf(session);
      const some = session.orm.select({ id: rows.id }).from(rows).where(found(session));
      const these = and(inArray(rows.id, some.limit(rowsOfSet)), found(session));
      return session.orm.delete(rows).where(these).returning({ id: rows.id });
    });
    deleted += gone.length;
    if (gone.length === 0) return deleted;
  }
}
