import { sql } from 'drizzle-orm';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';

const writing: readonly string[] = ['update', 'delete', 'restoreVersion'];

/**
 * Texts are written one after the other, from before they are read until COMMIT. A save writes all languages of its text as it read
 * them: PostgreSQL lets two do so beside each other, and the one that came last put back what the other had just saved. SQLite lets one
 * transaction write at a time anyway. Whoever waits longer than `lock_timeout` is told to try again.
 */
export const oneAfterAnother: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (writing.includes(operation)) await waitToWrite(req);
  return args;
};

/** For whoever reads a text to write it, before the reading; until the transaction of the request ends. */
export async function waitToWrite(req: PayloadRequest): Promise<void> {
  const session = await sessionOf(req.payload, req);
  if (session.dialect === 'postgres')
    await session.orm
      .select({ locked: sql`pg_advisory_xact_lock(hashtext('texts'))`.as('locked') })
      .from(sql`(SELECT 1) AS one`);
}
