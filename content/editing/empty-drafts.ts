import type { CollectionAfterChangeHook, SanitizedCollectionConfig, Where } from 'payload';
import { roleOf } from '../access/rules.ts';

/** Milliseconds for which an empty draft may still be open in a form. */
const open = 3_600_000;

/** The fields that a new document has before anything is typed. */
const given = new Set([
  ...['id', 'key', 'country', 'translationKey', 'publishDate', '_status'],
  ...['change', 'changedBy', 'createdAt', 'updatedAt', 'deletedAt'],
]);

/** A condition for lists of newest drafts: without the documents that are stored because their form was opened, and say nothing yet. */
export const withoutEmptyDrafts: Where = { change: { not_equals: 'begun' } };

/** Returns whether nothing is typed into the fields of a new document. */
export function isEmptyDraft(
  { flattenedFields }: SanitizedCollectionConfig,
  data: Record<string, unknown>,
): boolean {
  return !flattenedFields.some(({ name }) => !given.has(name) && hasContent(data[name]));
}

/** Deletes the empty drafts of an author, an hour after they were stored, when the next one is. */
export const sweepEmptyDrafts: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create' || !roleOf(req)) return doc;
  const options = { collection: collection.slug as 'pages', depth: 0, overrideAccess: true, req };
  // The row itself keeps what was stored first: only the newest version says whether anything was typed since.
  const { docs } = await req.payload.find({
    ...options,
    draft: true,
    pagination: false,
    select: {},
    where: {
      changedBy: { equals: req.user?.id },
      change: { equals: 'begun' },
      updatedAt: { less_than: new Date(Date.now() - open).toISOString() },
    },
  });
  if (docs.length > 0)
    await req.payload.delete({ ...options, where: { id: { in: docs.map(({ id }) => id) } } });
  return doc;
};

/** Whether a value has any content, however deep; an unchecked box has none. */
function hasContent(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasContent);
  return Boolean(value);
}
