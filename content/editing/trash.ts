import type { CollectionBeforeChangeHook, Payload } from 'payload';
import { written } from './country.ts';

/** Milliseconds for which a document stays in the trash. */
const kept = 30 * 86_400_000;

/** Unpublishes a document that is moved to the trash. Refuses this like a deletion: while the document is used elsewhere or has child pages. */
export const refuseTrash: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !data.deletedAt || originalDoc?.deletedAt) return data;
  const { id } = originalDoc as { id: number };
  for (const keep of collection.hooks.beforeDelete) await keep({ collection, context, id, req });
  return { ...data, _status: 'draft' };
};

/** Deletes documents after 30 days in the trash; documents that are used again stay. */
export async function emptyTrash(payload: Payload, now = Date.now()): Promise<void> {
  const before = new Date(now - kept).toISOString();
  for (const collection of written)
    await payload.delete({
      collection,
      where: { deletedAt: { less_than: before } },
      trash: true,
      depth: 0,
      overrideAccess: true,
    });
}
