import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';

/** The used arguments of Payload's `beforeOperation` hooks. */
interface Operation {
  operation: string;
  req: PayloadRequest;
}

const writeOperations: readonly string[] = ['create', 'update', 'delete', 'restoreVersion'];

/** Acquires the publish lock before a write operation reads anything. A `beforeOperation` hook of collections and globals. */
export async function acquirePublishLock({ operation, req }: Operation): Promise<void> {
  if (writeOperations.includes(operation)) await lockPublishing(req);
}

/**
 * Acquires the lock for content writes, until the transaction of the request ends. A save writes the whole document as it was read, a global in all
 * languages: concurrent saves on PostgreSQL would undo each other. The lock precedes every row lock and the audit log's lock, which prevents
 * deadlocks. SQLite has one writer at a time.
 * @throws PostgreSQL's error 55P03 after `lock_timeout`.
 */
export async function lockPublishing(req: PayloadRequest): Promise<void> {
  const session = await sessionOf(req);
  if (session.dialect === 'postgres')
    await session.orm
      .select({ locked: sql`pg_advisory_xact_lock(hashtext('content'))`.as('locked') })
      .from(sql`(SELECT 1) AS one`);
}
