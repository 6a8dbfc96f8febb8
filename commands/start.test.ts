import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, startCluster } from '@oilway/content/test/postgres.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './processes.ts';
import {
  createTestSettings,
  fetchStatus,
  processStats,
  spawnCommand,
  startCommand,
  stopAll,
  stopCommand,
  type TestSettings,
  waitUntil,
} from './test/spawn.ts';

afterAll(stopAll);

describe('npm start', () => {
  let testSettings: TestSettings;
  beforeAll(async () => {
    testSettings = await createTestSettings();
  });
  afterAll(() => testSettings.remove());

  test('lists all configuration errors at once, one line each, and starts nothing', async () => {
    const taken = createServer();
    await once(taken.listen(Number(testSettings.settings.SITE_PORT), '127.0.0.1'), 'listening');
    const file = join(testSettings.settings.DATA_DIR, '..', 'a-file');
    writeFileSync(file, '');
    const refused = startCommand('start.js', {
      ...testSettings.settings,
      DATA_DIR: file,
      STUDIO_PORT: '70000',
      PREVIEW_SECRET: 'short',
    });
    expect(await refused.ended).toBe(1);
    await once(taken.close(), 'close');
    for (const name of ['DATA_DIR', 'SITE_PORT', 'STUDIO_PORT', 'PREVIEW_SECRET']) {
      expect(refused.output().match(new RegExp(`${name}:`, 'g')), refused.output()).toHaveLength(1);
    }
    expect(refused.output()).not.toContain('Preparing');
  });

  test('bootstraps an empty folder, restarts failed parts and creates no second login on the next start', async () => {
    const first = startCommand('start.js', testSettings.settings);
    await waitUntil(first, () => first.output().includes('Ctrl-C'));
    const [, login = ''] =
      /Login +admin@oilway\.example\n.+ is in (\S+\.txt):/.exec(first.output()) ?? [];
    expect(readFileSync(login, 'utf8')).toMatch(/^admin@oilway\.example\n\S{20}\n$/);
    const [, file = ''] = /Reporting office of the demo: (.+)\n/.exec(first.output()) ?? [];
    expect(readFileSync(file, 'utf8')).toContain('AGE-SECRET-KEY-');
    const made = readdirSync(testSettings.settings.DATA_DIR, { recursive: true, encoding: 'utf8' });
    expect(made.length).toBeGreaterThan(50);
    expect(
      made.filter((name) => statSync(join(testSettings.settings.DATA_DIR, name)).mode & 0o077),
    ).toEqual([]);
    const keys = await (await fetch(`${testSettings.site}/api/reporting/keys`)).json();
    expect([keys.open, keys.recipients.length]).toEqual([true, 3]);
    expect(await fetchStatus(`${testSettings.site}/pl`)).toBe(200);
    expect(await fetchStatus(`${testSettings.studio}/admin/login`)).toBe(200);
    expect(first.output()).not.toContain('{"level"');
    // Proxies keep idle connections for a minute.
    for (const url of [testSettings.site, `${testSettings.studio}/admin/login`])
      expect((await fetch(url)).headers.get('keep-alive'), url).toBe('timeout=75');

    const { children, memory } = processStats(first.pid);
    expect(memory).toBeLessThan(80);
    expect(children).toHaveLength(2);
    process.kill(children[1] ?? 0, 'SIGKILL');
    await waitUntil(first, () =>
      first.output().includes('The studio exited unexpectedly (SIGKILL)'),
    );
    expect(await fetchStatus(testSettings.site)).toBe(200);
    // The process is alive, but does not respond.
    process.kill(children[0] ?? 0, 'SIGSTOP');
    await waitUntil(first, () => first.output().includes('The studio responds again'));
    expect(await fetchStatus(`${testSettings.studio}/admin/login`)).toBe(200);
    await waitUntil(first, () =>
      first.output().includes('The site failed 3 health checks in a row'),
    );
    await waitUntil(first, () => first.output().includes('The site responds again'));
    expect(await fetchStatus(testSettings.site)).toBe(200);
    expect(await stopCommand(first, 'SIGINT')).toBe(0);
    expect(await fetchStatus(testSettings.site)).toBe(0);
    expect(await fetchStatus(`${testSettings.studio}/admin/login`)).toBe(0);

    const second = spawnCommand('npm', ['start'], testSettings.settings);
    await waitUntil(second, () => second.output().includes('Ctrl-C'));
    expect(second.output()).not.toContain('Login');
    expect(second.output()).not.toContain('demo-members');
    expect(await stopCommand(second, 'SIGTERM')).toBe(0);
    expect(await fetchStatus(testSettings.site)).toBe(0);
    expect(await fetchStatus(`${testSettings.studio}/admin/login`)).toBe(0);
  });

  test('restarts only the hung process of several site processes', async () => {
    const args = [join(root, 'commands/oilway.ts'), 'site', '--processes=2'];
    const site = spawnCommand(process.execPath, args, testSettings.settings);
    await waitUntil(site, async () => (await fetchStatus(testSettings.site)) === 200);
    await waitUntil(site, () => processStats(site.pid).children.length === 2);
    // A process that never passed its check, made every ten seconds, has two minutes to start.
    await wait(12_000);
    const [hung = 0, other = 0] = processStats(site.pid).children;
    process.kill(hung, 'SIGSTOP');
    await waitUntil(site, () =>
      site.output().includes('A process of the site exited unexpectedly'),
    );
    await waitUntil(site, () => processStats(site.pid).children.length === 2);
    expect(processStats(site.pid).children[0]).toBe(other);
    expect(await stopCommand(site, 'SIGTERM')).toBe(0);
  });
});

describe('with an external database', () => {
  let testSettings: TestSettings;
  let cluster: Awaited<ReturnType<typeof startCluster>>;
  beforeAll(async () => {
    testSettings = await createTestSettings();
    cluster = await startCluster();
  });
  afterAll(() => {
    cluster.stop();
    testSettings.remove();
  });

  test('seeds demo content only on npm run db:seed and leaves existing content unchanged', async () => {
    const settings = { ...testSettings.settings, DATABASE_URL: createDatabase(cluster, 'own') };
    const empty = startCommand('start.js', settings);
    await waitUntil(empty, () => empty.output().includes('Ctrl-C'));
    expect(await fetchStatus(testSettings.site)).toBe(404);
    expect(await stopCommand(empty, 'SIGTERM')).toBe(0);

    const demo = startCommand('seed.ts', settings);
    expect(await demo.ended, demo.output()).toBe(0);
    expect(demo.output()).toContain('The demo content is in place');
    const again = startCommand('seed.ts', settings);
    expect(await again.ended, again.output()).toBe(0);
    expect(again.output()).toContain('nothing was changed');

    const full = startCommand('start.js', settings);
    await waitUntil(full, () => full.output().includes('Ctrl-C'));
    expect(await fetchStatus(testSettings.site)).toBe(200);
    // After SIGKILL it can signal no child; both parts exit all the same.
    await stopCommand(full, 'SIGKILL');
    expect(await fetchStatus(testSettings.site)).toBe(0);
    expect(await fetchStatus(`${testSettings.studio}/admin/login`)).toBe(0);
  });

  test('reports an unreachable database in one line', async () => {
    const lost = startCommand('start.js', {
      ...testSettings.settings,
      DATABASE_URL: 'postgres://postgres@127.0.0.1:1/nothing',
    });
    expect(await lost.ended).toBe(1);
    expect(lost.output().match(/DATABASE_URL:/g), lost.output()).toHaveLength(1);
  });
});
