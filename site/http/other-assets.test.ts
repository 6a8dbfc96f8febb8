import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderFiles } from '@oilway/store/files/folder-files.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OtherAssets } from './other-assets.ts';

const secret = 'that all hosts share';
const day = 86_400_000;

let folder: string;
let files: FolderFiles;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oilway-assets-'));
  files = new FolderFiles(join(folder, 'shared'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A host whose version was built with these assets. */
async function host(
  name: string,
  assets: Record<string, string>,
  options: { secret?: string; clock?: () => number } = {},
): Promise<OtherAssets> {
  const built = join(folder, name);
  mkdirSync(built, { recursive: true });
  for (const [file, text] of Object.entries(assets)) writeFileSync(join(built, file), text);
  const others = new OtherAssets(files, options.secret ?? secret, options.clock);
  await others.share(built);
  return others;
}
const textOf = async (others: OtherAssets, name: string) =>
  (await others.find(name))?.bytes.toString();
const kept = () => readdirSync(join(folder, 'shared/cache/assets'));

test('each version finds what the pages of another one name, and no more', async () => {
  const before = await host('before', { 'site-a.js': 'before', 'site-a.js.br': 'packed' });
  const after = await host('after', { 'site-b.js': 'after', 'styles-b.css': 'p{}' });
  expect(await after.find('site-a.js')).toEqual({
    bytes: Buffer.from('before'),
    type: 'text/javascript; charset=utf-8',
  });
  expect((await before.find('styles-b.css'))?.type).toBe('text/css; charset=utf-8');
  for (const name of [
    'site-a.js.br',
    'none.js',
    '',
    '..',
    '../secrets.json',
    '%2e%2e/secrets.json',
    '__proto__',
    'constructor',
    'site-a.js\0',
    'x'.repeat(100_000),
  ])
    expect([name.slice(0, 40), await after.find(name)]).toEqual([name.slice(0, 40), undefined]);
});

test('what no host has written is given to nobody', async () => {
  const one = await host('one', { 'site-a.js': 'a' });
  await host('stranger', { 'evil.js': 'evil' }, { secret: 'of somebody else' });
  const path = (key: string) => join(folder, 'shared/cache/assets', key);
  const [own = ''] = kept();
  writeFileSync(path('0'.repeat(32)), readFileSync(path(own)));
  writeFileSync(path('1'.repeat(32)), '');
  writeFileSync(path('2'.repeat(32)), `${' '.repeat(32)}{"evil.js":"ZXZpbA=="}`);
  const bytes = readFileSync(path(own));
  writeFileSync(path('3'.repeat(32)), bytes.subarray(0, bytes.length - 1));
  expect(await textOf(one, 'evil.js')).toBeUndefined();
  const two = await host('two', { 'site-b.js': 'b' });
  expect([await textOf(two, 'site-a.js'), await textOf(two, 'evil.js')]).toEqual(['a', undefined]);
});

test('it is looked for other versions every two seconds at most, whatever is asked for', async () => {
  let now = Date.now();
  const one = await host('one', { 'site-a.js': 'a' }, { clock: () => now });
  expect(await one.find('site-b.js')).toBeUndefined();
  await host('two', { 'site-b.js': 'b' });
  expect(await one.find('site-b.js')).toBeUndefined();
  now += 2000;
  const both = await Promise.all([textOf(one, 'site-b.js'), textOf(one, 'site-b.js')]);
  expect(both).toEqual(['b', 'b']);
});

test('a version that nobody runs any more goes after 35 days, and one that runs is renewed', async () => {
  await host('old', { 'site-a.js': 'a' });
  const [old = ''] = kept();
  const path = join(folder, 'shared/cache/assets', old);
  const since = (Date.now() - 34 * day) / 1000;
  utimesSync(path, since, since);
  const fresh = await host('new', { 'site-b.js': 'b' });
  expect(await textOf(fresh, 'site-a.js')).toBe('a');
  const later = Date.now() + 2 * day;
  await host('new', { 'site-b.js': 'b' }, { clock: () => later });
  expect(kept()).not.toContain(old);
  await host('old', { 'site-a.js': 'a' });
  utimesSync(path, since, since);
  await host('old', { 'site-a.js': 'a' });
  await host('new', { 'site-b.js': 'b' }, { clock: () => later });
  expect(kept()).toContain(old);
});
