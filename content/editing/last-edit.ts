import type { CollectionBeforeChangeHook, Field } from 'payload';
import { denyAll, roleOf } from '../access/rules.ts';
import { isEmptyDraft } from './empty-drafts.ts';
import { windowIdOf } from './stale-save.ts';

/** `begun`: stored when its form was opened, without input. */
const changeKinds = ['begun', 'draft', 'published', 'unpublished'] as const;

/** The last change of a document and its author, stored with each version. Requests cannot set them. */
export const editFields: Field[] = [
  {
    // Not a relation, which would prevent deleting the account. Ids are never reused.
    name: 'changedBy',
    type: 'number',
    access: { create: denyAll, read: denyAll, update: denyAll },
    admin: { hidden: true },
  },
  {
    name: 'change',
    type: 'select',
    options: [...changeKinds],
    // Readable, so that lists can filter by it.
    access: { create: denyAll, update: denyAll },
    admin: {
      hidden: true,
      components: { Diff: '/components/editing/EmptyDiff.tsx#EmptyDiff' },
    },
  },
  {
    // The window that saved it, by the header of its form; null for other saves.
    name: 'savedIn',
    type: 'text',
    maxLength: 40,
    access: { create: denyAll, read: denyAll, update: denyAll },
    admin: { hidden: true },
  },
];

export const recordLastEdit: CollectionBeforeChangeHook = ({
  collection,
  data,
  operation,
  req,
}) => {
  const isNewEmptyDraft =
    operation === 'create' && Boolean(roleOf(req)) && isEmptyDraft(collection, data);
  const status = data._status === 'published' ? 'published' : 'unpublished';
  return {
    ...data,
    changedBy: roleOf(req) ? req.user?.id : null,
    savedIn: windowIdOf(req),
    change: req.context.savesDraft ? (isNewEmptyDraft ? 'begun' : 'draft') : status,
  };
};
