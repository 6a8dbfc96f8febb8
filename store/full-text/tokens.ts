/** The pieces between two spaces or underscores of a folded text, without the characters between them. */
export type Chunk = readonly string[];

/** Longer runs of letters are no words. */
const maxTokenLength = 40;

/** A piece ends at any other character, and where a digit follows a letter: '5w' is one piece, 'of1040' is two. */
const tokenPattern = /\p{N}+\p{L}*|\p{L}+/gu;

/** Returns a folded text's chunks: '5W-30' and '5W30' have the same pieces, 'sdb 5w' has two chunks. */
export function chunksOf(folded: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (const chunk of folded.split(/[\s_]+/u)) {
    const pieces = chunk.match(tokenPattern);
    if (pieces) chunks.push(pieces.map((word) => word.slice(0, maxTokenLength)));
  }
  return chunks;
}

export const hasDigit = (word: string): boolean => /\p{N}/u.test(word);

/** Maximal number of pieces of a name. */
const maxNameTokens = 6;

/** Yields a chunk's alternative names, without the characters between the pieces: '5w30' for '5w-30'. */
export function* joinedNames(chunk: Chunk): Generator<string> {
  const count = Math.min(chunk.length, 12);
  for (let from = 0; from < count; from += 1) {
    let name = chunk[from] ?? '';
    for (let to = from + 1; to < Math.min(count, from + maxNameTokens); to += 1) {
      name += chunk[to];
      yield name;
    }
  }
}

/** A longer sequence of pieces is a table of numbers rather than a part number. */
const maxRunTokens = 10;

/** A candidate for numbers in groups: a sequence of pieces that may belong together, with the chunk index of each. */
interface TokenRun {
  tokens: string[];
  chunks: number[];
}

/**
 * Returns the sequences of a text that span a space: '038 103 598 a' of 'filter 038 103 598 a'.
 * @param maxLetters maximal length of a piece without a digit in a number: OF, W, HU.
 */
function tokenRuns(chunks: readonly Chunk[], maxLetters: number): TokenRun[] {
  const runs: TokenRun[] = [{ tokens: [], chunks: [] }];
  for (const [at, chunk] of chunks.entries()) {
    if (!chunk.every((piece) => hasDigit(piece) || piece.length <= maxLetters))
      runs.push({ tokens: [], chunks: [] });
    else
      for (const piece of chunk) {
        runs.at(-1)?.tokens.push(piece);
        runs.at(-1)?.chunks.push(at);
      }
  }
  return runs.filter((run) => run.chunks[0] !== run.chunks.at(-1));
}

/** A name that contains a space, and its first and last chunk. */
export interface SpacedName {
  name: string;
  from: number;
  to: number;
}

/**
 * Yields names with spaces, the longest at each start first: 'OF 1040' is indexed as 'OF1040', '038 103 598 A' as '038103598A'. In a long text only
 * those of three or more pieces, since two numbers are often adjacent by chance.
 */
export function* namesAcrossSpaces(
  chunks: readonly Chunk[],
  isText: boolean,
): Generator<SpacedName> {
  for (const run of tokenRuns(chunks, isText ? 2 : 4))
    if (!isText) yield* namesInRun(run, 2);
    else if (run.tokens.length <= maxRunTokens) yield* namesInRun(run, 3);
}

function* namesInRun({ chunks, tokens }: TokenRun, minTokens: number): Generator<SpacedName> {
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = Math.min(tokens.length, from + maxNameTokens); to >= from + minTokens; to -= 1) {
      const [first, last] = [chunks[from] as number, chunks[to - 1] as number];
      // Pieces within one chunk are joined elsewhere; a chunk is never split.
      if (first === last || chunks[from - 1] === first || chunks[to] === last) continue;
      const name = tokens.slice(from, to).join('');
      if (isNumber(name)) yield { name, from: first, to: last };
    }
}

/** At least two digits, and few more letters than digits: excludes 'in 5' and 'am 12 uhr'. */
const isNumber = (name: string): boolean => {
  const digits = name.match(/\p{N}/gu)?.length ?? 0;
  return digits >= 2 && name.length - digits <= Math.min(6, digits + 1);
};
