import { incrementLibraryRevision } from '@oilway/store/library/revision.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { sessionOf } from '../database/session.ts';

/** Increments the revision of the library, which invalidates its caches. */
export const incrementRevision: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  doc,
  req,
}) => {
  await incrementLibraryRevision(await sessionOf(req));
  return doc;
};
