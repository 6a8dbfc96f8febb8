import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createDatabase, startCluster } from '@oilway/content/test/postgres.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './processes.ts';
import {
  launch,
  looked,
  type Own,
  ownSettings,
  start,
  statusOf,
  stopAll,
  stopped,
  until,
} from './running-command.ts';

afterAll(stopAll);

describe('npm start', () => {
  let own: Own;
  beforeAll(async () => {
    own = await ownSettings();
  });
  afterAll(() => own.remove());

  test('names every obstacle at once, a line each, and begins nothing', async () => {
    const taken = createServer();
    await once(taken.listen(Number(own.settings.SITE_PORT), '127.0.0.1'), 'listening');
    const file = join(own.settings.DATA_DIR, '..', 'a-file');
    writeFileSync(file, '');
    const refused = start('start.js', {
      ...own.settings,
      DATA_DIR: file,
      STUDIO_PORT: '70000',
      PREVIEW_SECRET: 'short',
    });
    expect(await refused.ended).toBe(1);
    await once(taken.close(), 'close');
    for (const name of ['DATA_DIR', 'SITE_PORT', 'STUDIO_PORT', 'PREVIEW_SECRET']) {
      expect(refused.printed().match(new RegExp(`${name}:`, 'g')), refused.printed()).toHaveLength(
        1,
      );
    }
    expect(refused.printed()).not.toContain('Preparing');
  });

  test('fills an empty folder, starts both parts, and starts again without a new login', async () => {
    const first = start('start.js', own.settings);
    await until(first, () => first.printed().includes('Ctrl-C'));
    const [, login = ''] =
      /Login +admin@oilway\.example\n.+ is in (\S+\.txt):/.exec(first.printed()) ?? [];
    expect(readFileSync(login, 'utf8')).toMatch(/^admin@oilway\.example\n\S{20}\n$/);
    const [, file = ''] = /Reporting office of the demo: (.+)\n/.exec(first.printed()) ?? [];
    expect(readFileSync(file, 'utf8')).toContain('AGE-SECRET-KEY-');
    const made = readdirSync(own.settings.DATA_DIR, { recursive: true, encoding: 'utf8' });
    expect(made.length).toBeGreaterThan(50);
    expect(made.filter((name) => statSync(join(own.settings.DATA_DIR, name)).mode & 0o077)).toEqual(
      [],
    );
    const keys = await (await fetch(`${own.site}/api/reporting/keys`)).json();
    expect([keys.open, keys.recipients.length]).toEqual([true, 3]);
    expect(await statusOf(`${own.site}/pl`)).toBe(200);
    expect(await statusOf(`${own.studio}/admin/login`)).toBe(200);
    expect(first.printed()).not.toContain('{"level"');
    // Proxies keep idle connections for a minute.
    for (const url of [own.site, `${own.studio}/admin/login`])
      expect((await fetch(url)).headers.get('keep-alive'), url).toBe('timeout=75');

    const { children, memory } = looked(first.pid);
    expect(memory).toBeLessThan(80);
    expect(children).toHaveLength(2);
    process.kill(children[1] ?? 0, 'SIGKILL');
    await until(first, () => first.printed().includes('The studio ended by itself (SIGKILL)'));
    expect(await statusOf(own.site)).toBe(200);
    await until(first, () => first.printed().includes('The studio answers again'));
    expect(await statusOf(`${own.studio}/admin/login`)).toBe(200);
    // The process is alive, but does not respond.
    process.kill(children[0] ?? 0, 'SIGSTOP');
    await until(first, () => first.printed().includes('The site did not answer 3 times in a row'));
    await until(first, () => first.printed().includes('The site answers again'));
    expect(await statusOf(own.site)).toBe(200);
    expect(await stopped(first, 'SIGINT')).toBe(0);
    expect(await statusOf(own.site)).toBe(0);
    expect(await statusOf(`${own.studio}/admin/login`)).toBe(0);

    const second = launch('npm', ['start'], own.settings);
    await until(second, () => second.printed().includes('Ctrl-C'));
    expect(second.printed()).not.toContain('Login');
    expect(second.printed()).not.toContain('demo-members');
    expect(await stopped(second, 'SIGTERM')).toBe(0);
    expect(await statusOf(own.site)).toBe(0);
    expect(await statusOf(`${own.studio}/admin/login`)).toBe(0);
  });

  test('of several processes of the site one that hangs is started again, and no other', async () => {
    const args = [join(root, 'commands/oilway.ts'), 'site', '--processes=2'];
    const site = launch(process.execPath, args, own.settings);
    await until(site, async () => (await statusOf(own.site)) === 200);
    await until(site, () => looked(site.pid).children.length === 2);
    const [hung = 0, other = 0] = looked(site.pid).children;
    process.kill(hung, 'SIGSTOP');
    await until(site, () => site.printed().includes('A process of the site ended by itself'));
    await until(site, () => looked(site.pid).children.length === 2);
    expect(looked(site.pid).children[0]).toBe(other);
    expect(await stopped(site, 'SIGTERM')).toBe(0);
  });
});

describe("with a database of one's own", () => {
  let own: Own;
  let cluster: Awaited<ReturnType<typeof startCluster>>;
  beforeAll(async () => {
    own = await ownSettings();
    cluster = await startCluster();
  });
  afterAll(() => {
    cluster.stop();
    own.remove();
  });

  test('nothing is seeded until npm run demo, which leaves content alone', async () => {
    const settings = { ...own.settings, DATABASE_URL: createDatabase(cluster, 'own') };
    const empty = start('start.js', settings);
    await until(empty, () => empty.printed().includes('Ctrl-C'));
    expect(await statusOf(own.site)).toBe(404);
    expect(await stopped(empty, 'SIGTERM')).toBe(0);

    const demo = start('demo.ts', settings);
    expect(await demo.ended, demo.printed()).toBe(0);
    expect(demo.printed()).toContain('The demo content is in place');
    const again = start('demo.ts', settings);
    expect(await again.ended, again.printed()).toBe(0);
    expect(again.printed()).toContain('nothing was changed');

    const full = start('start.js', settings);
    await until(full, () => full.printed().includes('Ctrl-C'));
    expect(await statusOf(own.site)).toBe(200);
    // After SIGKILL it can signal no child; both parts exit all the same.
    await stopped(full, 'SIGKILL');
    expect(await statusOf(own.site)).toBe(0);
    expect(await statusOf(`${own.studio}/admin/login`)).toBe(0);
  });

  test('a database that is not there is one clear line', async () => {
    const lost = start('start.js', {
      ...own.settings,
      DATABASE_URL: 'postgres://postgres@127.0.0.1:1/nothing',
    });
    expect(await lost.ended).toBe(1);
    expect(lost.printed().match(/DATABASE_URL:/g), lost.printed()).toHaveLength(1);
  });
});
