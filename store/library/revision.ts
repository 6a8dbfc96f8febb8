import { eq, sql } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { contentRevision } from '../published/tables.ts';

/** The row of the library's revision, separate from that of the pages: a file does not invalidate pages. */
const libraryRevisionId = 2;

/**
 * Increments the library's revision, in the transaction of every change of a category or a file. Grants do not count, because they are read on each
 * request.
 */
export async function incrementLibraryRevision(session: DbSession): Promise<void> {
  const rows = contentRevision(session);
  await session.orm
    .insert(rows)
    .values({ id: libraryRevisionId, value: 1 })
    .onConflictDoUpdate({ target: rows.id, set: { value: sql`${rows.value} + 1` } });
}

/** @returns 0 for an empty library. */
export async function libraryRevision(session: DbSession): Promise<number> {
  const rows = contentRevision(session);
  const [found] = await session.orm
    .select({ value: rows.value })
    .from(rows)
    .where(eq(rows.id, libraryRevisionId));
  return found?.value ?? 0;
}
