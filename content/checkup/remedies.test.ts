import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hashOfFile } from '@oilway/store/backup/copy-files.ts';
import { readManifest } from '@oilway/store/backup/manifest.ts';
import type { Observation } from '@oilway/store/checkup/observation.ts';
import { afterAll, expect, test } from 'vitest';
import { copyDatabase } from '../test/copy-database.ts';

const host = copyDatabase('sqlite', 'seeded');
afterAll(() => host.remove());
const root = join(import.meta.dirname, '../..');

/** As an operator types it, in a folder. */
async function shell(line: string, cwd = root) {
  const child = spawn('sh', ['-c', line], {
    cwd,
    env: { PATH: '/usr/bin:/bin', ...host.environment, NODE_ENV: 'production' },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

async function findings(cwd = root): Promise<Observation[]> {
  const { out } = await shell(`${join(root, 'oilway')} doctor --json`, cwd);
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('each command that doctor names mends what it was named for, where doctor was run', async () => {
  const taken = await shell(`./oilway backup '${join(host.folder, 'backups')}'`);
  const backup = String(taken.out.split('\n')[0]);
  const { files } = readManifest(backup);
  const [gone, changed, other] = files.filter(({ path }) => path.endsWith('.svg'));
  rmSync(join(host.folder, String(gone?.path)));
  writeFileSync(join(host.folder, String(other?.path)), 'of now');

  // From elsewhere the command has its whole path.
  const far = (await findings('/')).find(({ code }) => code === 'filesMissing');
  expect(far?.remedy).toBe(`${join(root, 'oilway')} restore --files-only ${backup}`);
  const near = (await findings()).find(({ code }) => code === 'filesMissing');
  expect(near?.remedy).toBe(`./oilway restore --files-only ${backup}`);
  expect(await shell(String(near?.remedy))).toMatchObject({ code: 0, err: '' });
  expect(await hashOfFile(join(host.folder, String(gone?.path)))).toBe(gone?.sha256);
  expect(await hashOfFile(join(host.folder, String(other?.path)))).not.toBe(other?.sha256);

  // What the backup does not hold as it was is not brought back.
  const bytes = readFileSync(join(host.folder, String(changed?.path)));
  rmSync(join(host.folder, String(changed?.path)));
  writeFileSync(join(backup, String(changed?.path)), 'x');
  expect(await shell(String(near?.remedy))).toMatchObject({
    code: 1,
    err: `✗ ${changed?.path} is missing, and the backup does not hold it whole\n`,
  });
  expect(existsSync(join(host.folder, String(changed?.path)))).toBe(false);
  writeFileSync(join(host.folder, String(changed?.path)), bytes);
  rmSync(backup, { recursive: true });
});

test('a damaged database is put aside and the newest backup restored, by the command as it is printed', async () => {
  const folder = join(host.folder, 'backups');
  for (let count = 0; count < 2; count += 1) await shell(`./oilway backup '${folder}'`);
  const newest = join(folder, String(readdirSync(folder).sort().at(-1)));
  const database = String(host.environment.DATABASE_URL).replace('file:', '');
  const opened = openSync(database, 'r+');
  writeSync(opened, Buffer.alloc(200, 'x'), 0, 200, 0);
  const found = (await findings()).find(({ code }) => code === 'damaged');
  expect(found).toMatchObject({ level: 'critical' });
  expect(found?.remedy).toMatch(/^mkdir -m 700 (\S+) && mv \S+\* \1\/ && \.\/oilway restore \S+$/);
  expect(found?.remedy).toContain(`./oilway restore ${newest}`);
  for (const { path } of readManifest(newest).files)
    rmSync(join(host.folder, path), { force: true });
  expect(await shell(String(found?.remedy))).toMatchObject({ code: 0, err: '' });
  const codes = (await findings()).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['database', 'files', 'documents', 'mailsHeld']));
});

test('a database that cannot be read to its end is damaged, with a command', async () => {
  const database = String(host.environment.DATABASE_URL).replace('file:', '');
  const opened = openSync(database, 'r+');
  writeSync(opened, Buffer.alloc(4096, 'x'), 0, 4096, 4096);
  const found = await findings();
  expect(found.find(({ code }) => code === 'damaged')).toMatchObject({
    level: 'critical',
    remedy: expect.stringContaining('./oilway restore '),
  });
});
