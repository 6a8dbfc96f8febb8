import { eq, sql } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { contentRevision } from './tables.ts';

/** The row of the website's revision; the customer portal's library has another one in the same table. */
const websiteRevisionId = 1;

/**
 * Increments the revision, in the transaction of a publication. The row lock serializes publications, so revisions become visible in order.
 * @returns the new revision.
 */
export async function incrementRevision(session: DbSession): Promise<number> {
  const rows = contentRevision(session);
  const updated = await session.orm
    .insert(rows)
    .values({ id: websiteRevisionId, value: 1 })
    .onConflictDoUpdate({ target: rows.id, set: { value: sql`${rows.value} + 1` } })
    .returning({ value: rows.value });
  return updated[0]?.value ?? 1;
}

/** @returns 0 before the first publication. */
export async function readRevision(session: DbSession): Promise<number> {
  const rows = contentRevision(session);
  const [found] = await session.orm
    .select({ value: rows.value })
    .from(rows)
    .where(eq(rows.id, websiteRevisionId));
  return found?.value ?? 0;
}

/** Writes the unchanged revision, which fails when the database is read-only. */
export async function touchRevision(session: DbSession): Promise<void> {
  const rows = contentRevision(session);
  await session.orm
    .update(rows)
    .set({ value: sql`${rows.value}` })
    .where(eq(rows.id, websiteRevisionId));
}
