import { desc, sql } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import type { AuditEvent } from './audit-event.ts';
import { auditGenesisHash, rowOf } from './chain.ts';
import { auditLog } from './tables.ts';

/** Rows per INSERT. */
const rowsPerInsert = 200;

/**
 * Appends an entry to the audit log in the caller's transaction, so that a rollback removes both. Must be the last statement of a transaction: it
 * locks the log until the end, and waiting for another lock afterwards could deadlock. In the studio `content/audit/record-actions.ts` ensures the order.
 * @throws the database's errors; the act must not be stored then.
 */
export const appendAuditEvent = (session: DbSession, event: AuditEvent): Promise<void> =>
  appendAuditEvents(session, [event]);

/** Appends several entries of one transaction, in order. */
export async function appendAuditEvents(
  session: DbSession,
  events: readonly AuditEvent[],
): Promise<void> {
  await lockAuditLog(session);
  const table = auditLog(session);
  const head = await headOf(session);
  let [id, previous] = [head?.id ?? 0, head?.checksum ?? auditGenesisHash];
  const at = new Date().toISOString();
  const rows = events.map((event) => {
    id += 1;
    const row = rowOf(event, { id, at, previous });
    previous = row.checksum;
    return row;
  });
  for (let from = 0; from < rows.length; from += rowsPerInsert)
    await session.orm.insert(table).values(rows.slice(from, from + rowsPerInsert));
}

/** Returns the newest row, to which the next one is chained. */
export async function headOf(
  session: DbSession,
): Promise<{ id: number; checksum: string } | undefined> {
  const rows = auditLog(session);
  const [head] = await session.orm
    .select({ id: rows.id, checksum: rows.checksum })
    .from(rows)
    .orderBy(desc(rows.id))
    .limit(1);
  return head;
}

/** Locks the log. SQLite has a single writer anyway. On PostgreSQL it is an advisory lock, since an empty table has no row to lock. */
export async function lockAuditLog(session: DbSession): Promise<void> {
  if (session.dialect === 'postgres')
    await session.orm
      .select({ locked: sql`pg_advisory_xact_lock(hashtext('audit'))`.as('locked') })
      .from(sql`(SELECT 1) AS one`);
}
