import type { CollectionAfterChangeHook, SanitizedCollectionConfig, Where } from 'payload';
import { roleOf } from '../access/rules.ts';

/** Milliseconds in which an empty draft may still be open in a form. */
const maxOpenTime = 3_600_000;

/** The fields that are set in a new document before any input. */
const prefilledFields = new Set([
  ...['id', 'key', 'country', 'parent', 'translationKey', 'publishDate', '_status'],
  ...['change', 'changedBy', 'savedIn', 'createdAt', 'updatedAt', 'deletedAt'],
]);

/** A query condition that excludes drafts that were stored when their form was opened and have no input yet. */
export const withoutEmptyDrafts: Where = { change: { not_equals: 'begun' } };

/** Returns whether a new document has no input. */
export function isEmptyDraft(
  { flattenedFields }: SanitizedCollectionConfig,
  data: Record<string, unknown>,
): boolean {
  return !flattenedFields.some(({ name }) => !prefilledFields.has(name) && hasContent(data[name]));
}

/** Deletes the empty drafts of an author that are older than an hour, when the next one is stored. */
export const deleteStaleEmptyDrafts: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create' || !roleOf(req)) return doc;
  const options = { collection: collection.slug as 'pages', depth: 0, overrideAccess: true, req };
  // The row keeps the first stored state: only the newest version shows later input.
  const { docs } = await req.payload.find({
    ...options,
    draft: true,
    pagination: false,
    select: {},
    where: {
      changedBy: { equals: req.user?.id },
      change: { equals: 'begun' },
      updatedAt: { less_than: new Date(Date.now() - maxOpenTime).toISOString() },
    },
  });
  if (docs.length > 0)
    await req.payload.delete({ ...options, where: { id: { in: docs.map(({ id }) => id) } } });
  return doc;
};

/** Returns whether a value contains any input, at any depth; an unchecked box counts as none. */
function hasContent(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasContent);
  return Boolean(value);
}
