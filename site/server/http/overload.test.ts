import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { BusyError, overload } from './overload.ts';

/** Milliseconds. */
const [delay, span] = [100, 600];

test('a loop held up all the time refuses pages, but neither assets nor health; one long stop refuses nothing', async () => {
  const app = fastify();
  app.setErrorHandler((error, _, reply) =>
    reply.code(error instanceof BusyError ? 503 : 500).send(),
  );
  await app.register(overload, { delay, span });
  for (const path of ['/', '/assets/site.js', '/health/live']) app.get(path, () => 'here');
  await app.ready();
  const statuses = async () => {
    const answers = ['/', '/assets/site.js', '/health/live'].map((path) => app.inject(path));
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  };

  hold(3 * delay);
  await wait(1.2 * span);
  expect(await statuses()).toEqual([200, 200, 200]);

  for (const end = Date.now() + 2.5 * span; Date.now() < end; ) {
    hold(2 * delay);
    await wait(0);
  }
  expect(await statuses()).toEqual([503, 200, 200]);
  await wait(2.2 * span);
  expect(await statuses()).toEqual([200, 200, 200]);
  await app.close();
});

/** Keeps the event loop from turning. */
function hold(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
