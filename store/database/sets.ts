import { setTimeout as wait } from 'node:timers/promises';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Session, Transactions } from './session.ts';

/** Rows of one transaction: whoever writes meanwhile waits for no more than these. */
export const rowsOfSet = 200;

/**
 * Runs one set in a transaction, and rests for half as long as that took: in between it is others' turn. What SQLite wrote is taken from its log to
 * its file while they have it.
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
 * What a set changes in all indexes of SQLite: more than the 2,000 KiB that it keeps in memory until COMMIT by itself, and than the 1,000 pages of
 * its log after which a COMMIT would take them to the file with everybody locked out.
 */
const ofSet = ['cache_size = -32000', 'wal_autocheckpoint = 8000'];

/** For one connection. */
async function prepare({ dialect, orm }: Session): Promise<void> {
  if (dialect === 'sqlite') for (const pragma of ofSet) await orm.run(sql.raw(`PRAGMA ${pragma}`));
}

/** A table whose rows are known by a column `id`. */
type Identified = (session: Session) => SQLiteTable & { id: SQLiteColumn };

/** Deletes the rows that a question finds, in sets. @returns how many. */
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
