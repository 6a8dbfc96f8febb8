import { finished } from 'node:stream';
import type { preParsingHookHandler } from 'fastify';
import { Problem } from './problem.ts';

/** Bytes: smaller bodies are not limited. */
const largeBodySize = 64 * 1024;

/**
 * Limits concurrent large bodies per network, before routes that buffer bodies in memory. Further ones get 503 with `Retry-After`, without a line in
 * the log.
 */
export function limitLargeBodies(perNetwork: number): preParsingHookHandler {
  const semaphore = new KeyedSemaphore(perNetwork);
  return (request, reply, body, done) => {
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (length <= largeBodySize) return done(null, body);
    const release = semaphore.acquire(request.network);
    if (!release) {
      reply.header('retry-after', '5');
      return done(
        new Problem(503, 'Too many large requests at once. Please try again in a moment.'),
      );
    }
    finished(reply.raw, release);
    return done(null, body);
  };
}

/**
 * A semaphore with a number of permits per key, and half as many again in total, so that one key cannot take all. Keys are stored only while they
 * have permits.
 */
export class KeyedSemaphore {
  readonly #permitsPerKey: number;
  readonly #permitsByKey = new Map<string, number>();
  #total = 0;

  constructor(permitsPerKey: number) {
    this.#permitsPerKey = permitsPerKey;
  }

  /** @returns a function that releases the permit, once; undefined without a free permit. */
  acquire(key: string): (() => void) | undefined {
    const acquired = this.#permitsByKey.get(key) ?? 0;
    if (acquired >= this.#permitsPerKey || this.#total >= 1.5 * this.#permitsPerKey)
      return undefined;
    this.#total += 1;
    this.#permitsByKey.set(key, acquired + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#total -= 1;
      const remaining = (this.#permitsByKey.get(key) ?? 1) - 1;
      if (remaining > 0) this.#permitsByKey.set(key, remaining);
      else this.#permitsByKey.delete(key);
    };
  }
}
