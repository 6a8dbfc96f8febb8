import { type EventDetails, readEventById } from '@oilway/store/events/event-details.ts';
import { notifyEventChange } from '@oilway/store/events/notify-event-change.ts';
import { lockEvent, promoteWaiting } from '@oilway/store/events/occupancy.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { sessionOf } from '../database/session.ts';
import { localeOfDocument } from '../editing/country.ts';
import type { Event } from '../payload-types.ts';

/** Stores the published state before a change: the document passed to the hook may be an unpublished draft. */
export const capturePublishedEvent: CollectionBeforeChangeHook<Event> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc?.id !== undefined && !req.context.savesDraft) {
    const session = await sessionOf(req);
    await lockEvent(session, originalDoc.id);
    req.context.publishedEvent = await readEventById(session, originalDoc.id);
  }
  return data;
};

/** Notifies participants of a changed time or venue; when places are added or the limit is removed, sign-ups on the waiting list move up. */
export const applyPublishedChange: CollectionAfterChangeHook<Event> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update' || req.context.savesDraft) return doc;
  const session = await sessionOf(req);
  const before = req.context.publishedEvent as EventDetails | undefined;
  if (before) await notifyEventChange(session, doc.id, before, readSettings());
  await promoteWaiting(session, { event: doc.id, locale: localeOfDocument(doc) }, readSettings());
  return doc;
};
