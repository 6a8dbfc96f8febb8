import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { DatabaseProbe } from './database-probe.ts';

test('ignores the result of a probe that started before a disk-full error', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const probe = new DatabaseProbe(() => promise, pino({ enabled: false }));
  expect(await Promise.race([probe.state(), setImmediate('waits')])).toBe('waits');
  probe.recordError(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));
  resolve();
  await setImmediate();
  expect(await probe.state()).toBe('full');
});
