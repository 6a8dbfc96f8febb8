import type { Locale } from '../locales.ts';
import { fold } from './fold.ts';
import { isStopWord } from './stop-words.ts';
import { type Chunk, chunksOf, namesAcrossSpaces } from './tokens.ts';

/** One word of a query, or a name of several pieces. */
export interface QueryWord {
  tokens: Chunk;
  /** Whether the word may be incomplete. */
  isIncomplete: boolean;
}

/** Maximal number of searched words. */
const maxWords = 12;

/**
 * Returns a query's distinct words; stop words only if there are no others.
 * @param isIncomplete whether the last word may be incomplete.
 * @param isKnownName whether the index has a name.
 */
export function parseQuery(
  text: string,
  locale: Locale,
  isIncomplete: boolean,
  isKnownName: (name: string) => boolean = () => false,
): QueryWord[] {
  const folded = fold(text);
  const chunks = joinNames(chunksOf(folded), isKnownName);
  const isLastIncomplete = isIncomplete && !/\s$/u.test(folded);
  const words = chunks.map((tokens, at) => ({
    tokens,
    isIncomplete: isLastIncomplete && at === chunks.length - 1,
  }));
  const significant = words.filter(
    ({ isIncomplete: mayContinue, tokens }) =>
      mayContinue || tokens.length > 1 || !isStopWord(tokens[0] ?? '', locale),
  );
  const distinct = new Map(
    (significant.length > 0 ? significant : words).map((word) => [word.tokens.join(' '), word]),
  );
  return [...distinct.values()].slice(0, maxWords);
}

/** Joins the chunks of a number typed in groups if the index has this number, in any grouping. */
function joinNames(chunks: readonly Chunk[], isKnownName: (name: string) => boolean): Chunk[] {
  const joined = [...chunks];
  let end = -1;
  for (const { from, name, to } of namesAcrossSpaces(chunks, false)) {
    const pieces = chunks.slice(from, to + 1).flat().length;
    if (from <= end || (pieces < 3 && !/^\p{N}{6,}$/u.test(name)) || !isKnownName(name)) continue;
    joined.fill([], from, to + 1);
    joined[from] = [name];
    end = to;
  }
  return joined.filter(({ length }) => length > 0);
}
