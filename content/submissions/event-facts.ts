import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { type Culture, localeOf } from '../cultures.ts';
import type { EventSignUp } from '../payload-types.ts';

/** Where an event takes place: it has one venue in each country that has it, with places of its own. */
export interface Venue {
  event: number;
  culture: Culture;
}

export const venueOf = ({
  cultureName,
  event,
}: Pick<EventSignUp, 'cultureName' | 'event'>): Venue => ({
  event: typeof event === 'object' ? event.id : event,
  culture: cultureName,
});

/** An event at its venue in the country of a culture, in its language: what a participant has to know. */
export interface EventFacts {
  id: number;
  culture: Culture;
  title: string;
  /** ISO 8601. */
  start: string;
  end: string;
  venue: string;
  address: string;
  /** Undefined where everybody can come. */
  capacity: number | undefined;
  /** Rises with every change, so that a calendar knows which of two entries is newer (RFC 5545 section 3.8.7.4). */
  sequence: number;
  /** Whether visitors of this culture can see it. */
  published: boolean;
}

/** The stored event, in the transaction of `outer` where there is one; undefined when it has no venue in this country. */
export async function readEvent(
  payload: Payload,
  id: number,
  culture: Culture,
  outer?: PayloadRequest,
): Promise<EventFacts | undefined> {
  // A request of its own: Payload would leave the language of this one on the other.
  const req = await createLocalReq({ locale: localeOf(culture) }, payload);
  const transaction = await outer?.transactionID;
  if (transaction !== undefined) req.transactionID = transaction;
  const { docs } = await payload.find({
    collection: 'events',
    where: { id: { equals: id } },
    locale: localeOf(culture),
    fallbackLocale: false,
    limit: 1,
    pagination: false,
    depth: 0,
    select: { body: false },
    req,
    overrideAccess: true,
  });
  const [event] = docs;
  // A language that nobody wrote has none of what is required.
  if (!event?.start || !event.end) return undefined;
  const age = Date.parse(event.updatedAt) - Date.parse(event.createdAt);
  return {
    id: event.id,
    culture,
    title: event.title ?? '',
    start: event.start,
    end: event.end,
    venue: event.venue ?? '',
    address: event.address ?? '',
    capacity: event.capacity ?? undefined,
    sequence: Math.max(0, Math.round(age / 1000)),
    published: event._status === 'published',
  };
}
