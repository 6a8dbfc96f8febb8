import { sql } from './execute.ts';

interface Operators {
  like(column: unknown, pattern: string): unknown;
  and(...conditions: unknown[]): unknown;
  or(...conditions: unknown[]): unknown;
}

/** Characters before the start of a word, besides the start of the text: addresses and reference numbers are joined by these. */
const wordSeparators = [' ', '-', '.', '@', '/', '('];
const wordStart = `(^|[${wordSeparators.join('').replace('-', '')}-])`;

/**
 * Returns operators that match a search term of one or two letters at word starts only: trigram indexes do not cover it, and short terms usually are
 * the start of a name. One condition for each column: otherwise PostgreSQL prefers a full scan.
 */
export function withShortWordSearch(adapter: object): { operators: object } {
  const { name, operators } = adapter as { name: string; operators: Operators };
  const startsWord = (column: unknown, word: string) =>
    name === 'postgres'
      ? sql`${column} ~* ${wordStart + word}`
      : operators.and(
          // A cheap prefilter: the conditions below run only on rows that contain the letters.
          operators.like(column, `%${word}%`),
          operators.or(
            operators.like(column, `${word}%`),
            ...wordSeparators.map((separator) => operators.like(column, `%${separator}${word}%`)),
          ),
        );
  return {
    operators: {
      ...operators,
      like(column: unknown, pattern: string) {
        const [, word] = /^%([\p{L}\p{N}]{1,2})%$/u.exec(pattern) ?? [];
        return word === undefined ? operators.like(column, pattern) : startsWord(column, word);
      },
    },
  };
}
