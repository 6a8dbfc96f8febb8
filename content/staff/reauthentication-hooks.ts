import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { requireReauthentication } from '../access/reauthentication.ts';
import { isSameValue } from '../audit/staff-audit.ts';
import type { Staff } from '../payload-types.ts';

/** The fields that decide about permissions and login. */
const protectedFields = [
  'role',
  'state',
  'email',
  'countries',
  'departments',
  'otherMessages',
] as const;

/** Requires recent authentication for creating accounts and for changing roles or permissions. */
export const reauthenticateForPermissions: CollectionBeforeChangeHook<Staff> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const changed = protectedFields.some(
    (field) => field in data && !isSameValue(data[field], originalDoc?.[field]),
  );
  if (operation === 'create' || changed) requireReauthentication(req);
  return data;
};

/** Checks a bulk operation once, before its documents: otherwise each document would be refused separately and the dialog would not open. */
export const reauthenticateForBulkUpdate: CollectionBeforeOperationHook = ({
  args,
  operation,
  req,
}) => {
  const data = operation === 'update' && !('id' in args) && 'data' in args ? args.data : {};
  if (protectedFields.some((field) => field in data)) requireReauthentication(req);
};
