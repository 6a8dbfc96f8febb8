import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { locked } from '../database/lock.ts';
import type { Session } from '../database/session.ts';
import { type EventFacts, readEvent, type Venue } from './event-facts.ts';
import { type EventPlace, eventSignUps, events } from './tables.ts';
import { type EventSettings, tellParticipants } from './tell.ts';

/** How the places of a venue stand. */
export interface EventPlaces {
  /** Undefined where everybody can come. */
  capacity: number | undefined;
  confirmed: number;
  over: boolean;
}

/**
 * Whoever counts or gives away places of an event does it alone until the transaction ends.
 */
export async function lockEvent(session: Session, event: number): Promise<void> {
  const rows = events(session);
  await locked(session, session.orm.select({ id: rows.id }).from(rows).where(eq(rows.id, event)));
}

/** What the lock of an event is called among all that a transaction may lock. */
export const lockOf = (event: number): string => `event ${event}`;

/** How a venue's places stand; reliable until the end of the transaction only under `lockEvent`. */
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

/** Which sign-ups are at an event's venue, and have one of these places. */
export function at(session: Session, { culture, id }: EventFacts, ...places: EventPlace[]) {
  const rows = eventSignUps(session);
  return and(eq(rows.event, id), eq(rows.cultureName, culture), inArray(rows.place, places));
}

/** Whoever has waited longest gets the places that are free, and is told so. */
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
