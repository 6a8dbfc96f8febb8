import { requestScope } from '@oilway/store/requests.ts';
import fp from 'fastify-plugin';

/**
 * Says in the answer and in each line of the log which request it is about, so that who met something strange can be helped. Not of requests that
 * nothing is written down of: a proxy's id would lead to a line of its own.
 */
export const requestNames = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (request.routeOptions.config?.unlogged) {
        request.log = app.log;
        done();
        return;
      }
      reply.header('x-request-id', request.id);
      requestScope.run(request.id, done);
    });
  },
  { name: 'request-names' },
);
