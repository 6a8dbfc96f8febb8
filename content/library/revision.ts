import { raiseLibrary } from '@oilway/store/library/revision.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { sessionOf } from '../database/session.ts';

/** What members see of the library is read anew. */
export const raiseRevision: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  doc,
  req,
}) => {
  await raiseLibrary(await sessionOf(req));
  return doc;
};
