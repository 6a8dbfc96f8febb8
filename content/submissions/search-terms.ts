import { telephoneSearch } from '@oilway/store/submissions/telephone-digits.ts';
import type { CollectionBeforeOperationHook, Where, WhereField } from 'payload';
import { matchNothing } from '../access/inbox-access.ts';
import { roleOf } from '../access/rules.ts';

/** The field with the numbers of an entry as digits; written by the store. */
export const telephoneField = 'telephoneDigits';

/**
 * Makes the search of an inbox tolerant: a telephone number is searched for by its digits, in a field that the search by other words skips; and any
 * letter matches one beyond ASCII, whose case not every database folds. An administrator does not search the messages: reading them is logged.
 */
export const searchTolerantly: CollectionBeforeOperationHook = ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  if (!('where' in args) || !args.where) return args;
  const isLogged = collection.slug === 'contact-messages' && roleOf(req) === 'admin';
  const isUnread = (field: string) => isLogged && !overrideAccess && field === 'message';
  return { ...args, where: replaceTerms(args.where, isUnread) };
};

type FieldTest = (field: string) => boolean;

function replaceTerms(where: Where, isUnread: FieldTest): Where {
  const replaced = Object.entries(where).map(([path, condition]): Where => {
    if (!Array.isArray(condition)) return replaceTerm(path, condition, isUnread);
    return { [path]: condition.map((one) => replaceTerms(one, isUnread)) };
  });
  const [first = {}, ...more] = replaced;
  return more.length > 0 ? { and: replaced } : first;
}

function replaceTerm(path: string, condition: WhereField, isUnread: FieldTest): Where {
  if (isUnread(path)) return matchNothing;
  const { like, ...rest } = condition;
  if (like === undefined) return { [path]: condition };
  if (path === telephoneField) {
    const digits = telephoneSearch(String(like));
    return digits ? { [path]: { ...rest, contains: digits } } : matchNothing;
  }
  return { [path]: { ...rest, like: withWildcards(String(like)) } };
}

/**
 * Shorter words are matched at word starts only, without wildcards: `content/database/short-word-search.ts`. A word without any ASCII letter would
 * match everything as wildcards.
 */
const withWildcards = (term: string): string =>
  term.replaceAll(/\S{3,}/g, (word) =>
    /\p{ASCII}/u.test(word) ? word.replaceAll(/[^\p{ASCII}]/gu, '_') : word,
  );
