import { setTimeout as wait } from 'node:timers/promises';
import { say } from './console.ts';
import { type Part, statusOf, stopParts } from './processes.ts';

/** How a part is watched; milliseconds. */
export interface Patience {
  /** Between two checks, and for one. */
  interval: number;
  /** For a start, until its first good check. */
  start: number;
}

/** More than anything the parts do at once, on a busy machine. */
const patience: Patience = { interval: 10_000, start: 120_000 };

/** So many checks in a row have to fail. */
const most = 3;

/** A part has that long for its end before it is killed. */
const end = 5000;

/**
 * Ends a part whose process lives but whose health check fails three times in a row: its loop is blocked, or it has no file
 * descriptors left. Its supervisor starts it again, as after any end.
 * @returns once the part has ended: whether it was ended here.
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

/** Healthy is a server that answers anything. Over a connection of its own: an old one may still answer where no new one is taken. */
export const answersAt =
  (url: string, limit = patience.interval) =>
  async (): Promise<boolean> =>
    (await statusOf(url, limit)) !== undefined;
