import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Environment, root } from './processes.ts';
import { spawnCommand, stopAll } from './test/spawn.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oilway-health-'));
});
afterEach(async () => {
  await stopAll();
  rmSync(folder, { recursive: true });
});

/** @returns the exit code and the output. */
async function health(name: string, settings: Environment = {}): Promise<[number, string]> {
  const args = [join(root, 'commands/oilway.ts'), 'health', name];
  const command = spawnCommand(process.execPath, args, {
    DATA_DIR: folder,
    TMPDIR: folder,
    ...settings,
  });
  return [await command.ended, command.output()];
}

test('reports a server as healthy on 200 and as failed on 503 or without a response', async () => {
  let status = 200;
  const server = createServer((_, answer) => answer.writeHead(status).end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const port = String((server.address() as AddressInfo).port);
  expect(await health('site', { SITE_PORT: port, HOST: '0.0.0.0' })).toEqual([
    0,
    'The site is healthy\n',
  ]);
  status = 503;
  expect(await health('site', { SITE_PORT: port })).toEqual([1, '✗ the site responds with 503\n']);
  expect(await health('studio', { STUDIO_PORT: '9' })).toEqual([
    1,
    expect.stringContaining('✗ the studio does not respond'),
  ]);
});

test('reports a worker as healthy for 30 seconds after its last heartbeat', async () => {
  const none = [1, '✗ the worker sent no heartbeat for 30 seconds\n'];
  expect(await health('worker')).toEqual(none);
  writeFileSync(join(folder, 'oilway-worker'), '');
  expect(await health('worker')).toEqual([0, 'The worker is healthy\n']);
  utimesSync(join(folder, 'oilway-worker'), new Date(), Date.now() / 1000 - 31);
  expect(await health('worker')).toEqual(none);
});

test('rejects unknown part names', async () => {
  for (const name of ['../site', 'constructor'])
    expect(await health(name)).toEqual([1, expect.stringContaining('unknown part')]);
});
