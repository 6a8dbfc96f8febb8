import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { mustHaveProved } from '../access/prove.ts';
import { isSameValue } from '../audit/staff-hooks.ts';
import type { Staff } from '../payload-types.ts';

/** What decides what somebody may do, and how they come in. */
const rights = ['role', 'state', 'email', 'countries', 'departments', 'otherMessages'] as const;

/** Nobody gets an account, a role or other rights from a session that was left open. */
export const proveForRights: CollectionBeforeChangeHook<Staff> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const changed = rights.some(
    (field) => field in data && !isSameValue(data[field], originalDoc?.[field]),
  );
  if (operation === 'create' || changed) mustHaveProved(req);
  return data;
};

/** Of many at once, before any of them: else each would be refused by itself, and nobody asked. */
export const proveForMany: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data = operation === 'update' && !('id' in args) && 'data' in args ? args.data : {};
  if (rights.some((field) => field in data)) mustHaveProved(req);
};
