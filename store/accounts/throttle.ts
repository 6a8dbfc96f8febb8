import { createHash } from 'node:crypto';

interface Options {
  /** So many times nobody waits. */
  free: number;
  /** Milliseconds that the first wait lasts; each further one twice as long. */
  first: number;
  longest: number;
  /** After so many milliseconds without another try everything is forgotten. */
  memory: number;
}

interface Tries {
  count: number;
  last: number;
}

/** So many keys are remembered; then the oldest are forgotten. */
const most = 20_000;

/**
 * Makes whoever tries again and again wait longer and longer. Remembered in this process, under a hash: it slows
 * down, and what it forgets costs an attacker's time anew.
 */
export class Throttle {
  readonly #options: Options;
  readonly #clock: () => number;
  readonly #tries = new Map<string, Tries>();

  constructor(options: Options, clock: () => number) {
    this.#options = options;
    this.#clock = clock;
  }

  /** Counts a try. @returns how many seconds whoever tries has to wait first; 0 for none, and only then it counts. */
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

  /** Takes the last try back: it was a good one. @param all forgets the earlier ones, too. */
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

/** Long texts take no more room than short ones, and no address lies in memory. */
const keyOf = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64');
