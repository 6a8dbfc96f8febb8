import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { DatabaseProbe } from './database-probe.ts';

test('a probe that began before somebody met a full disk says nothing of it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const probe = new DatabaseProbe(() => promise, pino({ enabled: false }));
  expect(await Promise.race([probe.state(), setImmediate('waits')])).toBe('waits');
  probe.meet(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));
  resolve();
  await setImmediate();
  expect(await probe.state()).toBe('full');
});
