import type { Culture } from '@oilway/store/cultures.ts';
import { splitCompound } from '../words/compounds.ts';
import { hasDigit } from '../words/pieces.ts';
import { wordsOf } from './find-compounds.ts';
import { keyOf } from './keys.ts';
import type { ReadWords } from './read-question.ts';
import { findIn, placeOf, type Segment } from './segment.ts';
import { longerKeys, nearKeys } from './typos.ts';

/** Files that a word finds, by their number in all segments, and how much they say about it, 0 to 255. */
export interface Hits {
  docs: Uint32Array;
  scores: Float32Array;
}

/** How much is left of what a file says where it says it otherwise than it was asked for. */
const share = { begun: 0.7, parts: 0.6, typo: 0.5, longer: 0.4, typos: 0.3 };

/** So many postings of words that only begin as asked are looked at: the start of a word is in nearly every file. */
const mostBegun = 120_000;

/** So many files are enough. */
const enough = 200;

/** So few files are little: perhaps another spelling was meant. */
const little = 3;

/** Finds words in the files of one language that somebody may see. */
export class Matcher {
  readonly #segments: readonly Segment[];
  readonly #bases: readonly number[];
  readonly #culture: Culture;
  readonly #best: Float32Array;
  readonly #touched: Uint32Array;
  #count = 0;

  /** @param best for each file 0, or infinity if it may not be found; so again after use. */
  constructor(
    {
      bases,
      culture,
      segments,
    }: { segments: readonly Segment[]; bases: number[]; culture: Culture },
    { best, touched }: { best: Float32Array; touched: Uint32Array },
  ) {
    this.#segments = segments;
    this.#bases = bases;
    this.#culture = culture;
    this.#best = best;
    this.#touched = touched;
  }

  /** A name of several pieces is looked for as one word first: '5w-30' is not any 30 beside some 5w. */
  find({ open, pieces }: ReadWords): Hits {
    const [first = ''] = pieces;
    if (pieces.length === 1) return this.#word(first, open);
    const name = this.#plain(pieces.join(''), open);
    if (name.docs.length > 0) return name;
    const last = pieces.length - 1;
    return this.#all(
      pieces.map((piece, at) => this.#word(piece, open && at === last)),
      1,
    );
  }

  #word(word: string, open: boolean): Hits {
    const key = keyOf(word, this.#culture);
    const plain = this.#plain(word, open);
    const german = this.#culture === 'de-DE';
    // What enough files say in one word need not be looked for in two.
    const whole = !german || plain.docs.length >= enough;
    const exact = whole ? plain : this.#either(plain, this.#parts(key));
    if (exact.docs.length >= little || hasDigit(word) || word.length < 4) return exact;
    if (exact.docs.length > 0)
      return key.length < 6 ? exact : this.#either(exact, this.#near(key, 1));
    const longer = german && key.length >= 4 ? this.#longer(key) : exact;
    if (longer.docs.length > 0 || key.length < 4) return longer;
    const near = this.#near(key, 1);
    return near.docs.length > 0 || key.length < 8 ? near : this.#near(key, 2);
  }

  /** The word, compounds with it and, where it may go on, words that begin with it. */
  #plain(word: string, open: boolean): Hits {
    const key = keyOf(word, this.#culture);
    for (const [at] of this.#segments.entries()) {
      this.#addKey(at, findIn(this.#segment(at).keys, key), 1);
      this.#addCompounds(at, key, 1);
      if (open) this.#addBegun(at, word);
    }
    return this.#taken();
  }

  /** 'Wechsel des Filters' for 'Filterwechsel'. */
  #parts(key: string): Hits {
    const parts = splitCompound(key, wordsOf(this.#segments)) ?? [];
    const found = parts.map((part) => {
      for (const [at] of this.#segments.entries()) {
        this.#addKey(at, findIn(this.#segment(at).keys, part), 1);
        this.#addCompounds(at, part, 1);
      }
      return this.#taken();
    });
    return this.#all(found, share.parts);
  }

  /** Compounds whose other parts are no words of the library. */
  #longer(key: string): Hits {
    for (const [at, segment] of this.#segments.entries())
      for (const longer of longerKeys(segment, key)) this.#addKey(at, longer, share.longer);
    return this.#taken();
  }

  #near(key: string, most: 1 | 2): Hits {
    const part = most === 1 ? share.typo : share.typos;
    for (const [at, segment] of this.#segments.entries())
      for (const near of nearKeys(segment, key, most)) {
        this.#addKey(at, near, part);
        this.#addCompounds(at, segment.keys[near] as string, part);
      }
    return this.#taken();
  }

  #segment(at: number): Segment {
    return this.#segments[at] as Segment;
  }

