import type { CollectionBeforeChangeHook, Payload } from 'payload';
import { editorialCollections } from './country.ts';

/** Days for which a document stays in the trash. */
export const trashDays = 30;

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
  return collection.versions?.drafts ? { ...data, _status: 'draft' } : data;
};

/** Deletes documents after 30 days in the trash; documents that are used again stay. */
export async function purgeTrash(payload: Payload, now = Date.now()): Promise<void> {
  const before = new Date(now - trashDays * 86_400_000).toISOString();
  for (const collection of [...editorialCollections, 'locations', 'media'] as const)
    await payload.delete({
      collection,
      where: { deletedAt: { less_than: before } },
      trash: true,
      depth: 0,
      overrideAccess: true,
    });
}
