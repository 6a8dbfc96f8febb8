import { and, eq, type SQL } from 'drizzle-orm';
import type { Session, Transactions } from '../database/session.ts';
import { findSignUp } from '../events/cancel.ts';
import { lockEvent, moveUp } from '../events/places.ts';
import type { EventSettings } from '../events/tell.ts';
import type { Inbox } from '../inboxes.ts';
import { eraseBelongings } from './erase.ts';
import type { Terms } from './state.ts';
import { entriesOf, isOver } from './terms-over.ts';

/**
 * Erases the entries of an inbox whose term is over: one after the other, each with what belongs to it in a transaction of its own.
 * @returns how many.
 */
export async function eraseOver(
  database: Transactions,
  inbox: Inbox,
  terms: Terms,
  now: number,
  settings: EventSettings,
): Promise<number> {
  const rows = entriesOf(database, inbox);
  const over = isOver(database, inbox, terms, now);
  const found = await database.orm.select({ id: rows.id }).from(rows).where(over);
  const erase = inbox === 'event-sign-ups' ? eraseSignUp : eraseEntry;
  let erased = 0;
  for (const { id } of found) {
    const gone = await database.transaction((session) => {
      const stillOver = and(eq(rows.id, id), isOver(session, inbox, terms, now));
      return erase(session, { id, inbox, stillOver, settings });
    });
    if (gone) erased += 1;
  }
  return erased;
}

interface Erasure {
  id: string;
  inbox: Inbox;
  stillOver: SQL | undefined;
  settings: EventSettings;
}

/** @returns whether it was still to go: somebody may have opened it again, or deleted it. */
async function eraseEntry(
  session: Session,
  { inbox, stillOver }: Omit<Erasure, 'id' | 'settings'>,
): Promise<boolean> {
  const rows = entriesOf(session, inbox);
  const [gone] = await session.orm
    .delete(rows)
    .where(stillOver)
    .returning({ id: rows.id, reference: rows.reference });
  if (gone) await eraseBelongings(session, gone);
  return gone !== undefined;
}

/** The event is locked before its sign-up is written, as everybody does it, and a place that becomes free is given away. */
async function eraseSignUp(session: Session, erasure: Erasure): Promise<boolean> {
  const signUp = await findSignUp(session, erasure.id);
  if (!signUp) return false;
  await lockEvent(session, signUp.event);
  if (!(await eraseEntry(session, erasure))) return false;
  await moveUp(session, { event: signUp.event, culture: signUp.cultureName }, erasure.settings);
  return true;
}
