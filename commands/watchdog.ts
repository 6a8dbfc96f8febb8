import { setTimeout as wait } from 'node:timers/promises';
import { say } from './console.ts';
import { type Part, statusOf, stopParts } from './processes.ts';

/** Limits of the health check, in milliseconds. */
export interface Patience {
  /** Between two checks, and the timeout of one. */
  interval: number;
  /** Until the first successful check after a start. */
  start: number;
}

/** Longer than any blocking operation of the parts, on a busy machine. */
const patience: Patience = { interval: 10_000, start: 120_000 };

/** Consecutive failures before the part is ended. */
const most = 3;

/** Milliseconds between SIGTERM and SIGKILL. */
const end = 5000;

/**
 * Ends a part that runs but fails three health checks in a row: its event loop is blocked, or it has no file descriptors left. Its supervisor
 * restarts it, as after any exit.
 * @returns once the part has exited: whether this function ended it.
 */
export async function endUnhealthy(
  part: Part,
  isHealthy: () => boolean | Promise<boolean>,
  { interval, start }: Patience = patience,
): Promise<boolean> {
  const over = new AbortController();
  const { signal } = over;
  void part.ended.then(() => over.abort());
  const begun = Date.now();
  let wasHealthy = false;
  for (let failed = 0; failed < most; ) {
    await wait(interval, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return false;
    const healthy = await isHealthy();
    wasHealthy ||= healthy;
    if (healthy) failed = 0;
    else if (wasHealthy || Date.now() - begun > start) failed += 1;
  }
  if (signal.aborted) return false;
  say(`✗ The ${part.name} did not answer ${most} times in a row and is ended`);
  await stopParts([part], end);
  return true;
}

/**
 * Returns a check that succeeds on any response. Uses a new connection each time: a server without file descriptors still responds on existing ones.
 */
export const answersAt =
  (url: string, limit = patience.interval) =>
  async (): Promise<boolean> =>
    (await statusOf(url, limit)) !== undefined;
