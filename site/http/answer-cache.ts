import { hash } from 'node:crypto';
import { Memory } from '../reading/memory.ts';
import type { Published } from '../reading/published.ts';
import type { Reading } from '../reading/reading.ts';
import { Trace } from '../reading/trace.ts';
import { type Answer, sizeOf, strengthened } from './answer.ts';
import { BusyError } from './overload.ts';

export type Maker = (reading: Reading) => Promise<Answer | undefined>;

/**
 * Public answers by key, each until something changes that it was made from, and those that are old since as a last resort. One maker
 * runs per key however many wait. Bounded by bytes: the least recently made goes first.
 */
export class AnswerCache {
  readonly #published: Published;
  readonly #limit: number;
  readonly #atOnce: number;
  readonly #askedOnce: (key: string) => boolean;
  readonly #fresh = new Memory<Answer>();
  #stale = new Map<string, Answer>();
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  /**
   * @param limit bytes that fresh answers may take in all their encodings; as much again for stale ones.
   * @param atOnce how many answers may be in the making; some 10 ms each, they have a second in the queue.
   * @param recent an answer is kept only where it was among so many last ones before: what nobody asks again takes no place, and
   * what was made for it is gone at once. Without it all are kept.
   */
  constructor(published: Published, limit = 64_000_000, atOnce = 100, recent?: number) {
    this.#published = published;
    this.#limit = limit;
    this.#atOnce = atOnce;
    this.#askedOnce = recent === undefined ? () => true : lastOnes(recent);
    published.onChange((changed) => this.#turn(changed));
  }

  /** What fresh answers take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** How many fresh answers there are, what they take, how often one was at hand and how often none was. */
  counts() {
    const { bytes } = this;
    return { entries: this.#fresh.size, bytes, hits: this.#hits, misses: this.#misses };
  }

  /** The answer if it is at hand: the path every cached request takes. */
  held(key: string): Answer | undefined {
    const held = this.#fresh.get(key);
    if (held) this.#hits += 1;
    return held;
  }

  /**
   * The answer, made if need be. When making it fails, or too many others are being made, the last one known is served in its place.
   * Undefined, when there is nothing under the key, is not kept.
   * @throws BusyError, ContentAwayError, and whatever `make` throws
   */
  async answer(key: string, make: Maker): Promise<Answer | undefined> {
    const held = this.held(key);
    if (held) return held;
    this.#misses += 1;
    const stale = this.#stale.get(key);
    try {
      return await this.#makeOnce(key, make);
    } catch (error) {
      if (stale) return stale;
      throw error;
    }
  }

  /** The keys of what is old and was not made anew yet. */
  old(): string[] {
    return [...this.#stale.keys()];
  }

  /** Drops what was known and is gone now, so that it is not served as a last resort. */
  forget(gone: (key: string) => boolean): void {
    for (const key of this.#stale.keys()) if (gone(key)) this.#stale.delete(key);
  }

  /** Compresses again what is too long for the first round trip, one answer at a time, as long as it is wanted. */
  async strengthen(isWanted: () => boolean): Promise<void> {
    for (const [key, answer] of this.#fresh.entries()) {
      if (!isWanted()) return;
      const stronger = await strengthened(answer);
      if (!stronger || this.#fresh.get(key) !== answer) continue;
      this.#fresh.replace(key, stronger);
      this.#bytes += sizeOf(stronger) - sizeOf(answer);
    }
  }

  async #makeOnce(key: string, make: Maker): Promise<Answer | undefined> {
    const memory = this.#fresh;
    if (!memory.isMaking(key) && memory.making >= this.#atOnce)
      throw new BusyError('too many answers are being made');
    const made = await memory.make(
      key,
      new Trace(),
      (trace) => make(this.#published.reading(trace)),
      (answer) => this.#keep(key, answer),
      this.#askedOnce(key),
    );
    if (!made) this.#stale.delete(key);
    return made;
  }

  #keep(key: string, answer: Answer): void {
    this.#stale.delete(key);
    this.#bytes += sizeOf(answer);
    if (this.#bytes <= this.#limit) return;
    for (const [oldest, old] of this.#fresh.entries()) {
      if (this.#bytes <= this.#limit || oldest === key) break;
      this.#fresh.delete(oldest);
      this.#bytes -= sizeOf(old);
    }
  }

  #turn(changed: ReadonlySet<string>): void {
    for (const [key, answer] of this.#fresh.forget(changed, Date.now())) {
      this.#bytes -= sizeOf(answer);
      this.#stale.delete(key);
      this.#stale.set(key, answer);
    }
    let bytes = 0;
    for (const [key, answer] of [...this.#stale].reverse()) {
      bytes += sizeOf(answer);
      if (bytes > this.#limit) this.#stale.delete(key);
    }
  }
}

/**
 * @returns whether a key was among the last `limit` ones that were asked for, as it is from then on; by their digests: a key can be as long as
 * an address.
 */
function lastOnes(limit: number): (key: string) => boolean {
  const digests = new Set<string>();
  return (key) => {
    const digest = hash('sha1', key, 'base64');
    const known = digests.delete(digest);
    digests.add(digest);
    const [oldest = ''] = digests;
    if (digests.size > limit) digests.delete(oldest);
    return known;
  };
}
