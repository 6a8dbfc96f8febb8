import { type CollectionBeforeOperationHook, Forbidden } from 'payload';
import { countryOf, roleOf } from './rules.ts';

/** A version holds every language, so restoring one reaches beyond an editor's country: for admins only. */
export const restoreByAdmins: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion' && countryOf(roleOf(req))) throw new Forbidden(req.t);
  return args;
};
