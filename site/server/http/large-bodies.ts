import { finished } from 'node:stream';
import type { preParsingHookHandler } from 'fastify';
import { FewAtOnce } from './few-at-once.ts';
import { networkOf } from './network.ts';
import { Problem } from './problem.ts';

/** Bytes: what has no more is never kept waiting by what has. */
const large = 64 * 1024;

/**
 * Before a route whose bodies are held in memory until they are stored: so many large ones of a network at once, then the next is told to
 * come again. It is told without a line in the log.
 * @param trustedProxies addresses of the operator's own, whose word about where a request comes from counts.
 */
export function fewLargeBodies(
  ofNetwork: number,
  trustedProxies: readonly string[],
): preParsingHookHandler {
  const places = new FewAtOnce(ofNetwork);
  return (request, reply, body, done) => {
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (length <= large) return done(null, body);
    const giveBack = places.take(networkOf(request, trustedProxies));
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
