import type { CollectionBeforeChangeHook, Field } from 'payload';
import { nobody, roleOf } from '../access/rules.ts';

export const changes = ['draft', 'published', 'unpublished'] as const;
export type Change = (typeof changes)[number];

/** In no form, and in no comparison of two versions. */
const unseen = { create: nobody, read: nobody, update: nobody };

/** The last change of a document and its author, kept with each version. No request can set them. */
export const editFields: Field[] = [
  {
    // No reference, which would keep a member of staff from being deleted. An id is never given twice.
    name: 'changedBy',
    type: 'number',
    access: unseen,
    admin: { hidden: true },
  },
  {
    name: 'change',
    type: 'select',
    options: [...changes],
    access: unseen,
    admin: { hidden: true },
  },
];

export const noteEdit: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  changedBy: roleOf(req) ? req.user?.id : null,
  change: changeOf(Boolean(req.context.savesDraft), data._status),
});

function changeOf(savesDraft: boolean, status: unknown): Change {
  if (savesDraft) return 'draft';
  return status === 'published' ? 'published' : 'unpublished';
}
