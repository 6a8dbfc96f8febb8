import fp from 'fastify-plugin';

/**
 * One line an answer: the route's pattern, never the address itself, which can carry what a person
 * searched for. Answers from memory are written past Fastify and leave no line.
 */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
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
