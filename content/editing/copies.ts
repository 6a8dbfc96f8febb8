import type { CollectionBeforeOperationHook, Field } from 'payload';
import { countryOf, roleOf } from '../access/rules.ts';

/**
 * A copy is a draft in every language, whatever was asked. Somebody who edits one country copies that country's language alone.
 * Stands before the hooks that look whether an operation publishes.
 */
export const copiesAreDrafts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || args.duplicateFromID == null) return args;
  const country = countryOf(roleOf(req));
  return {
    ...args,
    draft: true,
    publishAllLocales: false,
    data: { ...args.data, _status: 'draft' },
    ...(country ? { selectedLocales: [country] } : {}),
  };
};

/** Payload's own field; a copy would keep the state of the languages it was not made in. */
export const statusOfCopies = {
  name: '_status',
  type: 'select',
  hooks: { beforeDuplicate: [() => 'draft'] },
} as unknown as Field;
