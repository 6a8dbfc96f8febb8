import { finished } from 'node:stream';
import type { preParsingHookHandler } from 'fastify';
import { Problem } from './problem.ts';

/** Bytes: what has no more is never kept waiting by what has. */
const large = 64 * 1024;

/**
 * Before a route whose bodies are held in memory until they are stored: so many large ones of a network at once, then the next is told to
 * come again. It is told without a line in the log.
 */
export function fewLargeBodies(ofNetwork: number): preParsingHookHandler {
  const places = new FewAtOnce(ofNetwork);
  return (request, reply, body, done) => {
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (length <= large) return done(null, body);
    const giveBack = places.take(request.network);
    if (!giveBack) {
      reply.header('retry-after', '5');
      return done(
        new Problem(503, 'Too many large requests at once. Please try again in a moment.'),
      );
    }
    finished(reply.raw, giveBack);
    return done(null, body);
  };
}

/**
 * Places for what is held in memory: so many for one network, and half as many again for all others, so that none takes all. Which network has one
 * is known for as long as it has it.
 */
export class FewAtOnce {
  readonly #ofNetwork: number;
  readonly #held = new Map<string, number>();
  #all = 0;

  constructor(ofNetwork: number) {
    this.#ofNetwork = ofNetwork;
  }

  /** @returns what gives the place back, once; undefined where there is none. */
  take(network: string): (() => void) | undefined {
    const own = this.#held.get(network) ?? 0;
    if (own >= this.#ofNetwork || this.#all >= 1.5 * this.#ofNetwork) return undefined;
    this.#all += 1;
    this.#held.set(network, own + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#all -= 1;
      const rest = (this.#held.get(network) ?? 1) - 1;
      if (rest > 0) this.#held.set(network, rest);
      else this.#held.delete(network);
    };
  }
}
