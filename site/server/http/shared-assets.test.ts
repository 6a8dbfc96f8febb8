import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderFiles } from '@oilway/store/files/folder-files.ts';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteConfig } from '../config.ts';
import { assets } from './assets.ts';
import { shareAssets, sharedAsset } from './shared-assets.ts';

const secret = 'that all hosts share';
const day = 86_400_000;

let folder: string;
let files: FolderFiles;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oilway-assets-'));
  files = new FolderFiles(join(folder, 'shared'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a host whose build has these assets. */
async function startHost(
  name: string,
  built: Record<string, string>,
  options: { secret?: string; now?: number } = {},
): Promise<void> {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  for (const [file, text] of Object.entries(built)) writeFileSync(join(own, file), text);
  await shareAssets(files, options.secret ?? secret, own, options.now);
}
const textOf = async (name: string) => (await sharedAsset(files, secret, name))?.toString();
const at = (name: string) => join(folder, 'shared/cache/assets', name);
const storedNames = () => readdirSync(join(folder, 'shared/cache/assets')).sort();

test('serves assets shared by another host for a year, and no other files', async () => {
  await startHost('before', { 'site-Bf4kQ2a1.js': 'before', 'site-Bf4kQ2a1.js.br': 'packed' });
  writeFileSync(join(folder, 'secrets.json'), '{}');
  const app = Fastify();
  await app.register(assets, {
    config: { mode: 'test', assetSecret: secret } as SiteConfig,
    files,
  });
  const old = await app.inject('/assets/site-Bf4kQ2a1.js');
  expect([old.statusCode, old.body, old.headers]).toEqual([
    200,
    'before',
    expect.objectContaining({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    }),
  ]);
  for (const name of [
    'site-Bf4kQ2a1.js.br',
    'none-Bf4kQ2a1.js',
    '',
    '.',
    '..',
    '../secrets.json',
    '..%2f..%2fsecrets.json',
    '%2e%2e/secrets.json',
    '..%5csecrets.json',
    '.js',
    '__proto__',
    'site-Bf4kQ2a1.js%00',
    'site-Bf4kQ2a1.js%0a',
    '%ff.js',
    `${'x'.repeat(8000)}.js`,
  ]) {
    const { statusCode } = await app.inject(`/assets/${name}`);
    expect([name.slice(0, 40), [400, 404, 414].includes(statusCode)]).toEqual([
      name.slice(0, 40),
      true,
    ]);
  }
  await app.close();
});

test('serves no shared asset that was written without the secret or modified', async () => {
  await startHost('one', { 'site-a.js': 'a', 'cut-a.js': 'a', 'moved-a.js': 'a' });
  await startHost('stranger', { 'evil.js': 'evil' }, { secret: 'another one' });
  writeFileSync(at('empty.js'), '');
  writeFileSync(at('plain.js'), `${' '.repeat(32)}evil`);
  writeFileSync(at('cut-a.js'), readFileSync(at('cut-a.js')).subarray(0, -1));
  writeFileSync(at('moved-a.js'), readFileSync(at('site-a.js')));
  for (const name of ['evil.js', 'empty.js', 'plain.js', 'cut-a.js', 'moved-a.js'])
    expect([name, await textOf(name)]).toEqual([name, undefined]);
  expect(await textOf('site-a.js')).toBe('a');
});

test('deletes shared assets after 35 days and renews those of a running build', async () => {
  const now = Date.now();
  const setAge = (name: string, days: number) =>
    utimesSync(at(name), (now - days * day) / 1000, (now - days * day) / 1000);
  await startHost('old', { 'site-a.js': 'a', 'styles-a.css': 'p{}' });
  setAge('site-a.js', 34);
  setAge('styles-a.css', 36);
  await startHost('new', { 'site-b.js': 'b' });
  expect(storedNames()).toEqual(['site-a.js', 'site-b.js']);
  setAge('site-b.js', 6);
  await startHost('new', { 'site-b.js': 'b' });
  expect(statSync(at('site-b.js')).mtimeMs).toBeLessThan(now - 5 * day);
  setAge('site-b.js', 36);
  await startHost('new', { 'site-b.js': 'b' });
  expect(statSync(at('site-b.js')).mtimeMs).toBeGreaterThan(now - day);
  expect(storedNames()).toEqual(['site-a.js', 'site-b.js']);
});
