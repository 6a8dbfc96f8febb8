import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './processes.ts';
import {
  type Own,
  ownSettings,
  start,
  statusOf,
  stopAll,
  stopped,
  until,
} from './running-command.ts';

afterAll(stopAll);

describe('npm run dev', () => {
  let own: Own;
  beforeAll(async () => {
    own = await ownSettings();
  });
  afterAll(() => own.remove());

  test('starts both parts once, and the site again when a source changes', async () => {
    const dev = start('dev.ts', own.settings);
    const starts = () => dev.printed().split('"site is ready"').length - 1;
    await until(dev, async () => (await statusOf(own.site)) === 200);
    await until(dev, async () => (await statusOf(`${own.studio}/admin/login`)) === 200);
    expect(await statusOf(`${own.site}/examples`)).toBe(200);
    expect(starts(), dev.printed()).toBe(1);

    const now = new Date();
    utimesSync(join(root, 'site/page/layout/messages.ts'), now, now);
    await until(dev, () => starts() === 2);
    expect(await statusOf(own.site)).toBe(200);
    expect(await stopped(dev, 'SIGTERM')).toBe(0);
  });
});
