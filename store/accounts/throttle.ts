import { createHash } from 'node:crypto';

interface Options {
  /** Attempts without a delay. */
  free: number;
  /** The first delay in milliseconds; each further one is twice as long. */
  first: number;
  longest: number;
  /** Milliseconds without an attempt after which the count is reset. */
  memory: number;
}

interface Tries {
  count: number;
  last: number;
}

/** Maximal number of keys; the oldest are evicted. */
const most = 20_000;

/** Delays repeated attempts exponentially. Counters live in this process, under hashed keys: an eviction or a restart only resets a delay. */
export class Throttle {
  readonly #options: Options;
  readonly #clock: () => number;
  readonly #tries = new Map<string, Tries>();

  constructor(options: Options, clock: () => number) {
    this.#options = options;
    this.#clock = clock;
  }

  /** Counts an attempt. @returns the seconds to wait first; 0 for none, and only then the attempt counts. */
  begin(...parts: readonly string[]): number {
    const key = keyOf(parts);
    const { first, free, longest, memory } = this.#options;
    const now = this.#clock();
    const known = this.#tries.get(key);
    const tries = known && now - known.last < memory ? known : { count: 0, last: now };
    const over = tries.count - free;
    const pause = over < 0 ? 0 : Math.min(longest, first * 2 ** Math.min(over, 30));
    const wait = tries.last + pause - now;
    if (wait > 0) return Math.ceil(wait / 1000);
    this.#tries.delete(key);
    this.#tries.set(key, { count: tries.count + 1, last: now });
    if (this.#tries.size > most) this.#forgetOldest();
    return 0;
  }

  /** Takes back the last attempt after a success. @param all resets the earlier ones, too. */
  forgive(parts: readonly string[], all = true): void {
    const key = keyOf(parts);
    const known = this.#tries.get(key);
    if (all || !known || known.count <= 1) this.#tries.delete(key);
    else this.#tries.set(key, { ...known, count: known.count - 1 });
  }

  #forgetOldest(): void {
    const [oldest] = this.#tries.keys();
    if (oldest !== undefined) this.#tries.delete(oldest);
  }
}

/** A hash bounds the length of the key and keeps addresses out of memory. */
const keyOf = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64');
