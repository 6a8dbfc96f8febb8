import { desc, sql } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import type { AuditAct } from './act.ts';
import { beginning, rowOf } from './chain.ts';
import { auditLog } from './tables.ts';

/** Rows of one INSERT. */
const together = 200;

/**
 * Writes down what somebody did, in the transaction that does it: where that is rolled back, it was not done. To be called as the last
 * thing in a transaction: until it ends nobody else adds to the log, and whoever waited for something of theirs meanwhile would wait
 * for ever. In the studio `content/audit/note.ts` sees to that.
 * @throws what the database throws; the act is not to be stored then.
 */
export const noteAct = (session: Session, act: AuditAct): Promise<void> => noteActs(session, [act]);

/** Several acts of one transaction, in their order. */
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

/** The newest row, which the next one will follow. */
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

/** On SQLite whoever writes is alone anyway. An advisory lock, for before the first row there is none to be locked. */
export async function lockHead(session: Session): Promise<void> {
  if (session.dialect === 'postgres')
    await session.orm
      .select({ locked: sql`pg_advisory_xact_lock(hashtext('audit'))`.as('locked') })
      .from(sql`(SELECT 1) AS one`);
}
