import type { CollectionAfterChangeHook, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { roleOf } from '../access/rules.ts';
import { newestText } from './publication-check.ts';

/** Milliseconds for which an empty entry may still be open in somebody's form. */
const open = 3_600_000;

/** The fields that a new document has. */
const given = new Set([
  ...['id', 'key', 'country', 'translationKey', 'publishDate', '_status'],
  ...['change', 'changedBy', 'createdAt', 'updatedAt', 'deletedAt'],
]);

/**
 * The studio stores an entry as soon as its form is opened. Whoever opens the next one takes their own away that nobody ever wrote
 * into, so that at most one is left behind.
 */
export const sweepUntouched: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create' || !roleOf(req)) return doc;
  const { docs } = await req.payload.find({
    collection: collection.slug as 'pages',
    depth: 0,
    limit: 20,
    pagination: false,
    overrideAccess: true,
    req,
    select: {},
    where: {
      changedBy: { equals: req.user?.id },
      change: { equals: 'draft' },
      updatedAt: { less_than: new Date(Date.now() - open).toISOString() },
      id: { not_equals: doc.id },
    },
  });
  for (const { id } of docs)
    if (await isUntouched(collection, id, req))
      await req.payload.delete({
        collection: collection.slug as 'pages',
        id,
        depth: 0,
        overrideAccess: true,
        req,
      });
  return doc;
};

/** Whether an entry was never saved after it was made, and says nothing. */
async function isUntouched(
  collection: SanitizedCollectionConfig,
  id: number,
  req: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await req.payload.countVersions({
    collection: collection.slug as 'pages',
    overrideAccess: true,
    req,
    where: { parent: { equals: id } },
  });
  if (totalDocs > 1) return false;
  const text = await newestText(collection, id, req);
  return !collection.flattenedFields.some(({ name }) => !given.has(name) && says(text[name]));
}

/** Whether anything stands in a value, however deep; an unticked box is nothing. */
function says(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(says);
  return Boolean(value);
}
