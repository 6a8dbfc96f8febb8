import { and, count, countDistinct, inArray, lt, type SQL } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { eventSignUps, events } from '../events/tables.ts';
import type { Inbox } from '../inboxes.ts';
import type { RetentionPeriods } from '../retention-periods.ts';
import { contactMessages, sponsoringMessages } from '../submissions/tables.ts';

const day = 86_400_000;

/** An amount is unusual from this count and this share of an inbox on, in one night. */
const unusualAmount = { count: 20, share: 1 / 4 };

const inboxTables = {
  'contact-messages': contactMessages,
  'sponsoring-messages': sponsoringMessages,
  'event-sign-ups': eventSignUps,
};

/** Returns an inbox's table, with the columns that all inboxes have. */
export const inboxTable = (session: DbSession, inbox: Inbox) =>
  (inboxTables[inbox] as typeof contactMessages)(session);

/**
 * Returns the condition for expired entries: done or spam, and unchanged for the retention period; sign-ups by the end of the event at their venue.
 */
export function isExpired(
  session: DbSession,
  inbox: Inbox,
  periods: RetentionPeriods,
  now: number,
): SQL | undefined {
  if (inbox === 'event-sign-ups')
    return eventHasEnded(session, daysBefore(now, periods.eventSignUps));
  const rows = inboxTable(session, inbox);
  const since = daysBefore(now, retentionDays(inbox, periods));
  return and(inArray(rows.status, ['done', 'spam']), lt(rows.updatedAt, since));
}

/** Returns the number of open entries that are older than the retention period. Sign-ups expire in any state. */
export async function countOverdue(
  session: DbSession,
  inbox: Inbox,
  periods: RetentionPeriods,
  now: number,
): Promise<number> {
  if (inbox === 'event-sign-ups') return 0;
  const rows = inboxTable(session, inbox);
  const since = daysBefore(now, retentionDays(inbox, periods));
  const [found] = await session.orm
    .select({ open: count() })
    .from(rows)
    .where(and(inArray(rows.status, ['new', 'inWork']), lt(rows.createdAt, since)));
  return found?.open ?? 0;
}

/** Returns whether an unusual share of an inbox would be deleted in one night. Sign-ups are counted by event. */
export async function isUnusual(
  session: DbSession,
  inbox: Inbox,
  expired: SQL | undefined,
): Promise<boolean> {
  const rows = inboxTable(session, inbox);
  const counted = inbox === 'event-sign-ups' ? countDistinct(eventSignUps(session).event) : count();
  const countWhere = async (condition?: SQL) => {
    const [found] = await session.orm.select({ counted }).from(rows).where(condition);
    return found?.counted ?? 0;
  };
  const expiredCount = await countWhere(expired);
  return (
    expiredCount > unusualAmount.count && expiredCount > (await countWhere()) * unusualAmount.share
  );
}

const retentionDays = (
  inbox: Exclude<Inbox, 'event-sign-ups'>,
  periods: RetentionPeriods,
): number => (inbox === 'contact-messages' ? periods.contactMessages : periods.sponsoringMessages);

const daysBefore = (now: number, days: number): string => new Date(now - days * day).toISOString();

/** Returns the condition for sign-ups of events that ended before this time. */
function eventHasEnded(session: DbSession, timestamp: string): SQL | undefined {
  const eventTable = events(session);
  const ended = session.orm
    .select({ event: eventTable.id })
    .from(eventTable)
    .where(lt(eventTable.end, timestamp));
  return inArray(eventSignUps(session).event, ended);
}
