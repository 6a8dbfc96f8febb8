import { tellOfChange } from '@oilway/store/events/changes.ts';
import { type EventFacts, readEventOf } from '@oilway/store/events/event-facts.ts';
import { lockEvent } from '@oilway/store/events/places.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { sessionOf } from '../database/session.ts';
import type { Event } from '../payload-types.ts';

/** What visitors knew before: the document that the hook is handed may be a draft nobody saw. */
export const notePublished: CollectionBeforeChangeHook<Event> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc?.id !== undefined && !req.context.savesDraft) {
    const session = await sessionOf(req.payload, req);
    await lockEvent(session, originalDoc.id);
    req.context.publishedEvent = await readEventOf(session, originalDoc.id);
  }
  return data;
};

export const tellOfPublished: CollectionAfterChangeHook<Event> = async ({
  doc,
  operation,
  req,
}) => {
  const before = req.context.publishedEvent as EventFacts | undefined;
  if (operation === 'update' && !req.context.savesDraft && before)
    await tellOfChange(await sessionOf(req.payload, req), doc.id, before, readSettings());
  return doc;
};
