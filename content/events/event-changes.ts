import { tellOfChange } from '@oilway/store/events/changes.ts';
import { type EventFacts, readEventOf } from '@oilway/store/events/event-facts.ts';
import { lockEvent, moveUp } from '@oilway/store/events/places.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { sessionOf } from '../database/session.ts';
import { cultureIn } from '../editing/country.ts';
import type { Event } from '../payload-types.ts';

/** What visitors knew before: the document that the hook is handed may be a draft nobody saw. */
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

/** Participants hear of another time or place; with more places, or no limit any more, the waiting ones move up. */
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
