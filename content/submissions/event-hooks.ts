import { cultures } from '@oilway/store/cultures.ts';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { inLanguage, text } from '../labels.ts';
import type { Event, EventSignUp } from '../payload-types.ts';
import { venueOf } from './event-facts.ts';
import { tellParticipant } from './event-mails.ts';
import { lockEvent, moveUp } from './event-places.ts';

type Place = EventSignUp['place'];

const onlyCancelling = text(
  'Der Platz lässt sich hier nur auf „Abgemeldet“ setzen. Vielleicht hat er sich inzwischen geändert: Bitte neu laden.',
  'Miejsce można tu tylko odwołać. Być może jego stan się zmienił: prosimy odświeżyć stronę.',
  'A place can only be cancelled here. Perhaps it has changed meanwhile: please reload.',
);

/**
 * The event is locked before a sign-up is written, as everybody does it: in the other order two could wait
 * for each other. The only change of a place from outside is its cancellation.
 */
export const lockBeforeChange: CollectionBeforeChangeHook<EventSignUp> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data;
  await lockEvent(req, venueOf(originalDoc).event);
  const before = await currentPlace(req, originalDoc.id);
  const after = data.place ?? before;
  if (after !== before && !(after === 'cancelled' && takesPart(before)))
    throw new APIError(inLanguage(onlyCancelling, req.i18n.language), 400, undefined, true);
  placesBefore(req).set(originalDoc.id, before);
  return data;
};

/** Whoever is cancelled is told so, and the next one moves up. */
export const tellAfterChange: CollectionAfterChangeHook<EventSignUp> = async ({
  doc,
  operation,
  req,
}) => {
  const before = placesBefore(req).get(doc.id);
  if (operation !== 'update' || doc.place !== 'cancelled' || !before || !takesPart(before))
    return doc;
  await tellParticipant(req, doc, 'cancelled');
  await oneAfterTheOther(req, () => moveUp(req, venueOf(doc)));
  return doc;
};

export const lockBeforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const signUp = await req.payload.findByID({
    collection: 'event-sign-ups',
    id: String(id),
    req,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (signUp) await lockEvent(req, venueOf(signUp).event);
};

export const moveUpAfterDelete: CollectionAfterDeleteHook<EventSignUp> = async ({ doc, req }) => {
  await oneAfterTheOther(req, () => moveUp(req, venueOf(doc)));
  return doc;
};

/** More places, or no limit any more: the waiting ones move up. */
export const moveUpWithCapacity: CollectionAfterChangeHook<Event> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'update' && !req.context.savesDraft)
    for (const culture of cultures) await moveUp(req, { event: doc.id, culture });
  return doc;
};

const takesPart = (place: Place): boolean => place === 'confirmed' || place === 'waiting';

/** What the place is now that nobody else can change it. */
async function currentPlace(req: PayloadRequest, id: string): Promise<Place> {
  const { place } = await req.payload.findByID({
    collection: 'event-sign-ups',
    id,
    req,
    depth: 0,
    select: { place: true },
    overrideAccess: true,
  });
  return place;
}

function placesBefore({ context }: PayloadRequest): Map<string, Place> {
  context.placesBefore ??= new Map<string, Place>();
  return context.placesBefore as Map<string, Place>;
}

/** Payload changes many documents of one transaction at once: two who count at once would give a place away twice. */
function oneAfterTheOther({ context }: PayloadRequest, act: () => Promise<void>): Promise<void> {
  const turn = ((context.moving as Promise<void> | undefined) ?? Promise.resolve()).then(act);
  context.moving = turn;
  return turn;
}
