import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** More is asked than this machine answers in good time: 503, with the word to come back later. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** What a page already sent needs to be whole, and what the operator asks: cheap, and never refused. */
const always = /^\/(assets|health)\//;

interface Options {
  /** By how many milliseconds the event loop may be held up in the mean of `span`. */
  delay: number;
  /** How long a load must last to be one, in milliseconds: a shorter stop is no overload. */
  span: number;
}

/**
 * Refuses requests while the event loop is held up. The answer cache refuses earlier, by the number of
 * answers being made.
 */
export const overload = fp<Options>(
  async (app, { delay, span }) => {
    await app.register(underPressure, {
      maxEventLoopDelay: delay,
      sampleInterval: span,
      pressureHandler: async ({ url }: FastifyRequest) => {
        if (!always.test(url)) throw new BusyError(`the event loop is held up by over ${delay} ms`);
      },
    });
  },
  { name: 'overload' },
);
