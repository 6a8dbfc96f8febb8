import type { DbSession } from '@oilway/store/database/db-session.ts';
import { completeCancellation, findSignUp, isActive } from '@oilway/store/events/cancel.ts';
import type { EventRef } from '@oilway/store/events/event-details.ts';
import { lockEvent, promoteWaiting } from '@oilway/store/events/occupancy.ts';
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

const onlyCancelMessage = text(
  'Der Platz lässt sich hier nur auf „Abgemeldet“ setzen. Vielleicht hat er sich inzwischen geändert: Bitte neu laden.',
  'Miejsce można tu tylko odwołać. Być może jego stan się zmienił: prosimy odświeżyć stronę.',
  'A place can only be cancelled here. Perhaps it has changed meanwhile: please reload.',
);

/**
 * Locks the event before the sign-up is written, as all code does: another order could deadlock. The only change of `place` by staff is a
 * cancellation.
 */
export const lockEventBeforeChange: CollectionBeforeChangeHook<EventSignUp> = async ({
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
  if (after !== before && !(after === 'cancelled' && isActive(before)))
    throw new APIError(inLanguage(onlyCancelMessage, req.i18n.language), 400, undefined, true);
  previousPlaces(req).set(originalDoc.id, before);
  return data;
};

/** Notifies a cancelled participant and moves up the next one on the waiting list. */
export const notifyAfterCancellation: CollectionAfterChangeHook<EventSignUp> = async ({
  doc,
  operation,
  req,
}) => {
  const before = previousPlaces(req).get(doc.id);
  if (operation !== 'update' || doc.place !== 'cancelled' || !before || !isActive(before))
    return doc;
  await runSerially(req, async (session) => {
    const signUp = await findSignUp(session, doc.id);
    if (signUp) await completeCancellation(session, signUp, readSettings());
  });
  return doc;
};

export const lockEventBeforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const session = await sessionOf(req);
  const signUp = await findSignUp(session, String(id));
  if (signUp) await lockEvent(session, signUp.event);
};

export const moveUpAfterDelete: CollectionAfterDeleteHook<EventSignUp> = async ({ doc, req }) => {
  await runSerially(req, (session) => promoteWaiting(session, venueOf(doc), readSettings()));
  return doc;
};

const venueOf = ({ cultureName, event }: EventSignUp): EventRef => ({
  event: idOf(event) as number,
  locale: cultureName,
});

function previousPlaces({ context }: PayloadRequest): Map<string, EventPlace> {
  context.placesBefore ??= new Map<string, EventPlace>();
  return context.placesBefore as Map<string, EventPlace>;
}

/** Serializes the changes of one transaction: Payload runs a bulk update concurrently, and concurrent counts could assign a place twice. */
async function runSerially(
  req: PayloadRequest,
  callback: (session: DbSession) => Promise<void>,
): Promise<void> {
  const session = await sessionOf(req);
  const { context } = req;
  const previous = (context.signUpQueue as Promise<void> | undefined) ?? Promise.resolve();
  const next = previous.then(() => callback(session));
  context.signUpQueue = next;
  return next;
}
