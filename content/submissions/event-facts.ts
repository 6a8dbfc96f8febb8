import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { type Culture, localeOf } from '../cultures.ts';

/** What a participant has to know of an event, in the language of a culture. */
export interface EventFacts {
  id: number;
  title: string;
  /** ISO 8601. */
  start: string;
  end: string;
  venue: string;
  address: string;
  /** Rises with every change, so that a calendar knows which of two entries is newer (RFC 5545 section 3.8.7.4). */
  sequence: number;
  /** Whether visitors of this culture can see it. */
  published: boolean;
}

/** The stored event, in the transaction of `outer` where there is one; undefined when there is none. */
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
  if (!event) return undefined;
  const age = Date.parse(event.updatedAt) - Date.parse(event.createdAt);
  return {
    id: event.id,
    title: event.title ?? '',
    start: event.start,
    end: event.end,
    venue: event.venue ?? '',
    address: event.address ?? '',
    sequence: Math.max(0, Math.round(age / 1000)),
    published: event._status === 'published',
  };
}
