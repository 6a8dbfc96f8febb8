/** What stands between two spaces, or underscores, of a folded text: its pieces, without the signs between them. */
export type Chunk = readonly string[];

/** Longer runs of letters are no words. */
const longest = 40;

/** A piece ends at any sign, and where a number follows a letter: '5w' is one, 'of1040' are two. */
const piece = /\p{N}+\p{L}*|\p{L}+/gu;

/** The chunks of a folded text: '5W-30' and '5W30' have the same pieces, 'sdb 5w' has two chunks. */
export function chunksOf(folded: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (const chunk of folded.split(/[\s_]+/u)) {
    const pieces = chunk.match(piece);
    if (pieces) chunks.push(pieces.map((word) => word.slice(0, longest)));
  }
  return chunks;
}

export const hasDigit = (word: string): boolean => /\p{N}/u.test(word);

/** At most so many pieces in a row are one name. */
const widest = 6;

/** The names that a chunk is called by as well, without the signs within: '5w30' for '5w-30'. */
export function* joined(chunk: Chunk): Generator<string> {
  const most = Math.min(chunk.length, 12);
  for (let from = 0; from < most; from += 1) {
    let name = chunk[from] ?? '';
    for (let to = from + 1; to < Math.min(most, from + widest); to += 1) {
      name += chunk[to];
      yield name;
    }
  }
}

/** More pieces in a row are a table of numbers, not the number of a part. */
const longestRun = 10;

/** Where numbers in groups may stand: as many pieces in a row as can belong together, with the number of the chunk of each. */
interface Run {
  pieces: string[];
  chunks: number[];
}

/**
 * The runs of a text that reach over a space: '038 103 598 a' of 'filter 038 103 598 a'.
 * @param mostLetters of a piece without a digit that can be part of a number: OF, W, HU.
 */
function runsOf(chunks: readonly Chunk[], mostLetters: number): Run[] {
  const runs: Run[] = [{ pieces: [], chunks: [] }];
  for (const [at, chunk] of chunks.entries()) {
    if (!chunk.every((piece) => hasDigit(piece) || piece.length <= mostLetters))
      runs.push({ pieces: [], chunks: [] });
    else
      for (const piece of chunk) {
        runs.at(-1)?.pieces.push(piece);
        runs.at(-1)?.chunks.push(at);
      }
  }
  return runs.filter((run) => run.chunks[0] !== run.chunks.at(-1));
}

/** A name with a space in it, and the first and the last of the chunks that it is made of. */
export interface SpacedName {
  name: string;
  from: number;
  to: number;
}

/**
 * Names with spaces in them, the longest of each beginning first: 'OF 1040' is found as 'OF1040', '038 103 598 A' as
 * '038103598A'. In a long text only those of three pieces and more: two numbers often stand side by side by chance.
 */
export function* acrossSpaces(chunks: readonly Chunk[], isLong: boolean): Generator<SpacedName> {
  for (const run of runsOf(chunks, isLong ? 2 : 4))
    if (!isLong) yield* namesOf(run, 2);
    else if (run.pieces.length <= longestRun) yield* namesOf(run, 3);
}

function* namesOf({ chunks, pieces }: Run, fewest: number): Generator<SpacedName> {
  for (let from = 0; from < pieces.length; from += 1)
    for (let to = Math.min(pieces.length, from + widest); to >= from + fewest; to -= 1) {
      const [first, last] = [chunks[from] as number, chunks[to - 1] as number];
      // What is within one chunk is joined already; a chunk is never cut.
      if (first === last || chunks[from - 1] === first || chunks[to] === last) continue;
      const name = pieces.slice(from, to).join('');
      if (isNumber(name)) yield { name, from: first, to: last };
    }
}

/** Two digits at least, and not more letters than digits but a few: no 'in 5' or 'am 12 uhr'. */
const isNumber = (name: string): boolean => {
  const digits = name.match(/\p{N}/gu)?.length ?? 0;
  return digits >= 2 && name.length - digits <= Math.min(6, digits + 1);
};
