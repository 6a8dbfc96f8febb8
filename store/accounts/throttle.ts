import { createHash } from 'node:crypto';

interface ThrottleOptions {
  /** Attempts without a delay. */
  freeAttempts: number;
  /** The first delay in milliseconds; each further one is twice as long. */
  baseDelay: number;
  maxDelay: number;
  /** Milliseconds without an attempt after which the count is reset. */
  resetAfter: number;
}

interface Attempts {
  count: number;
  lastAt: number;
}

/** Maximal number of keys; the oldest are evicted. */
const maxKeys = 20_000;

/** Delays repeated attempts exponentially. Counters live in this process, under hashed keys: an eviction or a restart only resets a delay. */
export class Throttle {
  readonly #options: ThrottleOptions;
  readonly #clock: () => number;
  readonly #attempts = new Map<string, Attempts>();

  constructor(options: ThrottleOptions, clock: () => number) {
    this.#options = options;
    this.#clock = clock;
  }

  /** Counts an attempt. @returns the seconds to wait first; 0 for none, and only then the attempt counts. */
  attempt(...parts: readonly string[]): number {
    const key = keyOf(parts);
    const { baseDelay, freeAttempts, maxDelay, resetAfter } = this.#options;
    const now = this.#clock();
    const known = this.#attempts.get(key);
    const attempts = known && now - known.lastAt < resetAfter ? known : { count: 0, lastAt: now };
    const excess = attempts.count - freeAttempts;
    const delay = excess < 0 ? 0 : Math.min(maxDelay, baseDelay * 2 ** Math.min(excess, 30));
    const wait = attempts.lastAt + delay - now;
    if (wait > 0) return Math.ceil(wait / 1000);
    this.#attempts.delete(key);
    this.#attempts.set(key, { count: attempts.count + 1, lastAt: now });
    if (this.#attempts.size > maxKeys) this.#evictOldest();
    return 0;
  }

  /** Takes back the last attempt after a success. @param all resets the earlier ones, too. */
  refund(parts: readonly string[], all = true): void {
    const key = keyOf(parts);
    const known = this.#attempts.get(key);
    if (all || !known || known.count <= 1) this.#attempts.delete(key);
    else this.#attempts.set(key, { ...known, count: known.count - 1 });
  }

  #evictOldest(): void {
    const [oldest] = this.#attempts.keys();
    if (oldest !== undefined) this.#attempts.delete(oldest);
  }
}

/** A hash bounds the length of the key and keeps addresses out of memory. */
const keyOf = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64');
