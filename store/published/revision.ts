import { eq, sql } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { contentRevision } from './tables.ts';

/** The row of what visitors see; the library of the customer portal has one of its own in the same table. */
const own = 1;

/**
 * Raises the revision, in the transaction of a change that visitors can see. Whoever else publishes waits for the end of this
 * transaction: revisions become visible in their order.
 * @returns the new one.
 */
export async function raiseRevision(session: Session): Promise<number> {
  const rows = contentRevision(session);
  const raised = await session.orm
    .insert(rows)
    .values({ id: own, value: 1 })
    .onConflictDoUpdate({ target: rows.id, set: { value: sql`${rows.value} + 1` } })
    .returning({ value: rows.value });
  return raised[0]?.value ?? 1;
}

/** @returns 0 before anything was published. */
export async function readRevision(session: Session): Promise<number> {
  const rows = contentRevision(session);
  const [found] = await session.orm
    .select({ value: rows.value })
    .from(rows)
    .where(eq(rows.id, own));
  return found?.value ?? 0;
}

/** Writes the revision as it is: what cannot be written shows. */
export async function touchRevision(session: Session): Promise<void> {
  const rows = contentRevision(session);
  await session.orm
    .update(rows)
    .set({ value: sql`${rows.value}` })
    .where(eq(rows.id, own));
}
