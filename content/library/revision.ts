import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { execute } from '../database/execute.ts';

const raise =
  'INSERT INTO content_revision (id, value) VALUES (2, 1) ' +
  'ON CONFLICT (id) DO UPDATE SET value = content_revision.value + 1';

/**
 * The revision of the library, beside that of the pages: no page is made anew for a file. Raised in the transaction
 * of every change of a category or a file; what a company is granted does not count, it is read each time.
 */
export async function raiseLibrary(payload: Payload, req?: PayloadRequest): Promise<void> {
  await execute(payload, raise, req);
}

export async function libraryRevision(payload: Payload): Promise<number> {
  const [row] = await execute(payload, 'SELECT value FROM content_revision WHERE id = 2');
  return Number(row?.value ?? 0);
}

export const raiseAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await raiseLibrary(req.payload, req);
  return doc;
};

export const raiseAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await raiseLibrary(req.payload, req);
  return doc;
};
