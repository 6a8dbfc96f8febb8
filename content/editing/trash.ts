import type { CollectionBeforeChangeHook, Payload } from 'payload';
import { editorialCollections } from './country.ts';

/** Milliseconds for which a document stays in the trash. */
const trashRetention = 30 * 86_400_000;

/** Unpublishes a document that is moved to the trash. Refuses this like a deletion: while the document is used elsewhere or has child pages. */
export const guardTrash: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !data.deletedAt || originalDoc?.deletedAt) return data;
  const { id } = originalDoc as { id: number };
  for (const hook of collection.hooks.beforeDelete) await hook({ collection, context, id, req });
  return { ...data, _status: 'draft' };
};

/** Deletes documents after 30 days in the trash; documents that are used again stay. */
export async function purgeTrash(payload: Payload, now = Date.now()): Promise<void> {
  const before = new Date(now - trashRetention).toISOString();
  for (const collection of editorialCollections)
    await payload.delete({
      collection,
      where: { deletedAt: { less_than: before } },
      trash: true,
      depth: 0,
      overrideAccess: true,
    });
}
