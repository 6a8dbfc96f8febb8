import type { CountAnswer } from '@oilway/store/metrics/process.ts';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Nothing is written down of its requests, not even that there was one. */
    unlogged?: boolean;
  }
}

/**
 * One line an answer: the route's pattern, never the address itself, which can carry what a person searched for.
 * @param count is told the same for the metrics.
 */
export const requestLog = fp<{ count: CountAnswer | undefined }>(
  async (app, { count }) => {
    app.addHook('onResponse', async (request, reply) => {
      const { config, url: route = 'none' } = request.routeOptions;
      if (config.unlogged) return;
      const { elapsedTime, statusCode: status } = reply;
      count?.({ route, status, seconds: elapsedTime / 1000 });
      const line = { method: request.method, route, status, ms: Math.round(elapsedTime) };
      if (status >= 500) request.log.warn(line, 'answered');
      else request.log.debug(line, 'answered');
    });
  },
  { name: 'request-log' },
);
