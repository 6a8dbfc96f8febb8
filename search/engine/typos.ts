import { type Segment, signatureOf } from './segment.ts';

/**
 * The keys that a word may have been meant for: one letter wrong, missing, too many, or swapped with its neighbour; two
 * of these where `most` says so.
 */
export function nearKeys({ keys, signatures }: Segment, word: string, most: 1 | 2): number[] {
  const found: number[] = [];
  const own = signatureOf(word);
  for (let at = 0; at < signatures.length; at += 1) {
    if (bits(own ^ (signatures[at] as number)) > 2 * most) continue;
    const key = keys[at] as string;
    if (Math.abs(key.length - word.length) > most || key === word) continue;
    if (beginsAlike(word, key) && within(word, key, most)) found.push(at);
  }
  return found;
}

/** Another first letter makes another word of a short one, unless the first two are swapped. */
const beginsAlike = (word: string, key: string): boolean =>
  word.length > 5 || word[0] === key[0] || (word[0] === key[1] && word[1] === key[0]);

/** The keys that begin or end with a word, and go on. */
export function longerKeys({ keys, signatures }: Segment, word: string): number[] {
  const found: number[] = [];
  const own = signatureOf(word);
  for (let at = 0; at < signatures.length; at += 1) {
    if (((signatures[at] as number) & own) >>> 0 !== own) continue;
    const key = keys[at] as string;
    if (key.length >= word.length + 2 && (key.startsWith(word) || key.endsWith(word)))
      found.push(at);
  }
  return found;
}

/** How many bits are set. */
function bits(value: number): number {
  let left = value - ((value >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Whether two words are so many edits apart at most (optimal string alignment). */
export function within(one: string, other: string, most: number): boolean {
  let [before, last, row] = [rowOf(other.length), rowOf(other.length), rowOf(other.length)];
  for (let at = 1; at <= one.length; at += 1) {
    row[0] = at;
    let least = at;
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1];
      let cost = Math.min(
        (last[to] as number) + 1,
        (row[to - 1] as number) + 1,
        (last[to - 1] as number) + (same ? 0 : 1),
      );
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        cost = Math.min(cost, (before[to - 2] as number) + 1);
      row[to] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    [before, last, row] = [last, row, before];
  }
  return (last[other.length] as number) <= most;
}

const rowOf = (length: number) => Uint8Array.from({ length: length + 1 }, (_, at) => at);
