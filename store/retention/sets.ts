import { setTimeout as wait } from 'node:timers/promises';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Session, Transactions } from '../database/session.ts';

/** Rows of one transaction: whoever writes meanwhile waits for no more than these. */
export const rowsOfSet = 200;

/** Runs one set, and rests for half as long as that took: in between it is others' turn. */
export async function withRest<Result>(run: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await run();
  await wait((performance.now() - begun) / 2);
  return result;
}

/** Of SQLite, in KiB: what a set changes in all indexes is more than the 2,000 KiB that it keeps in memory until COMMIT by itself. */
const memory = 32_000;

/** For one transaction, whose connection it is. */
export async function keepInMemory({ dialect, orm }: Session): Promise<void> {
  if (dialect === 'sqlite') await orm.run(sql.raw(`PRAGMA cache_size = -${memory}`));
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
    const gone = await withRest(() =>
      database.transaction((session) => {
        const rows = tableOf(session);
        const some = session.orm.select({ id: rows.id }).from(rows).where(found(session));
        const these = and(inArray(rows.id, some.limit(rowsOfSet)), found(session));
        return session.orm.delete(rows).where(these).returning({ id: rows.id });
      }),
    );
    deleted += gone.length;
    if (gone.length === 0) return deleted;
  }
}
