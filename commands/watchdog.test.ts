import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchStatus } from './processes.ts';
import { Supervisor } from './supervisor.ts';
import { createTestSettings, spawnCommand } from './test/spawn.ts';

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
let supervisor: Supervisor;
let url: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oilway-watchdog-'));
  const own = await createTestSettings();
  own.remove();
  url = own.site;
  const env = { ...process.env, ...own.settings, PID_FILE: join(folder, 'pid') };
  supervisor = new Supervisor(env, { interval: 300, startTimeout: 10_000 });
  const args = ['--eval', server];
  await supervisor.start([{ name: 'site', args, url, liveUrl: `${url}/health/live` }]);
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true });
});

const pid = () => Number(readFileSync(join(folder, 'pid'), 'utf8'));

test.each([
  ['process stopped by SIGSTOP', (before: number) => void process.kill(before, 'SIGSTOP')],
  ['blocked event loop', () => void fetchStatus(`${url}/block`, 100)],
  ['no file descriptors left', () => void fetchStatus(`${url}/exhaust`, 120_000)],
])('restarts a running but unresponsive part (%s)', async (_, hang) => {
  const before = pid();
  // The first checks succeed.
  await wait(1500);
  hang(before);
  await expect.poll(() => pid() !== before, { timeout: 60_000 }).toBe(true);
  await expect.poll(() => fetchStatus(url, 1000), { timeout: 60_000 }).toBe(200);
});

test('does not restart a part that answers with 503', async () => {
  const before = pid();
  await wait(3000);
  expect(pid()).toBe(before);
});

test('sends WATCHDOG=1 to systemd only when WATCHDOG_USEC is set', async () => {
  const notified = join(folder, 'notified');
  writeFileSync(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$@" >> ${notified}\n`, {
    mode: 0o700,
  });
  const beat = `import(${JSON.stringify(join(import.meta.dirname, 'worker-heartbeat.ts'))}).then((beat) => beat.startHeartbeat()())`;
  const tell = (more: Record<string, string>) =>
    spawnCommand(process.execPath, ['--eval', beat], {
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
