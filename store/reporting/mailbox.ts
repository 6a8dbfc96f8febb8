import { createHash } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import type { Case } from './case.ts';
import { type CaseState, type Day, stateOf } from './clocks.ts';
import { reportMessages, reports } from './tables.ts';

/** The contents of a mailbox. */
export interface Mailbox {
  state: CaseState;
  day: Day;
  messages: {
    number: number;
    direction: 'fromReporter' | 'toReporter';
    day: Day;
    /** The encrypted answer; empty for a message of the reporter. */
    sealed: string;
  }[];
}

/** Returns the mailbox of a lookup key; undefined when there is none. Contains answers only. */
export async function readMailbox(session: Session, lookup: string): Promise<Mailbox | undefined> {
  const found = await findReport(session, hashOf(lookup));
  if (!found) return undefined;
  const rows = reportMessages(session);
  const { day, direction, number } = rows;
  // The reporter's messages have megabytes and are not encrypted to the reporter, who could not read them.
  const sealed = sql<string>`CASE WHEN ${eq(direction, 'toReporter')} THEN ${rows.sealed} ELSE '' END`;
  const messages = await session.orm
    .select({ number, direction, day, sealed })
    .from(rows)
    .where(eq(rows.report, found.id))
    .orderBy(asc(number));
  return { state: stateOf(found), day: found.day, messages };
}

export async function findReport(session: Session, lookupHash: string): Promise<Case | undefined> {
  const rows = reports(session);
  const [found] = await session.orm.select().from(rows).where(eq(rows.lookupHash, lookupHash));
  return found;
}

/** Returns the hash under which a mailbox is stored. */
export const hashOf = (lookup: string): string => createHash('sha256').update(lookup).digest('hex');
