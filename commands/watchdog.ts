import { setTimeout as wait } from 'node:timers/promises';
import { print } from './console.ts';
import { fetchStatus, type Part, stopParts } from './processes.ts';

/** Limits of the health check, in milliseconds. */
export interface HealthCheckOptions {
  /** Between two checks, and the timeout of one. */
  interval: number;
  /** Until the first successful check after a start. */
  startTimeout: number;
}

/** Longer than any blocking operation of the parts, on a busy machine. */
const defaultHealthCheck: HealthCheckOptions = { interval: 10_000, startTimeout: 120_000 };

/** Consecutive failures before the part is ended. */
const maxFailures = 3;

/** Milliseconds between SIGTERM and SIGKILL. */
const killTimeout = 5000;

/**
 * Ends a part that runs but fails three health checks in a row: its event loop is blocked, or it has no file descriptors left. Its supervisor
 * restarts it, as after any exit.
 * @returns once the part has exited: whether this function ended it.
 */
export async function stopWhenUnhealthy(
  part: Part,
  isHealthy: () => boolean | Promise<boolean>,
  { interval, startTimeout }: HealthCheckOptions = defaultHealthCheck,
): Promise<boolean> {
  const exitController = new AbortController();
  const { signal } = exitController;
  void part.ended.then(() => exitController.abort());
  const startedAt = Date.now();
  let wasHealthy = false;
  for (let failed = 0; failed < maxFailures; ) {
    await wait(interval, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return false;
    const healthy = await isHealthy();
    wasHealthy ||= healthy;
    if (healthy) failed = 0;
    else if (wasHealthy || Date.now() - startedAt > startTimeout) failed += 1;
  }
  if (signal.aborted) return false;
  print(`✗ The ${part.name} failed ${maxFailures} health checks in a row and is terminated`);
  await stopParts([part], killTimeout);
  return true;
}

/**
 * Returns a check that succeeds on any response. Uses a new connection each time: a server without file descriptors still responds on existing ones.
 */
export const livenessCheck =
  (url: string, limit = defaultHealthCheck.interval) =>
  async (): Promise<boolean> =>
    (await fetchStatus(url, limit)) !== undefined;
