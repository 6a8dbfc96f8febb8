import { eq, sql } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { contentRevision } from '../published/tables.ts';

/** The row of the library's revision, separate from that of the pages: a file does not invalidate pages. */
const own = 2;

/**
 * Increments the library's revision, in the transaction of every change of a category or a file. Grants do not count, because they are read on each
 * request.
 */
export async function raiseLibrary(session: Session): Promise<void> {
  const rows = contentRevision(session);
  await session.orm
    .insert(rows)
    .values({ id: own, value: 1 })
    .onConflictDoUpdate({ target: rows.id, set: { value: sql`${rows.value} + 1` } });
}

/** @returns 0 for an empty library. */
export async function libraryRevision(session: Session): Promise<number> {
  const rows = contentRevision(session);
  const [found] = await session.orm
    .select({ value: rows.value })
    .from(rows)
    .where(eq(rows.id, own));
  return found?.value ?? 0;
}
