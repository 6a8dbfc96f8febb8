import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { takeBackup } from '@oilway/store/backup/backup.ts';
import { hashFile } from '@oilway/store/backup/copy-files.ts';
import { readManifest } from '@oilway/store/backup/manifest.ts';
import type { Diagnostic } from '@oilway/store/diagnostics/diagnostic.ts';
import { afterAll, expect, test } from 'vitest';
import { copyDatabase } from '../test/copy-database.ts';

const host = copyDatabase('sqlite', 'seeded');
afterAll(() => host.remove());
const root = join(import.meta.dirname, '../..');

/** Runs a command line in a shell, in a folder. */
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

/** Takes a backup into the data folder. @returns its folder. */
async function takeHostBackup(): Promise<string> {
  const place = {
    dataDir: host.folder,
    databaseUrl: String(host.environment.DATABASE_URL),
    storage: { kind: 'folder', folder: host.folder } as const,
  };
  return (await takeBackup(place, join(host.folder, 'backups'))).folder;
}

async function findings(cwd = root): Promise<Diagnostic[]> {
  const { out } = await shell(`${join(root, 'oilway')} doctor --json`, cwd);
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('the printed restore command restores missing files and rejects a corrupted backup', async () => {
  const backup = await takeHostBackup();
  const { files } = readManifest(backup);
  const [missingFile, changed, other] = files.filter(({ path }) => path.endsWith('.svg'));
  rmSync(join(host.folder, String(missingFile?.path)));
  writeFileSync(join(host.folder, String(other?.path)), 'of now');

  // From another folder the command has an absolute path.
  const remoteFinding = (await findings('/')).find(({ code }) => code === 'filesMissing');
  expect(remoteFinding?.remedy).toBe(`${join(root, 'oilway')} restore --files-only ${backup}`);
  const localFinding = (await findings()).find(({ code }) => code === 'filesMissing');
  expect(localFinding?.remedy).toBe(`./oilway restore --files-only ${backup}`);
  expect(await shell(String(localFinding?.remedy))).toMatchObject({ code: 0, err: '' });
  expect(await hashFile(join(host.folder, String(missingFile?.path)))).toBe(missingFile?.sha256);
  expect(await hashFile(join(host.folder, String(other?.path)))).not.toBe(other?.sha256);

  // A file that is corrupted in the backup is not restored.
  const bytes = readFileSync(join(host.folder, String(changed?.path)));
  rmSync(join(host.folder, String(changed?.path)));
  writeFileSync(join(backup, String(changed?.path)), 'x');
  expect(await shell(String(localFinding?.remedy))).toMatchObject({
    code: 1,
    err: `✗ ${changed?.path} is missing, and the backup has no intact copy\n`,
  });
  expect(existsSync(join(host.folder, String(changed?.path)))).toBe(false);
  writeFileSync(join(host.folder, String(changed?.path)), bytes);
  rmSync(backup, { recursive: true });
});

test('the printed command moves a damaged database aside and restores the newest backup', async () => {
  await takeHostBackup();
  const newest = await takeHostBackup();
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
  expect(codes).toEqual(expect.arrayContaining(['database', 'files', 'documents', 'outboxPaused']));
});

test('reports a partly unreadable database as damaged with a restore command', async () => {
  const database = String(host.environment.DATABASE_URL).replace('file:', '');
  const opened = openSync(database, 'r+');
  writeSync(opened, Buffer.alloc(4096, 'x'), 0, 4096, 4096);
  const found = await findings();
  expect(found.find(({ code }) => code === 'damaged')).toMatchObject({
    level: 'critical',
    remedy: expect.stringContaining('./oilway restore '),
  });
});
