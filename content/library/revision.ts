import { raiseLibrary } from '@oilway/store/library/revision.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { sessionOf } from '../database/session.ts';

/** Increments the revision of the library, which invalidates its caches. */
export const raiseRevision: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  doc,
  req,
}) => {
  await raiseLibrary(await sessionOf(req));
  return doc;
};
