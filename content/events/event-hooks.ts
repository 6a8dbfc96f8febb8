import type { Session } from '@oilway/store/database/session.ts';
import { findSignUp, followCancellation, takesPart } from '@oilway/store/events/cancel.ts';
import type { Venue } from '@oilway/store/events/event-facts.ts';
import { lockEvent, moveUp } from '@oilway/store/events/places.ts';
import type { EventPlace } from '@oilway/store/events/tables.ts';
import { readSettings } from '@oilway/store/settings.ts';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  NotFound,
  type PayloadRequest,
} from 'payload';
import { sessionOf } from '../database/session.ts';
import { idOf } from '../id-of.ts';
import { inLanguage, text } from '../labels.ts';
import type { EventSignUp } from '../payload-types.ts';

const onlyCancelling = text(
  'Der Platz lässt sich hier nur auf „Abgemeldet“ setzen. Vielleicht hat er sich inzwischen geändert: Bitte neu laden.',
  'Miejsce można tu tylko odwołać. Być może jego stan się zmienił: prosimy odświeżyć stronę.',
  'A place can only be cancelled here. Perhaps it has changed meanwhile: please reload.',
);

/**
 * Locks the event before the sign-up is written, as all code does: another order could deadlock. The only change of `place` by staff is a
 * cancellation.
 */
export const lockBeforeChange: CollectionBeforeChangeHook<EventSignUp> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data;
  const session = await sessionOf(req);
  await lockEvent(session, venueOf(originalDoc).event);
  // Read under the lock.
  const before = (await findSignUp(session, originalDoc.id))?.place;
  if (!before) throw new NotFound(req.t);
  const after = data.place ?? before;
  if (after !== before && !(after === 'cancelled' && takesPart(before)))
    throw new APIError(inLanguage(onlyCancelling, req.i18n.language), 400, undefined, true);
  placesBefore(req).set(originalDoc.id, before);
  return data;
};

/** Notifies a cancelled participant and moves up the next one on the waiting list. */
export const tellAfterChange: CollectionAfterChangeHook<EventSignUp> = async ({
  doc,
  operation,
  req,
}) => {
  const before = placesBefore(req).get(doc.id);
  if (operation !== 'update' || doc.place !== 'cancelled' || !before || !takesPart(before))
    return doc;
  await oneAfterTheOther(req, async (session) => {
    const signUp = await findSignUp(session, doc.id);
    if (signUp) await followCancellation(session, signUp, readSettings());
  });
  return doc;
};

export const lockBeforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const session = await sessionOf(req);
  const signUp = await findSignUp(session, String(id));
  if (signUp) await lockEvent(session, signUp.event);
};

export const moveUpAfterDelete: CollectionAfterDeleteHook<EventSignUp> = async ({ doc, req }) => {
  await oneAfterTheOther(req, (session) => moveUp(session, venueOf(doc), readSettings()));
  return doc;
};

const venueOf = ({ cultureName, event }: EventSignUp): Venue => ({
  event: idOf(event) as number,
  culture: cultureName,
});

function placesBefore({ context }: PayloadRequest): Map<string, EventPlace> {
  context.placesBefore ??= new Map<string, EventPlace>();
  return context.placesBefore as Map<string, EventPlace>;
}

/** Serializes the changes of one transaction: Payload runs a bulk update concurrently, and concurrent counts could assign a place twice. */
async function oneAfterTheOther(
  req: PayloadRequest,
  act: (session: Session) => Promise<void>,
): Promise<void> {
  const session = await sessionOf(req);
  const { context } = req;
  const before = (context.moving as Promise<void> | undefined) ?? Promise.resolve();
  const turn = before.then(() => act(session));
  context.moving = turn;
  return turn;
}
