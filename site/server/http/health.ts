import { setTimeout as wait } from 'node:timers/promises';
import fp from 'fastify-plugin';
import type { DatabaseProbe } from '../../content/database-probe.ts';
import type { PublishedContent } from '../../content/published-content.ts';

/** The state of the process, for starts and stops. */
export interface Health {
  /** Set once, when the stop begins. */
  draining: boolean;
  /** Times of the last readiness checks in milliseconds of `performance.now()`. */
  readinessChecks: number[];
}

/** Maximum milliseconds between two checks of a load balancer: HAProxy by default, and Caddy as delivered, each check every 2 s. */
const probeInterval = 2500;

/** Consecutive failed checks after which HAProxy, by default, sends no more requests. */
const requiredProbes = 3;

/** Maximum milliseconds to wait for these checks. */
const maxWait = 6500;

/**
 * Waits, after the stop has begun, until a load balancer that polls readiness has seen that the process is not ready. It sends no requests then: its
 * idle connections can be closed without losing a form that is just being sent on them. Returns at once if no balancer polls.
 */
export async function waitForLoadBalancers(state: Health): Promise<void> {
  const start = performance.now();
  const [previous = -Infinity, last = -Infinity] = state.readinessChecks.slice(-2);
  if (!(start - last < probeInterval && last - previous < probeInterval)) return;
  const probesSinceStart = () => state.readinessChecks.filter((at) => at > start).length;
  while (probesSinceStart() < requiredProbes && performance.now() - start < maxWait) await wait(50);
}

/**
 * `/health/live`: the process answers. `/health/ready`: visitors can be sent here. Ready stays true while the database is unavailable, because pages
 * are still served; the body reports it. It is false while the database cannot be written or read.
 */
export const health = fp<{ published: PublishedContent; health: Health; probe: DatabaseProbe }>(
  async (app, { published, health: state, probe }) => {
    // Proxies poll every few seconds.
    const config = { untraced: true };
    app.get('/health/live', { config, schema: { hide: true } }, () => ({ status: 'live' }));
    app.get('/health/ready', { config, schema: { hide: true } }, async (_, reply) => {
      state.readinessChecks = [
        ...state.readinessChecks.slice(1 - requiredProbes),
        performance.now(),
      ];
      const { revision, failure } = published;
      const database = failure ?? (await probe.state());
      const isFailing = database === 'full' || database === 'damaged' || database === 'failing';
      const hasContent = revision >= 0;
      const isReady = !state.draining && hasContent && !isFailing;
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          status: isReady
            ? 'ready'
            : state.draining
              ? 'draining'
              : hasContent
                ? 'failing'
                : 'starting',
          database,
          revision,
        });
    });
  },
  { name: 'health' },
);
