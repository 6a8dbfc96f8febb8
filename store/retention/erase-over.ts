import { and, asc, type SQL, sql } from 'drizzle-orm';
import { locked } from '../database/lock.ts';
import { oneOf } from '../database/one-of.ts';
import type { Session, Transactions } from '../database/session.ts';
import { rowsOfSet, withRest } from '../database/sets.ts';
import { lockEvent, moveUp } from '../events/places.ts';
import { eventSignUps } from '../events/tables.ts';
import type { EventSettings } from '../events/tell.ts';
import type { Inbox } from '../inboxes.ts';
import type { RetentionTerms } from '../retention-terms.ts';
import { eraseBelongings } from './erase.ts';
import { entriesOf, isOver } from './terms-over.ts';

/** Entries per query, whose ids are in memory. */
const most = 5000;

/** Which entries have expired, and what to do when a place becomes free. */
interface Erasure {
  inbox: Inbox;
  over: (session: Session) => SQL | undefined;
  settings: EventSettings;
}

/**
 * Erases the expired entries of an inbox in batches: each with its dependent rows in one transaction, with pauses in between. An entry that is
 * modified concurrently is left for the next night.
 * @returns the number of entries.
 */
export async function eraseOver(
  database: Transactions,
  inbox: Inbox,
  terms: RetentionTerms,
  now: number,
  settings: EventSettings,
): Promise<number> {
  const over = (session: Session) => isOver(session, inbox, terms, now);
  const erasure = { inbox, over, settings };
  let erased = 0;
  for (;;) {
    const found = await findOver(database, erasure);
    const before = erased;
    // One event at a time: a transaction locks only one.
    for (const [event, entries] of Map.groupBy(found, (entry) => entry.event))
      for (let from = 0; from < entries.length; from += rowsOfSet) {
        const ids = entries.slice(from, from + rowsOfSet).map(({ id }) => id);
        erased += await withRest(database, (session) => eraseSet(session, erasure, ids, event));
      }
    if (found.length < most || erased === before) return erased;
  }
}

/**
 * Returns the least recently changed entries, each with its event, which only sign-ups have. The order approximates insertion order, so that
 * neighboring rows are deleted together.
 */
function findOver(session: Session, { inbox, over }: Erasure) {
  const rows = entriesOf(session, inbox);
  const { event } = eventSignUps(session);
  return session.orm
    .select({
      id: rows.id,
      event: inbox === 'event-sign-ups' ? sql<number | null>`${event}` : sql<number | null>`null`,
    })
    .from(rows)
    .where(over(session))
    .orderBy(asc(rows.updatedAt))
    .limit(most);
}

/**
 * Locks the event before its sign-ups, the order used everywhere, and assigns the places that become free.
 * @returns the number of erased entries: some may have been reopened or deleted meanwhile.
 */
async function eraseSet(
  session: Session,
  { inbox, over, settings }: Erasure,
  ids: readonly string[],
  event: number | null,
): Promise<number> {
  if (event !== null) await lockEvent(session, event);
  const rows = entriesOf(session, inbox);
  // As one condition: SQLite finds rows by id at once, but would scan all of them by age.
  const still = and(oneOf(session, rows.id, ids), sql`(${over(session)}) IS TRUE`);
  const free = session.orm.select({ id: rows.id }).from(rows).where(still);
  const these = (await locked(session, free, { skipLocked: true })).map(({ id }) => id);
  const gone = await session.orm
    .delete(rows)
    .where(oneOf(session, rows.id, these))
    .returning({ id: rows.id, reference: rows.reference, culture: rows.cultureName });
  await eraseBelongings(session, gone);
  if (event !== null)
    for (const culture of new Set(gone.map((entry) => entry.culture)))
      await moveUp(session, { event, culture }, settings);
  return gone.length;
}
