import type { CollectionBeforeChangeHook, Field } from 'payload';
import { nobody, roleOf } from '../access/rules.ts';
import { isEmptyDraft } from './empty-drafts.ts';
import { windowOf } from './stale-save.ts';

/** `begun`: stored when its form was opened, without input. */
const changes = ['begun', 'draft', 'published', 'unpublished'] as const;

/** The last change of a document and its author, stored with each version. Requests cannot set them. */
export const editFields: Field[] = [
  {
    // Not a relation, which would prevent deleting the account. Ids are never reused.
    name: 'changedBy',
    type: 'number',
    access: { create: nobody, read: nobody, update: nobody },
    admin: { hidden: true },
  },
  {
    name: 'change',
    type: 'select',
    options: [...changes],
    // Readable, so that lists can filter by it.
    access: { create: nobody, update: nobody },
    admin: {
      hidden: true,
      components: { Diff: '/components/editing/NoDifference.tsx#NoDifference' },
    },
  },
  {
    // The window that saved it, by the header of its form; null for other saves.
    name: 'savedIn',
    type: 'text',
    maxLength: 40,
    access: { create: nobody, read: nobody, update: nobody },
    admin: { hidden: true },
  },
];

export const noteEdit: CollectionBeforeChangeHook = ({ collection, data, operation, req }) => {
  const isBegun = operation === 'create' && Boolean(roleOf(req)) && isEmptyDraft(collection, data);
  const status = data._status === 'published' ? 'published' : 'unpublished';
  return {
    ...data,
    changedBy: roleOf(req) ? req.user?.id : null,
    savedIn: windowOf(req),
    change: req.context.savesDraft ? (isBegun ? 'begun' : 'draft') : status,
  };
};
