import type { Venue } from '@oilway/store/events/event-facts.ts';
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { execute } from '../database/execute.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { EventSignUp } from '../payload-types.ts';
import { readEvent, venueOf } from './event-facts.ts';
import { tellParticipant } from './event-mails.ts';

/** How the places of a venue stand. */
export interface EventPlaces {
  /** Undefined where everybody can come. */
  capacity: number | undefined;
  confirmed: number;
  over: boolean;
}

/**
 * Whoever counts or gives away places of an event does it alone until the transaction ends. SQLite lets one
 * transaction write at a time anyway; Postgres locks the event's row, for both of its venues: their own rows are made
 * anew with every change of the event.
 */
export async function lockEvent(req: PayloadRequest, event: number): Promise<void> {
  if (req.payload.db.name !== 'postgres') return;
  await execute(
    req.payload,
    `SELECT id FROM events WHERE id = ${Math.trunc(event)} FOR UPDATE`,
    req,
  );
}

/** Reads how a venue's places stand; reliable until the end of the transaction only under `lockEvent`. */
export async function readPlaces(
  req: PayloadRequest,
  venue: Venue,
): Promise<EventPlaces | undefined> {
  const facts = await readEvent(req.payload, venue.event, venue.culture, req);
  if (!facts) return undefined;
  const { totalDocs } = await req.payload.count({
    collection: 'event-sign-ups',
    where: placesOf(venue, 'confirmed'),
    req,
    overrideAccess: true,
  });
  return {
    capacity: facts.capacity,
    confirmed: totalDocs,
    over: Date.parse(facts.end) <= Date.now(),
  };
}

/** The same outside of any transaction: true a moment ago. */
export async function eventPlaces(
  payload: Payload,
  venue: Venue,
): Promise<EventPlaces | undefined> {
  return readPlaces(await createLocalReq({}, payload), venue);
}

export const placesOf = ({ culture, event }: Venue, ...places: EventSignUp['place'][]): Where => ({
  and: [
    { event: { equals: event } },
    { cultureName: { equals: culture } },
    { place: { in: places } },
  ],
});

export const hasRoom = ({ capacity, confirmed }: EventPlaces): boolean =>
  capacity === undefined || confirmed < capacity;

/** Whoever has waited longest gets the places that are free, and is told so. */
export async function moveUp(req: PayloadRequest, venue: Venue): Promise<void> {
  await lockEvent(req, venue.event);
  const places = await readPlaces(req, venue);
  if (!places || places.over || !hasRoom(places)) return;
  const { capacity, confirmed } = places;
  const { docs } = await req.payload.find({
    collection: 'event-sign-ups',
    where: placesOf(venue, 'waiting'),
    sort: ['createdAt', 'id'],
    // Zero is all of them.
    limit: capacity === undefined ? 0 : capacity - confirmed,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: true,
  });
  for (const signUp of docs) {
    await req.payload.db.updateOne({
      collection: 'event-sign-ups',
      id: signUp.id,
      data: { place: 'confirmed', updatedAt: new Date().toISOString() },
      req,
      returning: false,
    });
    await tellParticipant(req, { ...signUp, place: 'confirmed' }, 'movedUp');
  }
}

/**
 * Gives the places that are free to whoever waits for them, at every venue: after a migration that made two venues of one.
 * Each venue is a transaction of its own; where nobody can move up nothing changes.
 */
export async function moveUpEverywhere(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'event-sign-ups',
    where: { place: { equals: 'waiting' } },
    select: { event: true, cultureName: true },
    pagination: false,
    limit: 0,
    depth: 0,
    overrideAccess: true,
  });
  const venues = new Map(
    docs.map(venueOf).map((venue) => [`${venue.event} ${venue.culture}`, venue]),
  );
  for (const venue of venues.values()) await inTransaction(payload, (req) => moveUp(req, venue));
}
