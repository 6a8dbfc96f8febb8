import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Environment, root } from './processes.ts';
import { launch, stopAll } from './running-command.ts';

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
  const command = launch(process.execPath, args, { DATA_DIR: folder, TMPDIR: folder, ...settings });
  return [await command.ended, command.printed()];
}

test('a server is well when it answers, and not when it refuses or is not there', async () => {
  let status = 200;
  const server = createServer((_, answer) => answer.writeHead(status).end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const port = String((server.address() as AddressInfo).port);
  expect(await health('site', { SITE_PORT: port, HOST: '0.0.0.0' })).toEqual([
    0,
    'The site does its work\n',
  ]);
  status = 503;
  expect(await health('site', { SITE_PORT: port })).toEqual([1, '✗ the site answers with 503\n']);
  expect(await health('studio', { STUDIO_PORT: '9' })).toEqual([
    1,
    expect.stringContaining('✗ the studio does not answer'),
  ]);
});

test('a worker is well while it gives signs', async () => {
  const none = [1, '✗ the worker gave no sign for 30 seconds\n'];
  expect(await health('worker')).toEqual(none);
  writeFileSync(join(folder, 'oilway-worker'), '');
  expect(await health('worker')).toEqual([0, 'The worker does its work\n']);
  utimesSync(join(folder, 'oilway-worker'), new Date(), Date.now() / 1000 - 31);
  expect(await health('worker')).toEqual(none);
});

test('what is no part is refused', async () => {
  for (const name of ['../site', 'constructor'])
    expect(await health(name)).toEqual([1, expect.stringContaining('there is no part')]);
});
