import { sql } from './execute.ts';

/** Conditions of Drizzle, on a column and a pattern of LIKE. */
interface Operators {
  like(column: unknown, pattern: string): unknown;
  and(...conditions: unknown[]): unknown;
  or(...conditions: unknown[]): unknown;
}

/** What a word begins after, beside the start: addresses and references are words that hang together by these. */
const beforeWords = [' ', '-', '.', '@', '/', '('];
const begins = `(^|[${beforeWords.join('').replace('-', '')}-])`;

/**
 * One or two letters are looked for where a word begins: who types two means the start of a name, and no index of three letters in a row
 * knows them anywhere else. One condition for each column, or PostgreSQL takes looking into every row for cheaper.
 */
export function findingShortWords(made: object): { operators: object } {
  const { name, operators } = made as { name: string; operators: Operators };
  const beginning = (column: unknown, word: string) =>
    name === 'postgres'
      ? sql`${column} ~* ${begins + word}`
      : operators.and(
          // Few have the letters at all, and the rest is asked of these alone.
          operators.like(column, `%${word}%`),
          operators.or(
            operators.like(column, `${word}%`),
            ...beforeWords.map((before) => operators.like(column, `%${before}${word}%`)),
          ),
        );
  return {
    operators: {
      ...operators,
      like(column: unknown, pattern: string) {
        const [, word] = /^%([\p{L}\p{N}]{1,2})%$/u.exec(pattern) ?? [];
        return word === undefined ? operators.like(column, pattern) : beginning(column, word);
      },
    },
  };
}
