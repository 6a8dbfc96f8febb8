import fp from 'fastify-plugin';
import type { Context } from '../context.ts';

/** The state of the process, for whoever starts and stops it. `draining` is set once, when the stop begins. */
export interface Health {
  draining: boolean;
}

/**
 * `/health/live`: the process answers. `/health/ready`: send visitors here. Ready stays true while
 * the database is away, because pages are still served; the body says so.
 */
export const health = fp<{ context: Context; health: Health }>(
  async (app, { context, health: state }) => {
    app.get('/health/live', { schema: { hide: true } }, () => ({ status: 'live' }));
    app.get('/health/ready', { schema: { hide: true } }, (_, reply) => {
      const { away, current } = context.generations;
      const ready = !state.draining && current.revision >= 0;
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          status: ready ? 'ready' : state.draining ? 'draining' : 'starting',
          database: away ? 'away' : 'here',
          revision: current.revision,
        });
    });
  },
  { name: 'health' },
);
