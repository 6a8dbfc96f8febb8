import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Thrown when the server is overloaded: 503 with `Retry-After`. */
export class OverloadError extends Error {
  override name = 'OverloadError';
}

/** Assets of pages already sent, and health checks: cheap, and never refused. */
const neverRefused = /^\/(assets|health)\//;

interface Options {
  /** Maximum mean delay of the event loop within `span`, in milliseconds. */
  delay: number;
  /** The period of the mean in milliseconds: a shorter block is no overload. */
  span: number;
}

/** Refuses requests while the event loop is delayed. The response cache refuses earlier, by the number of responses being built. */
export const overload = fp<Options>(
  async (app, { delay, span }) => {
    await app.register(underPressure, {
      maxEventLoopDelay: delay,
      sampleInterval: span,
      pressureHandler: async ({ url }: FastifyRequest) => {
        if (!neverRefused.test(url))
          throw new OverloadError(`event loop delayed by over ${delay} ms`);
      },
    });
  },
  { name: 'overload' },
);