  #addKey(at: number, key: number, part: number): void {
    const { postings, starts } = this.#segment(at);
    if (key >= 0)
      this.#addPostings(at, postings, starts[key] as number, starts[key + 1] as number, part);
  }

  #addCompounds(at: number, word: string, part: number): void {
    const { partPostings, partStarts, parts } = this.#segment(at);
    if (!partPostings || !partStarts || !parts) return;
    const place = findIn(parts, word);
    if (place < 0) return;
    const [from, to] = [partStarts[place] as number, partStarts[place + 1] as number];
    this.#addPostings(at, partPostings, from, to, part);
  }

  #addPostings(at: number, postings: Uint32Array, from: number, to: number, part: number): void {
    const base = this.#bases[at] as number;
    const [best, touched] = [this.#best, this.#touched];
    let count = this.#count;
    for (let place = from; place < to; place += 1) {
      const posting = postings[place] as number;
      const doc = base + (posting >>> 8);
      const score = (posting & 255) * part;
      const before = best[doc] as number;
      if (score <= before) continue;
      if (before === 0) {
        touched[count] = doc;
        count += 1;
      }
      best[doc] = score;
    }
    this.#count = count;
  }

  /** Of many words that begin so, those that most files have. */
  #addBegun(at: number, word: string): void {
    const { keys, parts = [], starts } = this.#segment(at);
    const [from, to] = rangeOf(keys, word);
    const sizeOf = (key: number) => (starts[key + 1] as number) - (starts[key] as number);
    let left = mostBegun;
    const range = Uint32Array.from({ length: to - from }, (_, step) => from + step);
    const size = (starts[to] as number) - (starts[from] as number);
    if (size > left) range.sort((one, other) => sizeOf(other) - sizeOf(one));
    for (const key of range) {
      if (left <= 0) return;
      left -= sizeOf(key);
      this.#addKey(at, key, share.begun);
    }
    const [first, last] = rangeOf(parts, word);
    if (last - first > 50) return;
    for (const part of parts.slice(first, last)) this.#addCompounds(at, part, share.begun);
  }

  /** What was added, and a clean table again. */
  #taken(): Hits {
    const docs = this.#touched.slice(0, this.#count);
    const scores = new Float32Array(docs.length);
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] as number;
      scores[at] = this.#best[doc] as number;
      this.#best[doc] = 0;
    }
    this.#count = 0;
    return { docs, scores };
  }

  #either(one: Hits, other: Hits): Hits {
    if (other.docs.length === 0) return one;
    if (one.docs.length === 0) return other;
    for (const { docs, scores } of [one, other]) {
      for (let at = 0; at < docs.length; at += 1) {
        const doc = docs[at] as number;
        const before = this.#best[doc] as number;
        if (before === 0) {
          this.#touched[this.#count] = doc;
          this.#count += 1;
        }
        if ((scores[at] as number) > before) this.#best[doc] = scores[at] as number;
      }
    }
    return this.#taken();
  }

  /** The files that all of these found, with the mean of what they say. */
  #all(found: readonly Hits[], part: number): Hits {
    let [common, ...others] = [...found].sort((one, other) => one.docs.length - other.docs.length);
    for (const other of others) common = this.#both(common as Hits, other);
    const hits = common ?? { docs: new Uint32Array(0), scores: new Float32Array(0) };
    return { docs: hits.docs, scores: hits.scores.map((sum) => (sum / found.length) * part) };
  }

  #both(one: Hits, other: Hits): Hits {
    const best = this.#best;
    for (let at = 0; at < one.docs.length; at += 1)
      best[one.docs[at] as number] = one.scores[at] as number;
    const most = Math.min(one.docs.length, other.docs.length);
    const [docs, scores] = [new Uint32Array(most), new Float32Array(most)];
    let count = 0;
    for (let at = 0; at < other.docs.length; at += 1) {
      const doc = other.docs[at] as number;
      if (best[doc] === 0) continue;
      docs[count] = doc;
      scores[count] = (best[doc] as number) + (other.scores[at] as number);
      count += 1;
    }
    for (let at = 0; at < one.docs.length; at += 1) best[one.docs[at] as number] = 0;
    return { docs: docs.subarray(0, count), scores: scores.subarray(0, count) };
  }
}

/** Where the words of a sorted list stand that begin with this. */
function rangeOf(sorted: readonly string[], start: string): [from: number, to: number] {
  return [placeOf(sorted, start), placeOf(sorted, `${start}\uffff`)];
}
