import { createHash } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { type Day, type ReportState, reportState } from './deadlines.ts';
import type { Report } from './report-row.ts';
import { reportMessages, reports } from './tables.ts';

/** The contents of a mailbox. */
export interface ReportThread {
  state: ReportState;
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
export async function readReportThread(
  session: DbSession,
  lookup: string,
): Promise<ReportThread | undefined> {
  const found = await findReport(session, hashLookupKey(lookup));
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
  return { state: reportState(found), day: found.day, messages };
}

export async function findReport(
  session: DbSession,
  lookupHash: string,
): Promise<Report | undefined> {
  const rows = reports(session);
  const [found] = await session.orm.select().from(rows).where(eq(rows.lookupHash, lookupHash));
  return found;
}

/** Returns the hash under which a mailbox is stored. */
export const hashLookupKey = (lookup: string): string =>
  createHash('sha256').update(lookup).digest('hex');
