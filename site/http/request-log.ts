import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Nothing is written down of its requests, not even that there was one. */
    unlogged?: boolean;
  }
}

/**
 * One line an answer: the route's pattern, never the address itself, which can carry what a person
 * searched for. Answers from memory are written past Fastify and leave no line.
 */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      if (request.routeOptions.config.unlogged) return;
      const line = {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      if (reply.statusCode >= 500) request.log.warn(line, 'answered');
      else request.log.debug(line, 'answered');
    });
  },
  { name: 'request-log' },
);
