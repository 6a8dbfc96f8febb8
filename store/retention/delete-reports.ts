import { eq, isNotNull } from 'drizzle-orm';
import { appendAuditEvent } from '../audit/append.ts';
import type { DbSession, TransactionRunner } from '../database/db-session.ts';
import { type Day, deletionDay } from '../reporting/deadlines.ts';
import { reportNumber } from '../reporting/report-number.ts';
import { deleteReport } from '../reporting/report-row.ts';
import { reportDeletions, reports } from '../reporting/tables.ts';

/** Deletes the cases whose retention period has ended, with all their messages. @returns the number of cases. */
export async function deleteExpiredReports(database: TransactionRunner, now: Day): Promise<number> {
  const rows = reports(database);
  const closed = await database.orm.select().from(rows).where(isNotNull(rows.closedOn));
  const expired = closed.filter((report) => isExpired(deletionDay(report), now));
  for (const { id } of expired)
    await database.transaction(async (session) => {
      await deleteReport(session, id);
      await appendAuditEvent(session, {
        action: 'deleted',
        subject: { kind: 'reports', id: reportNumber(id) },
      });
    });
  return expired.length;
}

/** Deletes records of deleted spam, which are retained like a case closed on the same day. */
export async function deleteExpiredDeletionRecords(session: DbSession, now: Day): Promise<void> {
  const rows = reportDeletions(session);
  for (const { id, deletedOn, ...record } of await session.orm.select().from(rows))
    if (isExpired(deletionDay({ ...record, closedOn: deletedOn }), now))
      await session.orm.delete(rows).where(eq(rows.id, id));
}

const isExpired = (from: Day | undefined, now: Day): boolean => from !== undefined && from <= now;
