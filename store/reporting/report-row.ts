import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { forUpdate } from '../database/for-update.ts';
import { dayOf, type ReportDates } from './deadlines.ts';
import { reportMessages, reportNotes, reports } from './tables.ts';

/** A case's unencrypted data. */
export interface Report extends ReportDates {
  id: string;
  /** The id of the member of staff who proposed to mark it as spam. */
  spamBy: number | null;
}

/** The size of a case. */
export interface ReportSize {
  /** The last message's number; 0 where there is none. */
  lastNumber: number;
  /** The number of the reporter's messages, and their total length in stored characters. */
  messages: number;
  totalLength: number;
}

/** Returns the case, locked until the transaction ends; undefined when there is none. */
export async function lockReport(session: DbSession, id: string): Promise<Report | undefined> {
  const rows = reports(session);
  const query = session.orm.select().from(rows).where(eq(rows.id, id));
  const [found] = await forUpdate(session, query);
  return found;
}

export async function reportSize(session: DbSession, report: string): Promise<ReportSize> {
  const rows = reportMessages(session);
  const isFromReporter = eq(rows.direction, 'fromReporter');
  const [extent] = await session.orm
    .select({
      last: sql`max(${rows.number})`.mapWith(Number),
      messages: sql`count(CASE WHEN ${isFromReporter} THEN 1 END)`.mapWith(Number),
      size: sql`sum(CASE WHEN ${isFromReporter} THEN length(${rows.sealed}) END)`.mapWith(Number),
    })
    .from(rows)
    .where(eq(rows.report, report));
  return {
    lastNumber: extent?.last ?? 0,
    messages: extent?.messages ?? 0,
    totalLength: extent?.size ?? 0,
  };
}

/** Deletes a case with all its messages and notes. */
export async function deleteReport(session: DbSession, id: string): Promise<void> {
  const reportTable = reports(session);
  for (const rows of [reportMessages(session), reportNotes(session)])
    await session.orm.delete(rows).where(eq(rows.report, id));
  await session.orm.delete(reportTable).where(eq(reportTable.id, id));
}

/** Appends a message, dated today, under the next number. The case must be locked, or new. */
export async function addMessage(
  session: DbSession,
  message: { report: string; direction: 'fromReporter' | 'toReporter'; sealed: string },
  last: number,
): Promise<void> {
  await session.orm
    .insert(reportMessages(session))
    .values({ id: randomUUID(), ...message, number: last + 1, day: dayOf(Date.now()) });
}

/** Appends a note of an officer, dated today. It has a table of its own, which nothing that answers a reporter reads. The case must be locked. */
export async function addNote(
  session: DbSession,
  note: { report: string; kind: 'note' | 'closing'; sealed: string },
): Promise<void> {
  const rows = reportNotes(session);
  const number = await session.orm.$count(rows, eq(rows.report, note.report));
  const { lastNumber } = await reportSize(session, note.report);
  await session.orm.insert(rows).values({
    ...{ id: randomUUID(), ...note, number: number + 1 },
    ...{ afterMessage: lastNumber, day: dayOf(Date.now()) },
  });
}
