import type { Culture } from '@oilway/store/cultures.ts';
import { fold } from '../words/fold.ts';
import { type Chunk, chunksOf } from '../words/pieces.ts';
import { isStopWord } from '../words/stop-words.ts';

/** One word of a question, or a name of several pieces. */
export interface ReadWords {
  pieces: Chunk;
  /** It may go on. */
  open: boolean;
}

/** Words beyond these are not looked for. */
const most = 12;

/** What is looked for in what somebody has typed; the words that say nothing only where there are no others. */
export function readQuestion(words: string, culture: Culture, typing: boolean): ReadWords[] {
  const folded = fold(words);
  const chunks = chunksOf(folded);
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
