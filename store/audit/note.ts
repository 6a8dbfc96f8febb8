import { desc, sql } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import type { AuditAct } from './act.ts';
import { beginning, rowOf } from './chain.ts';
import { auditLog } from './tables.ts';

/** Rows per INSERT. */
const together = 200;

/**
 * Appends an entry to the audit log in the caller's transaction, so that a rollback removes both. Must be the last statement of a transaction: it
 * locks the log until the end, and waiting for another lock afterwards could deadlock. In the studio `content/audit/note.ts` ensures the order.
 * @throws the database's errors; the act must not be stored then.
 */
export const noteAct = (session: Session, act: AuditAct): Promise<void> => noteActs(session, [act]);

/** Appends several entries of one transaction, in order. */
export async function noteActs(session: Session, acts: readonly AuditAct[]): Promise<void> {
  await lockHead(session);
  const table = auditLog(session);
  const head = await headOf(session);
  let [id, previous] = [head?.id ?? 0, head?.checksum ?? beginning];
  const at = new Date().toISOString();
  const rows = acts.map((act) => {
    id += 1;
    const row = rowOf(act, { id, at, previous });
    previous = row.checksum;
    return row;
  });
  for (let from = 0; from < rows.length; from += together)
    await session.orm.insert(table).values(rows.slice(from, from + together));
}

/** Returns the newest row, to which the next one is chained. */
export async function headOf(
  session: Session,
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
export async function lockHead(session: Session): Promise<void> {
  if (session.dialect === 'postgres')
    await session.orm
      .select({ locked: sql`pg_advisory_xact_lock(hashtext('audit'))`.as('locked') })
      .from(sql`(SELECT 1) AS one`);
}
