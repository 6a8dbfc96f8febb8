import { setTimeout as wait } from 'node:timers/promises';
import fp from 'fastify-plugin';
import type { DatabaseProbe } from '../../content/database-probe.ts';
import type { Published } from '../../content/published.ts';

/** The state of the process, for whoever starts and stops it. */
export interface Health {
  /** Set once, when the stop begins. */
  draining: boolean;
  /** When it was asked whether it is ready, the last times: milliseconds of `performance.now()`. */
  asked: number[];
}

/** A balancer asks at least once in so many milliseconds: HAProxy, if nobody tells it otherwise, and Caddy as we deliver it, each 2 s. */
const often = 2500;

/** So many answers in a row HAProxy waits for, if nobody tells it otherwise, before it sends nobody here any more. */
const enough = 3;

/** Milliseconds that they are waited for at most. */
const longest = 6500;

/**
 * Waits, after the stop has begun, until a balancer that asks all the time whether we are ready has heard that we are not. It sends
 * nobody here then: a connection that it keeps can be closed, and nobody's form was just being written to it. Ends at once where nobody asks.
 */
export async function untilBalancersKnow(state: Health): Promise<void> {
  const begun = performance.now();
  const [before = -Infinity, last = -Infinity] = state.asked.slice(-2);
  if (!(begun - last < often && last - before < often)) return;
  const told = () => state.asked.filter((at) => at > begun).length;
  while (told() < enough && performance.now() - begun < longest) await wait(50);
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
    app.get('/health/ready', { config, schema: { hide: true } }, async (_, reply) => {
      state.asked = [...state.asked.slice(1 - enough), performance.now()];
      const { revision, trouble } = published;
      const database = trouble ?? (await probe.state());
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
