import { finished } from 'node:stream';
import type { preParsingHookHandler } from 'fastify';
import { Problem } from './problem.ts';

/** Bytes: what has no more is never kept waiting by what has. */
const large = 64 * 1024;

/**
 * Before a route whose bodies are held in memory until they are stored: so many large ones at once, then the next is told to
 * come again. It is told without a line in the log.
 */
export function fewLargeBodies(most: number): preParsingHookHandler {
  let held = 0;
  return (request, reply, body, done) => {
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (length <= large) return done(null, body);
    if (held >= most) {
      reply.header('retry-after', '5');
      return done(
        new Problem(503, 'Too many large requests at once. Please try again in a moment.'),
      );
    }
    held += 1;
    finished(reply.raw, () => {
      held -= 1;
    });
    return done(null, body);
  };
}
