import { raiseLibrary } from '@oilway/store/library/revision.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { sessionOf } from '../database/session.ts';

export const raiseAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await raiseLibrary(await sessionOf(req.payload, req));
  return doc;
};

export const raiseAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await raiseLibrary(await sessionOf(req.payload, req));
  return doc;
};
