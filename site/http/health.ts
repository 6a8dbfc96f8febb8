import fp from 'fastify-plugin';
import type { DatabaseProbe } from '../reading/database-probe.ts';
import type { Published } from '../reading/published.ts';

/** The state of the process, for whoever starts and stops it. `draining` is set once, when the stop begins. */
export interface Health {
  draining: boolean;
}

/**
 * `/health/live`: the process answers. `/health/ready`: send visitors here. Ready stays true while the database is away,
 * because pages are still served; the body says so. It is false while the database cannot be written or read.
 */
export const health = fp<{ published: Published; health: Health; probe: DatabaseProbe }>(
  async (app, { published, health: state, probe }) => {
    // Proxies ask every few seconds.
    const config = { untraced: true };
    app.get('/health/live', { config, schema: { hide: true } }, () => ({ status: 'live' }));
    app.get('/health/ready', { config, schema: { hide: true } }, (_, reply) => {
      const { revision, trouble } = published;
      const database = trouble ?? probe.state();
      const fails = database === 'full' || database === 'damaged' || database === 'failing';
      const begun = revision >= 0;
      const ready = !state.draining && begun && !fails;
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          status: ready ? 'ready' : state.draining ? 'draining' : begun ? 'failing' : 'starting',
          database,
          revision,
        });
    });
  },
  { name: 'health' },
);
