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

/** Entries that are looked for at a time: their ids are in memory. */
const most = 5000;

/** Whose term is over, and what is done for those who wait for a place. */
interface Erasure {
  inbox: Inbox;
  over: (session: Session) => SQL | undefined;
  settings: EventSettings;
}

/**
 * Erases the entries of an inbox whose term is over, in sets: each with what belongs to it in a transaction of its own, with rests in
 * between. An entry that somebody changes at that moment stays for the next night.
 * @returns how many.
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
    // The sign-ups of one event at a time: nobody locks two of them.
    for (const [event, entries] of Map.groupBy(found, (entry) => entry.event))
      for (let from = 0; from < entries.length; from += rowsOfSet) {
        const ids = entries.slice(from, from + rowsOfSet).map(({ id }) => id);
        erased += await withRest(database, (session) => eraseSet(session, erasure, ids, event));
      }
    if (found.length < most || erased === before) return erased;
  }
}

/**
 * Those that were not changed for longest, each with its event, which only sign-ups have. In the order in which they came, or nearly: what
 * lies together in the tables goes together.
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
 * The event is locked before its sign-ups are written, as everybody does it, and places that become free are given away.
 * @returns how many were still to go: somebody may have opened one again, or deleted it.
 */
async function eraseSet(
  session: Session,
  { inbox, over, settings }: Erasure,
  ids: readonly string[],
  event: number | null,
): Promise<number> {
  if (event !== null) await lockEvent(session, event);
  const rows = entriesOf(session, inbox);
  // In one piece: by their ids they are found at once, by how old they are SQLite would look through all of them.
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
