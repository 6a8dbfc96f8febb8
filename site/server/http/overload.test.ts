import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { OverloadError, overload } from './overload.ts';

/** Milliseconds. */
const [delay, span] = [100, 600];

test('a blocked event loop returns 503 for pages only, and a single long block for none', async () => {
  const app = fastify();
  app.setErrorHandler((error, _, reply) =>
    reply.code(error instanceof OverloadError ? 503 : 500).send(),
  );
  await app.register(overload, { delay, span });
  for (const path of ['/', '/assets/site.js', '/health/live']) app.get(path, () => 'here');
  await app.ready();
  const statuses = async () => {
    const answers = ['/', '/assets/site.js', '/health/live'].map((path) => app.inject(path));
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  };

  blockEventLoop(3 * delay);
  await wait(1.2 * span);
  expect(await statuses()).toEqual([200, 200, 200]);

  for (const end = Date.now() + 2.5 * span; Date.now() < end; ) {
    blockEventLoop(2 * delay);
    await wait(0);
  }
  expect(await statuses()).toEqual([503, 200, 200]);
  await wait(2.2 * span);
  expect(await statuses()).toEqual([200, 200, 200]);
  await app.close();
});

/** Blocks the event loop. */
function blockEventLoop(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
