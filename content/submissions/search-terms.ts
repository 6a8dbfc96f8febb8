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
    const conditions = condition.map((one) => replaceTerms(one, isUnread));
    const possible = path === 'or' ? conditions.filter((one) => one !== matchNothing) : conditions;
    return conditions.length > 0 && possible.length === 0 ? matchNothing : { [path]: possible };
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
  const spellings = spellingsOf(String(like)).map((one) => ({ [path]: { ...rest, like: one } }));
  return spellings.length === 1 ? { ...spellings[0] } : { or: spellings };
}

/** A word without any ASCII letter would match everything as wildcards: it is searched for as it is, in both cases. */
const plainWord = /(?<!\S)\P{ASCII}{3,}(?!\S)/u;

function spellingsOf(term: string): string[] {
  if (!plainWord.test(term)) return [withWildcards(term)];
  const lower = term.toLowerCase();
  const capital = lower.replaceAll(/(?<!\S)\S/g, (letter) => letter.toUpperCase());
  return [lower, capital, term.toUpperCase()].map(withWildcards);
}

/** Shorter words are matched at word starts only, without wildcards: `content/database/short-word-search.ts`. */
const withWildcards = (term: string): string =>
  term.replaceAll(/\S{3,}/g, (word) =>
    plainWord.test(word) ? word : word.replaceAll(/[^\p{ASCII}]/gu, '_'),
  );
