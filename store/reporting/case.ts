import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { locked } from '../database/lock.ts';
import type { Session } from '../database/session.ts';
import { type CaseDays, dayOf } from './clocks.ts';
import { reportMessages, reports } from './tables.ts';

/** A case's unencrypted data. */
export interface Case extends CaseDays {
  id: string;
  /** The id of the member of staff who proposed to mark it as spam. */
  spamBy: number | null;
}

/** The size of a case. */
export interface Extent {
  /** The last message's number; 0 where there is none. */
  last: number;
  /** The number of the reporter's messages, and their total length in stored characters. */
  messages: number;
  size: number;
}

/** Returns the case, locked until the transaction ends; undefined when there is none. */
export async function lockCase(session: Session, id: string): Promise<Case | undefined> {
  const rows = reports(session);
  const question = session.orm.select().from(rows).where(eq(rows.id, id));
  const [found] = await locked(session, question);
  return found;
}

export async function extentOf(session: Session, report: string): Promise<Extent> {
  const rows = reportMessages(session);
  const own = eq(rows.direction, 'fromReporter');
  const [extent] = await session.orm
    .select({
      last: sql`max(${rows.number})`.mapWith(Number),
      messages: sql`count(CASE WHEN ${own} THEN 1 END)`.mapWith(Number),
      size: sql`sum(CASE WHEN ${own} THEN length(${rows.sealed}) END)`.mapWith(Number),
    })
    .from(rows)
    .where(eq(rows.report, report));
  return { last: extent?.last ?? 0, messages: extent?.messages ?? 0, size: extent?.size ?? 0 };
}

/** Returns the number that officers see. */
export const caseNumber = (id: string): string => id.slice(0, 8);

/** Deletes a case with all its messages. */
export async function deleteCase(session: Session, id: string): Promise<void> {
  const [cases, messages] = [reports(session), reportMessages(session)];
  await session.orm.delete(messages).where(eq(messages.report, id));
  await session.orm.delete(cases).where(eq(cases.id, id));
}

/** Appends a message, dated today, under the next number. The case must be locked, or new. */
export async function addMessage(
  session: Session,
  message: { report: string; direction: 'fromReporter' | 'toReporter'; sealed: string },
  last: number,
): Promise<void> {
  await session.orm
    .insert(reportMessages(session))
    .values({ id: randomUUID(), ...message, number: last + 1, day: dayOf(Date.now()) });
}
