import type { CollectionBeforeChangeHook, Payload } from 'payload';
import { written } from './country.ts';

/** Milliseconds for which a document stays in the trash. */
const kept = 30 * 86_400_000;

/**
 * Takes a document off the site with its way into the trash, and refuses it as a deletion would be: while it is used elsewhere, or pages
 * stand below it.
 */
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

/** Deletes what has been in the trash for 30 days; what is used again stays. */
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
