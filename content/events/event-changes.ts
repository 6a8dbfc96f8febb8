import { tellOfChange } from '@oilway/store/events/changes.ts';
import { type EventFacts, readEventOf } from '@oilway/store/events/event-facts.ts';
import { lockEvent, moveUp } from '@oilway/store/events/places.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { sessionOf } from '../database/session.ts';
import { cultureIn } from '../editing/country.ts';
import type { Event } from '../payload-types.ts';

/** Stores the published state before a change: the document passed to the hook may be an unpublished draft. */
export const notePublished: CollectionBeforeChangeHook<Event> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc?.id !== undefined && !req.context.savesDraft) {
    const session = await sessionOf(req);
    await lockEvent(session, originalDoc.id);
    req.context.publishedEvent = await readEventOf(session, originalDoc.id);
  }
  return data;
};

/** Notifies participants of a changed time or venue; when places are added or the limit is removed, sign-ups on the waiting list move up. */
export const followPublished: CollectionAfterChangeHook<Event> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update' || req.context.savesDraft) return doc;
  const session = await sessionOf(req);
  const before = req.context.publishedEvent as EventFacts | undefined;
  if (before) await tellOfChange(session, doc.id, before, readSettings());
  await moveUp(session, { event: doc.id, culture: cultureIn(doc) }, readSettings());
  return doc;
};
