import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { locked } from '../database/lock.ts';
import type { Session } from '../database/session.ts';
import { type CaseDays, dayOf } from './clocks.ts';
import { reportMessages, reports } from './tables.ts';

/** A case as it is known without opening anything. */
export interface Case extends CaseDays {
  id: string;
  /** The member of staff who thinks that it is spam. */
  spamBy: number | null;
}

/** How much a case holds. */
export interface Extent {
  /** The number of its last message; 0 where it has none. */
  last: number;
  /** Those of its reporter, and the characters of them as they are stored. */
  messages: number;
  size: number;
}

/** The case as it is now, which nobody else adds to before this transaction ends; undefined when there is none. */
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

/** What officers call a case. */
export const caseNumber = (id: string): string => id.slice(0, 8);

/** Deletes a case with everything written in it. */
export async function deleteCase(session: Session, id: string): Promise<void> {
  const [cases, messages] = [reports(session), reportMessages(session)];
  await session.orm.delete(messages).where(eq(messages.report, id));
  await session.orm.delete(cases).where(eq(cases.id, id));
}

/** Adds a message of today under the number after the last one. The case is locked, or new. */
export async function addMessage(
  session: Session,
  message: { report: string; direction: 'fromReporter' | 'toReporter'; sealed: string },
  last: number,
): Promise<void> {
  await session.orm
    .insert(reportMessages(session))
    .values({ id: randomUUID(), ...message, number: last + 1, day: dayOf(Date.now()) });
}
