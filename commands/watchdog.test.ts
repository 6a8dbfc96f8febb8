import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Running } from './keep-running.ts';
import { statusOf } from './processes.ts';
import { launch, ownSettings } from './running-command.ts';

/** A server that writes its process id, and hangs on request: by a blocked event loop, or by a lack of file descriptors. */
const server = `
  const { openSync, writeFileSync } = require('node:fs');
  writeFileSync(process.env.PID_FILE, String(process.pid));
  require('node:http').createServer(({ url }, answer) => {
    if (url === '/block') for (;;);
    if (url === '/exhaust') try { for (;;) openSync('/dev/null'); } catch { return; }
    answer.writeHead(url === '/health/live' ? 503 : 200).end();
  }).listen(process.env.SITE_PORT, '127.0.0.1');
`;

let folder: string;
let running: Running;
let url: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oilway-watchdog-'));
  const own = await ownSettings();
  own.remove();
  url = own.site;
  const env = { ...process.env, ...own.settings, PID_FILE: join(folder, 'pid') };
  running = new Running(env, { interval: 300, start: 10_000 });
  const args = ['--eval', server];
  await running.start([{ name: 'site', args, url, liveUrl: `${url}/health/live` }]);
});
afterEach(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

const pid = () => Number(readFileSync(join(folder, 'pid'), 'utf8'));

test.each([
  ['was stopped', (before: number) => void process.kill(before, 'SIGSTOP')],
  ['has a blocked loop', () => void statusOf(`${url}/block`, 100)],
  ['has no file descriptors left', () => void statusOf(`${url}/exhaust`, 120_000)],
])('npm start starts a part again whose process lives but %s', async (_, hang) => {
  const before = pid();
  // The first checks succeed.
  await wait(1500);
  hang(before);
  await expect.poll(() => pid() !== before, { timeout: 60_000 }).toBe(true);
  await expect.poll(() => statusOf(url, 1000), { timeout: 60_000 }).toBe(200);
});

test('a part that answers, if with a refusal, goes on', async () => {
  const before = pid();
  await wait(3000);
  expect(pid()).toBe(before);
});

test('a worker tells systemd that it lives, where systemd watches it', async () => {
  const notified = join(folder, 'notified');
  writeFileSync(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$@" >> ${notified}\n`, {
    mode: 0o700,
  });
  const beat = `import(${JSON.stringify(join(import.meta.dirname, 'worker-beat.ts'))}).then((beat) => beat.startBeat()())`;
  const tell = (more: Record<string, string>) =>
    launch(process.execPath, ['--eval', beat], {
      PATH: `${folder}:/usr/bin:/bin`,
      TMPDIR: folder,
      ...more,
    }).ended;
  await tell({});
  writeFileSync(notified, '', { flag: 'a' });
  expect(readFileSync(notified, 'utf8')).toBe('');
  await tell({ WATCHDOG_USEC: '30000000' });
  expect(readFileSync(notified, 'utf8')).toBe('WATCHDOG=1\n');
});
