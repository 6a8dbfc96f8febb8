import { and, count, countDistinct, inArray, lt, type SQL } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { eventSignUps, events } from '../events/tables.ts';
import type { Inbox } from '../inboxes.ts';
import type { RetentionTerms } from '../retention-terms.ts';
import { contactMessages, sponsoringMessages } from '../submissions/tables.ts';

const day = 86_400_000;

/** An amount is unusual from this count and this share of an inbox on, in one night. */
const unusual = { count: 20, share: 1 / 4 };

const tables = {
  'contact-messages': contactMessages,
  'sponsoring-messages': sponsoringMessages,
  'event-sign-ups': eventSignUps,
};

/** Returns an inbox's table, with the columns that all inboxes have. */
export const entriesOf = (session: Session, inbox: Inbox) =>
  (tables[inbox] as typeof contactMessages)(session);

/**
 * Returns the condition for expired entries: done or spam, and unchanged for the retention period; sign-ups by the end of the event at their venue.
 */
export function isOver(
  session: Session,
  inbox: Inbox,
  terms: RetentionTerms,
  now: number,
): SQL | undefined {
  if (inbox === 'event-sign-ups') return hasEnded(session, before(now, terms.eventSignUps));
  const rows = entriesOf(session, inbox);
  const since = before(now, termOf(inbox, terms));
  return and(inArray(rows.status, ['done', 'spam']), lt(rows.updatedAt, since));
}

/** Returns the number of open entries that are older than the retention period. Sign-ups expire in any state. */
export async function countOverdue(
  session: Session,
  inbox: Inbox,
  terms: RetentionTerms,
  now: number,
): Promise<number> {
  if (inbox === 'event-sign-ups') return 0;
  const rows = entriesOf(session, inbox);
  const since = before(now, termOf(inbox, terms));
  const [found] = await session.orm
    .select({ open: count() })
    .from(rows)
    .where(and(inArray(rows.status, ['new', 'inWork']), lt(rows.createdAt, since)));
  return found?.open ?? 0;
}

/** Returns whether an unusual share of an inbox would be deleted in one night. Sign-ups are counted by event. */
export async function isUnusual(
  session: Session,
  inbox: Inbox,
  over: SQL | undefined,
): Promise<boolean> {
  const rows = entriesOf(session, inbox);
  const counted = inbox === 'event-sign-ups' ? countDistinct(eventSignUps(session).event) : count();
  const of = async (asked?: SQL) => {
    const [found] = await session.orm.select({ counted }).from(rows).where(asked);
    return found?.counted ?? 0;
  };
  const going = await of(over);
  return going > unusual.count && going > (await of()) * unusual.share;
}

const termOf = (inbox: Exclude<Inbox, 'event-sign-ups'>, terms: RetentionTerms): number =>
  inbox === 'contact-messages' ? terms.contactMessages : terms.sponsoringMessages;

const before = (now: number, days: number): string => new Date(now - days * day).toISOString();

/** Returns the condition for sign-ups of events that ended before this time. */
function hasEnded(session: Session, moment: string): SQL | undefined {
  const own = events(session);
  const ended = session.orm.select({ event: own.id }).from(own).where(lt(own.end, moment));
  return inArray(eventSignUps(session).event, ended);
}
