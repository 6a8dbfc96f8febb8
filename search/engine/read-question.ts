import type { Culture } from '@oilway/store/cultures.ts';
import { fold } from '../words/fold.ts';
import { acrossSpaces, type Chunk, chunksOf } from '../words/pieces.ts';
import { isStopWord } from '../words/stop-words.ts';

/** One word of a question, or a name of several pieces. */
export interface ReadWords {
  pieces: Chunk;
  /** It may go on. */
  open: boolean;
}

/** Words beyond these are not looked for. */
const most = 12;

/** What is looked for in what was typed; the words that say nothing only where there are no others. @param isName whether something is called so. */
export function readQuestion(
  words: string,
  culture: Culture,
  typing: boolean,
  isName: (name: string) => boolean = () => false,
): ReadWords[] {
  const folded = fold(words);
  const chunks = withNames(chunksOf(folded), isName);
  const open = typing && !/\s$/u.test(folded);
  const asked = chunks.map((pieces, at) => ({ pieces, open: open && at === chunks.length - 1 }));
  const telling = asked.filter(
    ({ pieces, open: goesOn }) =>
      goesOn || pieces.length > 1 || !isStopWord(pieces[0] ?? '', culture),
  );
  const distinct = new Map(
    (telling.length > 0 ? telling : asked).map((one) => [one.pieces.join(' '), one]),
  );
  return [...distinct.values()].slice(0, most);
}

/** The chunks with a number that was typed in groups as one of them, where something has this number, grouped in whatever way. */
function withNames(chunks: readonly Chunk[], isName: (name: string) => boolean): Chunk[] {
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
