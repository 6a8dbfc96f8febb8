import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { locked } from '../database/lock.ts';
import type { Session } from '../database/session.ts';
import { type EventFacts, readEvent, type Venue } from './event-facts.ts';
import { type EventPlace, eventSignUps, events } from './tables.ts';
import { type EventSettings, tellParticipants } from './tell.ts';

/** The occupancy of a venue. */
export interface EventPlaces {
  /** Undefined for an unlimited number. */
  capacity: number | undefined;
  confirmed: number;
  over: boolean;
}

/** Locks an event's places until the transaction ends; counting and assigning places require it. */
export async function lockEvent(session: Session, event: number): Promise<void> {
  const rows = events(session);
  await locked(session, session.orm.select({ id: rows.id }).from(rows).where(eq(rows.id, event)));
}

/** Returns the name of an event's lock. */
export const lockOf = (event: number): string => `event ${event}`;

/** Returns the occupancy of a venue; reliable until the end of the transaction only under `lockEvent`. */
export async function readPlaces(session: Session, event: EventFacts): Promise<EventPlaces> {
  const rows = eventSignUps(session);
  const [found] = await session.orm
    .select({ confirmed: count() })
    .from(rows)
    .where(at(session, event, 'confirmed'));
  return {
    capacity: event.capacity,
    confirmed: found?.confirmed ?? 0,
    over: isOver(event),
  };
}

export const isOver = ({ end }: EventFacts): boolean => Date.parse(end) <= Date.now();

export const hasRoom = ({ capacity, confirmed }: EventPlaces): boolean =>
  capacity === undefined || confirmed < capacity;

/** Returns the condition for sign-ups at an event's venue, in one of these places. */
export function at(session: Session, { culture, id }: EventFacts, ...places: EventPlace[]) {
  const rows = eventSignUps(session);
  return and(eq(rows.event, id), eq(rows.cultureName, culture), inArray(rows.place, places));
}

/** Assigns free places to the longest-waiting sign-ups, and mails them. */
export async function moveUp(
  session: Session,
  venue: Venue,
  settings: EventSettings,
): Promise<void> {
  await lockEvent(session, venue.event);
  const event = await readEvent(session, venue);
  if (!event || isOver(event)) return;
  const places = await readPlaces(session, event);
  if (!hasRoom(places)) return;
  const { capacity, confirmed } = places;
  const rows = eventSignUps(session);
  const waiting = session.orm
    .select()
    .from(rows)
    .where(at(session, event, 'waiting'))
    .orderBy(asc(rows.createdAt), asc(rows.id));
  const next = await (capacity === undefined ? waiting : waiting.limit(capacity - confirmed));
  for (const { id } of next)
    await session.orm
      .update(rows)
      .set({ place: 'confirmed', updatedAt: new Date().toISOString() })
      .where(eq(rows.id, id));
  await tellParticipants(session, event, next, 'movedUp', settings);
}
