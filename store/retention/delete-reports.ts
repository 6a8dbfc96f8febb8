import { eq, isNotNull } from 'drizzle-orm';
import { noteAct } from '../audit/note.ts';
import type { Session, Transactions } from '../database/session.ts';
import { caseNumber, deleteCase } from '../reporting/case.ts';
import { type Day, deletedFrom } from '../reporting/clocks.ts';
import { reportDeletions, reports } from '../reporting/tables.ts';

/** Deletes the cases whose retention period has ended, with all their messages. @returns the number of cases. */
export async function deleteOldReports(database: Transactions, now: Day): Promise<number> {
  const rows = reports(database);
  const closed = await database.orm.select().from(rows).where(isNotNull(rows.closedOn));
  const old = closed.filter((report) => isOver(deletedFrom(report), now));
  for (const { id } of old)
    await database.transaction(async (session) => {
      await deleteCase(session, id);
      await noteAct(session, {
        action: 'deleted',
        subject: { kind: 'reports', id: caseNumber(id) },
      });
    });
  return old.length;
}

/** Deletes records of deleted spam, which are retained like a case closed on the same day. */
export async function deleteOldTraces(session: Session, now: Day): Promise<void> {
  const rows = reportDeletions(session);
  for (const { id, deletedOn, ...trace } of await session.orm.select().from(rows))
    if (isOver(deletedFrom({ ...trace, closedOn: deletedOn }), now))
      await session.orm.delete(rows).where(eq(rows.id, id));
}

const isOver = (from: Day | undefined, now: Day): boolean => from !== undefined && from <= now;
