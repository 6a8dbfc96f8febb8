import { type FileKind, kinds } from '../file-kinds.ts';

/**
 * Files of one language as they are searched, never changed but for `gone`. A file is a number within its segment, the
 * newest is 0; its facts lie in arrays by that number. Keys are stems, names and numbers, sorted.
 */
export interface Segment {
  ids: Uint32Array;
  /** All files by their ids. */
  byId: Uint32Array;
  categories: Uint32Array;
  /** Seconds since the epoch. */
  dates: Uint32Array;
  /** What filters ask about a file, see `traitsOf`. */
  traits: Uint16Array;
  /** Folded. */
  titles: string[];
  /** 1 where a file has been changed or removed since. */
  gone: Uint8Array;
  keys: string[];
  /** Which letters a key has, a bit each: keys of other letters are not looked at for a typo. */
  signatures: Uint32Array;
  /** Where the postings of each key begin, and where the last ones end. */
  starts: Uint32Array;
  /** By key: the file in the upper 24 bits, how much the key says about it, 1 to 255, in the lower 8. */
  postings: Uint32Array;
  /** Parts of compounds, sorted, and the same for them; absent until they have been looked for. */
  parts?: string[];
  partStarts?: Uint32Array;
  partPostings?: Uint32Array;
}

/** Different values of `traitsOf`. */
export const mostTraits = 4096;

const firstYear = 1970;

/** Kind, print file and year in twelve bits; years from 1970 to 2097. */
export const traitsOf = (kind: FileKind, print: boolean, year: number): number =>
  kinds.indexOf(kind) | (print ? 16 : 0) | (Math.max(0, Math.min(127, year - firstYear || 0)) << 5);

export const kindIn = (traits: number): number => traits & 15;
export const printIn = (traits: number): boolean => (traits & 16) !== 0;
export const yearIn = (traits: number): number => firstYear + (traits >>> 5);

/** The place of a word in a sorted list, or of the first one behind it. */
export function placeOf(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of a word in a sorted list; -1 where it is not. */
export function findIn(sorted: readonly string[], word: string): number {
  const place = placeOf(sorted, word);
  return sorted[place] === word ? place : -1;
}

/** A bit for each letter of the alphabet that a word has; digits and all other letters share the rest. */
export function signatureOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at) - 97;
    bits |= 1 << (code >= 0 && code < 26 ? code : 26 + (code & 3));
  }
  return bits >>> 0;
}

/** Files of one segment at most. */
export const room = 2 ** 21;

/** Numbers from 0 in the order of what they stand for: whole numbers below 2 ** 32. */
export function orderOf(values: ArrayLike<number>): Uint32Array {
  const sorted = Float64Array.from(values, (value, at) => value * room + at).sort();
  return Uint32Array.from(sorted, (value) => value % room);
}
