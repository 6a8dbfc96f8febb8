import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { EventFacts } from '@oilway/store/events/event-facts.ts';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import type { Event } from '../payload-types.ts';
import { readEvent } from './event-facts.ts';
import { tellParticipant } from './event-mails.ts';
import { lockEvent, placesOf } from './event-places.ts';

type Facts = Partial<Record<Culture, EventFacts>>;

/** What visitors knew before: the document that the hook is handed may be a draft nobody saw. */
export const notePublished: CollectionBeforeChangeHook<Event> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc?.id !== undefined && !req.context.savesDraft) {
    await lockEvent(req, originalDoc.id);
    req.context.publishedEvent = await factsIn(req, originalDoc.id);
  }
  return data;
};

/** Another time or place of a venue, once it is published, is mailed to everybody who has a place there. */
export const tellOfChange: CollectionAfterChangeHook<Event> = async ({ doc, operation, req }) => {
  const before = req.context.publishedEvent as Facts | undefined;
  if (operation !== 'update' || req.context.savesDraft || !before) return doc;
  const after = await factsIn(req, doc.id);
  for (const culture of cultures) {
    const [was, is] = [before[culture], after[culture]];
    if (was && is?.published && Date.parse(is.end) > Date.now() && differs(was, is))
      await tellAll(req, doc.id, culture);
  }
  return doc;
};

const differs = (one: EventFacts, other: EventFacts): boolean =>
  (['start', 'end', 'venue', 'address'] as const).some((name) => one[name] !== other[name]);

async function factsIn(req: PayloadRequest, id: number): Promise<Facts> {
  const facts: Facts = {};
  for (const culture of cultures) {
    const event = await readEvent(req.payload, id, culture, req);
    if (event) facts[culture] = event;
  }
  return facts;
}

async function tellAll(req: PayloadRequest, event: number, culture: Culture): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'event-sign-ups',
    where: placesOf({ event, culture }, 'confirmed'),
    sort: ['createdAt', 'id'],
    pagination: false,
    depth: 0,
    req,
    overrideAccess: true,
  });
  for (const signUp of docs) await tellParticipant(req, signUp, 'changed');
}
