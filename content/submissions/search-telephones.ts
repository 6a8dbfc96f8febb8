import { telephoneSearch } from '@oilway/store/submissions/telephone-digits.ts';
import type { CollectionBeforeOperationHook, Where } from 'payload';

/** The field with the numbers of an entry as digits; written by the store. */
export const telephoneField = 'telephoneDigits';

/** Replaces a telephone number searched for by its digits; the search by other words skips the field. */
export const searchTelephones: CollectionBeforeOperationHook = ({ args }) =>
  'where' in args && args.where ? { ...args, where: replaceTerms(args.where) } : args;

function replaceTerms(where: Where): Where {
  const replaced: Where = {};
  for (const [path, condition] of Object.entries(where))
    if (Array.isArray(condition))
      replaced[path] = condition.flatMap((one) => {
        const isTelephone = telephoneField in one && 'like' in Object(one[telephoneField]);
        return isTelephone ? telephoneCondition(one) : replaceTerms(one);
      });
    else replaced[path] = condition;
  return replaced;
}

function telephoneCondition(where: Where): Where[] {
  const { like } = where[telephoneField] as { like: unknown };
  const digits = telephoneSearch(String(like));
  return digits ? [{ [telephoneField]: { contains: digits } }] : [];
}
