import { telephoneSearch } from '@oilway/store/submissions/telephone-digits.ts';
import type { CollectionBeforeOperationHook, Where } from 'payload';

/** The field with the numbers of an entry as digits; written by the store. */
export const telephoneField = 'telephoneDigits';

/**
 * Makes the search of an inbox tolerant: a telephone number is searched for by its digits, in a field that the search by other words skips; and any
 * letter matches one beyond ASCII, whose case not every database folds.
 */
export const searchTolerantly: CollectionBeforeOperationHook = ({ args }) =>
  'where' in args && args.where ? { ...args, where: replaceTerms(args.where) } : args;

function replaceTerms(where: Where): Where {
  const replaced: Where = {};
  for (const [path, condition] of Object.entries(where))
    if (Array.isArray(condition))
      replaced[path] = condition.flatMap((one) => {
        const isTelephone = telephoneField in one && 'like' in Object(one[telephoneField]);
        return isTelephone ? telephoneCondition(one) : replaceTerms(one);
      });
    else
      replaced[path] =
        typeof condition.like === 'string'
          ? { ...condition, like: withWildcards(condition.like) }
          : condition;
  return replaced;
}

/** Shorter words are matched at word starts only, without wildcards: `content/database/short-word-search.ts`. */
const withWildcards = (term: string): string =>
  term.replaceAll(/\S{3,}/g, (word) => word.replaceAll(/[^\p{ASCII}]/gu, '_'));

function telephoneCondition(where: Where): Where[] {
  const { like } = where[telephoneField] as { like: unknown };
  const digits = telephoneSearch(String(like));
  return digits ? [{ [telephoneField]: { contains: digits } }] : [];
}
