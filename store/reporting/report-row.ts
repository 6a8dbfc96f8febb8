import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { forUpdate } from '../database/for-update.ts';
import { dayOf, type ReportDates } from './deadlines.ts';
import { reportMessages, reports } from './tables.ts';

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

/** Returns the number that officers see. */
export const reportNumber = (id: string): string => id.slice(0, 8);

/** Deletes a case with all its messages. */
export async function deleteReport(session: DbSession, id: string): Promise<void> {
  const [reportTable, messages] = [reports(session), reportMessages(session)];
  await session.orm.delete(messages).where(eq(messages.report, id));
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
