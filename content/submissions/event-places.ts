import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { execute } from '../database/execute.ts';
import type { EventSignUp } from '../payload-types.ts';
import { tellParticipant } from './event-mails.ts';

/** How the places of an event stand. */
export interface EventPlaces {
  /** Undefined where everybody can come. */
  capacity: number | undefined;
  confirmed: number;
  over: boolean;
}

/**
 * Whoever counts or gives away places of an event does it alone until the transaction ends. SQLite lets one
 * transaction write at a time anyway; Postgres locks the event's row.
 */
export async function lockEvent(req: PayloadRequest, event: number): Promise<void> {
  if (req.payload.db.name !== 'postgres') return;
  await execute(
    req.payload,
    `SELECT id FROM events WHERE id = ${Math.trunc(event)} FOR UPDATE`,
    req,
  );
}

/** Reads how an event's places stand; reliable until the end of the transaction only under `lockEvent`. */
export async function readPlaces(
  req: PayloadRequest,
  event: number,
): Promise<EventPlaces | undefined> {
  const { capacity, end } =
    (await req.payload.findByID({
      collection: 'events',
      id: event,
      req,
      depth: 0,
      select: { capacity: true, end: true },
      disableErrors: true,
      overrideAccess: true,
    })) ?? {};
  if (end === undefined) return undefined;
  const { totalDocs } = await req.payload.count({
    collection: 'event-sign-ups',
    where: placesOf(event, 'confirmed'),
    req,
    overrideAccess: true,
  });
  return {
    capacity: capacity ?? undefined,
    confirmed: totalDocs,
    over: Date.parse(end) <= Date.now(),
  };
}

/** The same outside of any transaction: true a moment ago. */
export async function eventPlaces(
  payload: Payload,
  event: number,
): Promise<EventPlaces | undefined> {
  return readPlaces(await createLocalReq({}, payload), event);
}

export const placesOf = (event: number, ...places: EventSignUp['place'][]): Where => ({
  and: [{ event: { equals: event } }, { place: { in: places } }],
});

export const hasRoom = ({ capacity, confirmed }: EventPlaces): boolean =>
  capacity === undefined || confirmed < capacity;

/** Whoever has waited longest gets the places that are free, and is told so. */
export async function moveUp(req: PayloadRequest, event: number): Promise<void> {
  await lockEvent(req, event);
  const places = await readPlaces(req, event);
  if (!places || places.over || !hasRoom(places)) return;
  const { capacity, confirmed } = places;
  const { docs } = await req.payload.find({
    collection: 'event-sign-ups',
    where: placesOf(event, 'waiting'),
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
