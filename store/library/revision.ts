import { eq, sql } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { contentRevision } from '../published/tables.ts';

/** The row of the library, beside that of the pages: no page is made anew for a file. */
const own = 2;

/**
 * Raises the revision of the library, in the transaction of every change of a category or a file; what a company is
 * granted does not count, it is read each time.
 */
export async function raiseLibrary(session: Session): Promise<void> {
  const rows = contentRevision(session);
  await session.orm
    .insert(rows)
    .values({ id: own, value: 1 })
    .onConflictDoUpdate({ target: rows.id, set: { value: sql`${rows.value} + 1` } });
}

/** @returns 0 before anything was in it. */
export async function libraryRevision(session: Session): Promise<number> {
  const rows = contentRevision(session);
  const [found] = await session.orm
    .select({ value: rows.value })
    .from(rows)
    .where(eq(rows.id, own));
  return found?.value ?? 0;
}
