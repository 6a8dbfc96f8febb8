import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { mustHaveProved } from '../access/prove.ts';
import { isSameValue } from '../audit/staff-hooks.ts';
import type { Staff } from '../payload-types.ts';

/** The fields that decide about permissions and login. */
const rights = ['role', 'state', 'email', 'countries', 'departments', 'otherMessages'] as const;

/** Requires recent authentication for creating accounts and for changing roles or permissions. */
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

/** Checks a bulk operation once, before its documents: otherwise each document would be refused separately and the dialog would not open. */
export const proveForMany: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data = operation === 'update' && !('id' in args) && 'data' in args ? args.data : {};
  if (rights.some((field) => field in data)) mustHaveProved(req);
};
