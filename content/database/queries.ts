import type { CollectionSlug, PayloadRequest, Where } from 'payload';

/** Reads all documents that match, regardless of access rights. */
export const findAllOptions = { pagination: false, depth: 0, overrideAccess: true } as const;

/** Reads a document by its id regardless of access rights; null where there is none. */
export const findOneOptions = { disableErrors: true, depth: 0, overrideAccess: true } as const;

/** Returns whether a document matches, regardless of access rights. */
export async function hasMatch(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req });
  return totalDocs > 0;
}
