import type { Culture } from '../cultures.ts';
import { fold } from './fold.ts';
import { acrossSpaces, type Chunk, chunksOf } from './pieces.ts';
import { isStopWord } from './stop-words.ts';

/** One word of a query, or a name of several pieces. */
export interface QueryWord {
  pieces: Chunk;
  /** Whether the word may be incomplete. */
  open: boolean;
}

/** Maximal number of searched words. */
const maxWords = 12;

/**
 * Returns a query's distinct words; stop words only if there are no others.
 * @param typing whether the last word may be incomplete.
 * @param isName whether the index has a name.
 */
export function parseQuery(
  text: string,
  culture: Culture,
  typing: boolean,
  isName: (name: string) => boolean = () => false,
): QueryWord[] {
  const folded = fold(text);
  const chunks = joinNames(chunksOf(folded), isName);
  const open = typing && !/\s$/u.test(folded);
  const words = chunks.map((pieces, at) => ({ pieces, open: open && at === chunks.length - 1 }));
  const telling = words.filter(
    (word) => word.open || word.pieces.length > 1 || !isStopWord(word.pieces[0] ?? '', culture),
  );
  const distinct = new Map(
    (telling.length > 0 ? telling : words).map((word) => [word.pieces.join(' '), word]),
  );
  return [...distinct.values()].slice(0, maxWords);
}

/** Joins the chunks of a number typed in groups if the index has this number, in any grouping. */
function joinNames(chunks: readonly Chunk[], isName: (name: string) => boolean): Chunk[] {
  const joined = [...chunks];
  let end = -1;
  for (const { from, name, to } of acrossSpaces(chunks, false)) {
    const pieces = chunks.slice(from, to + 1).flat().length;
    if (from <= end || (pieces < 3 && !/^\p{N}{6,}$/u.test(name)) || !isName(name)) continue;
    joined.fill([], from, to + 1);
    joined[from] = [name];
    end = to;
  }
  return joined.filter(({ length }) => length > 0);
}
