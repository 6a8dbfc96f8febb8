import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { forUpdate } from '../database/for-update.ts';
import { type EventDetails, type EventRef, readEvent } from './event-details.ts';
import { type EventSettings, notifyParticipants } from './notify-participants.ts';
import { type EventPlace, eventSignUps, events } from './tables.ts';

/** The occupancy of a venue. */
export interface EventOccupancy {
  /** Undefined for an unlimited number. */
  capacity: number | undefined;
  confirmed: number;
  hasEnded: boolean;
}

/** Locks an event's places until the transaction ends; counting and assigning places require it. */
export async function lockEvent(session: DbSession, event: number): Promise<void> {
  const rows = events(session);
  await forUpdate(
    session,
    session.orm.select({ id: rows.id }).from(rows).where(eq(rows.id, event)),
  );
}

/** Returns the name of an event's lock. */
export const eventLockName = (event: number): string => `event ${event}`;

/** Returns the occupancy of a venue; reliable until the end of the transaction only under `lockEvent`. */
export async function readOccupancy(
  session: DbSession,
  event: EventDetails,
): Promise<EventOccupancy> {
  const rows = eventSignUps(session);
  const [found] = await session.orm
    .select({ confirmed: count() })
    .from(rows)
    .where(signUpCondition(session, event, 'confirmed'));
  return {
    capacity: event.capacity,
    confirmed: found?.confirmed ?? 0,
    hasEnded: hasEnded(event),
  };
}

export const hasEnded = ({ end }: EventDetails): boolean => Date.parse(end) <= Date.now();

export const hasFreePlace = ({ capacity, confirmed }: EventOccupancy): boolean =>
  capacity === undefined || confirmed < capacity;

/** Returns the condition for sign-ups at an event's venue, in one of these places. */
export function signUpCondition(
  session: DbSession,
  { locale, id }: EventDetails,
  ...places: EventPlace[]
) {
  const rows = eventSignUps(session);
  return and(eq(rows.event, id), eq(rows.cultureName, locale), inArray(rows.place, places));
}

/** Assigns free places to the longest-waiting sign-ups, and mails them. */
export async function promoteWaiting(
  session: DbSession,
  venue: EventRef,
  settings: EventSettings,
): Promise<void> {
  await lockEvent(session, venue.event);
  const event = await readEvent(session, venue);
  if (!event || hasEnded(event)) return;
  const places = await readOccupancy(session, event);
  if (!hasFreePlace(places)) return;
  const { capacity, confirmed } = places;
  const rows = eventSignUps(session);
  const waiting = session.orm
    .select()
    .from(rows)
    .where(signUpCondition(session, event, 'waiting'))
    .orderBy(asc(rows.createdAt), asc(rows.id));
  const next = await (capacity === undefined ? waiting : waiting.limit(capacity - confirmed));
  for (const { id } of next)
    await session.orm
      .update(rows)
      .set({ place: 'confirmed', updatedAt: new Date().toISOString() })
      .where(eq(rows.id, id));
  await notifyParticipants(session, event, next, 'movedUp', settings);
}
