import { and, asc, type SQL, sql } from 'drizzle-orm';
import { batchSize, throttled } from '../database/batches.ts';
import type { DbSession, TransactionRunner } from '../database/db-session.ts';
import { forUpdate } from '../database/for-update.ts';
import { oneOf } from '../database/one-of.ts';
import type { EventSettings } from '../events/notify-participants.ts';
import { lockEvent, promoteWaiting } from '../events/occupancy.ts';
import { eventSignUps } from '../events/tables.ts';
import type { Inbox } from '../inboxes.ts';
import type { RetentionPeriods } from '../retention-periods.ts';
import { eraseDependents } from './erase-dependents.ts';
import { inboxTable, isExpired } from './expired.ts';

/** Entries per query, whose ids are in memory. */
const entriesPerQuery = 5000;

/** Which entries have expired, and what to do when a place becomes free. */
interface ErasureContext {
  inbox: Inbox;
  isExpired: (session: DbSession) => SQL | undefined;
  settings: EventSettings;
}

/**
 * Erases the expired entries of an inbox in batches: each with its dependent rows in one transaction, with pauses in between. An entry that is
 * modified concurrently is left for the next night.
 * @returns the number of entries.
 */
export async function eraseExpired(
  database: TransactionRunner,
  inbox: Inbox,
  periods: RetentionPeriods,
  now: number,
  settings: EventSettings,
): Promise<number> {
  const erasure: ErasureContext = {
    inbox,
    isExpired: (session) => isExpired(session, inbox, periods, now),
    settings,
  };
  let erased = 0;
  for (;;) {
    const found = await findExpired(database, erasure);
    const before = erased;
    // One event at a time: a transaction locks only one.
    for (const [event, entries] of Map.groupBy(found, (entry) => entry.event))
      for (let from = 0; from < entries.length; from += batchSize) {
        const ids = entries.slice(from, from + batchSize).map(({ id }) => id);
        erased += await throttled(database, (session) => eraseBatch(session, erasure, ids, event));
      }
    if (found.length < entriesPerQuery || erased === before) return erased;
  }
}

/**
 * Returns the least recently changed entries, each with its event, which only sign-ups have. The order approximates insertion order, so that
 * neighboring rows are deleted together.
 */
function findExpired(session: DbSession, { inbox, isExpired }: ErasureContext) {
  const rows = inboxTable(session, inbox);
  const { event } = eventSignUps(session);
  return session.orm
    .select({
      id: rows.id,
      event: inbox === 'event-sign-ups' ? sql<number | null>`${event}` : sql<number | null>`null`,
    })
    .from(rows)
    .where(isExpired(session))
    .orderBy(asc(rows.updatedAt))
    .limit(entriesPerQuery);
}

/**
 * Locks the event before its sign-ups, the order used everywhere, and assigns the places that become free.
 * @returns the number of erased entries: some may have been reopened or deleted meanwhile.
 */
async function eraseBatch(
  session: DbSession,
  { inbox, isExpired, settings }: ErasureContext,
  ids: readonly string[],
  event: number | null,
): Promise<number> {
  if (event !== null) await lockEvent(session, event);
  const rows = inboxTable(session, inbox);
  // As one condition: SQLite finds rows by id at once, but would scan all of them by age.
  const stillExpired = and(oneOf(session, rows.id, ids), sql`(${isExpired(session)}) IS TRUE`);
  const unlocked = session.orm.select({ id: rows.id }).from(rows).where(stillExpired);
  const lockedIds = (await forUpdate(session, unlocked, { skipLocked: true })).map(({ id }) => id);
  const erased = await session.orm
    .delete(rows)
    .where(oneOf(session, rows.id, lockedIds))
    .returning({ id: rows.id, reference: rows.reference, locale: rows.cultureName });
  await eraseDependents(session, erased);
  if (event !== null)
    for (const locale of new Set(erased.map((entry) => entry.locale)))
      await promoteWaiting(session, { event, locale }, settings);
  return erased.length;
}
