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
const widest = 4;

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

/** Names with a space in them: 'OF 1040' is found as 'OF1040' too. */
export function* acrossSpaces(chunks: readonly Chunk[]): Generator<string> {
  for (let at = 1; at < chunks.length; at += 1) {
    const [before, after] = [chunks[at - 1]?.at(-1) ?? '', chunks[at]?.[0] ?? ''];
    const short = before.length <= 4 && (!hasDigit(before) || /\p{L}$/u.test(before));
    if (short && /^\p{N}+$/u.test(after)) yield before + after;
  }
}
