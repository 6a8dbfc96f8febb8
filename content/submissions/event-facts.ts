import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import type { EventFacts, Venue } from '@oilway/store/events/event-facts.ts';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { EventSignUp } from '../payload-types.ts';

export const venueOf = ({
  cultureName,
  event,
}: Pick<EventSignUp, 'cultureName' | 'event'>): Venue => ({
  event: typeof event === 'object' ? event.id : event,
  culture: cultureName,
});

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
