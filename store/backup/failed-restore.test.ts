import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import { createDatabase } from '../../content/test/postgres.ts';
import { openDatabase } from '../database/open.ts';
import { outboxPausedSince } from '../outbox/pause-outbox.ts';
import { restoreBackup, takeBackup } from './backup.ts';
import { changedFiles, hashFile } from './copy-files.ts';
import { readManifest } from './manifest.ts';
import { assertNoTables } from './postgres-dump.ts';
import { restoreFiles } from './restore-files.ts';
import { sqliteState } from './sqlite-copy.ts';

const storageOf = (folder: string) => ({ kind: 'folder', folder }) as const;

describe.each(databases)('failed restore on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-restore-'));
  let backup = '';

  beforeAll(async () => {
    const source = copyDatabase(kind, 'seeded');
    writeFileSync(join(source.folder, 'secrets.json'), '{}');
    const databaseUrl = String(source.environment.DATABASE_URL);
    const place = { dataDir: source.folder, databaseUrl, storage: storageOf(source.folder) };
    backup = (await takeBackup(place, join(folder, 'taken'), { secrets: true })).folder;
    source.remove();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Returns a host without a database and with existing files. */
  function host() {
    const data = join(mkdtempSync(join(folder, 'host-')), 'data');
    const databaseUrl =
      kind === 'sqlite'
        ? `file:${join(data, 'oilway.db')}`
        : createDatabase(inject('templates').postgres, `f${randomBytes(6).toString('hex')}`);
    return { dataDir: data, databaseUrl, storage: storageOf(data) };
  }
  const copyOfBackup = (change: (copy: string) => void) => {
    const copy = mkdtempSync(join(folder, 'copy-'));
    cpSync(backup, copy, { recursive: true });
    change(copy);
    return copy;
  };
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  const inside = (place: string) =>
    existsSync(place) ? readdirSync(place, { recursive: true }).sort() : 'missing';
  const rewrite = (copy: string, change: (manifest: ReturnType<typeof readManifest>) => void) => {
    const manifest = readManifest(copy);
    change(manifest);
    writeFileSync(join(copy, 'manifest.json'), JSON.stringify(manifest));
  };

  test.each<[string, (copy: string) => void]>([
    [
      'with a changed last file',
      (copy) => appendFileSync(join(copy, String(readManifest(copy).files.at(-2)?.path)), 'x'),
    ],
    ['with missing rows', (copy) => rewrite(copy, ({ tables }) => (tables.staff = 4711))],
  ])('leaves no files or tables of a backup %s', async (_, change) => {
    const broken = copyOfBackup(change);
    const place = host();
    await expect(restoreBackup(broken, place)).rejects.toThrow(/staff|was changed/);
    expect(inside(place.dataDir)).toBe('missing');
    mkdirSync(place.dataDir);
    chmodSync(place.dataDir, 0o755);
    await expect(restoreBackup(broken, place)).rejects.toThrow(/staff|was changed/);
    expect([inside(place.dataDir), modeOf(place.dataDir)]).toEqual([[], 0o755]);
    if (kind === 'postgres') await assertNoTables(place.databaseUrl);

    // A repeated restore from the complete backup succeeds.
    const { files } = await restoreBackup(backup, place);
    expect(await changedFiles(files, place.dataDir)).toEqual([]);
    const left = /^\.replaced|partial|-wal$|-shm$/;
    expect(readdirSync(place.dataDir).filter((name) => left.test(name))).toEqual([]);
    const restored = await openDatabase(place.databaseUrl);
    expect(await outboxPausedSince(restored)).toBeDefined();
    await restored.close();
    expect(modeOf(place.dataDir)).toBe(0o700);
  });

  test('puts the previous files and the cache back', async () => {
    const place = host();
    const { files } = readManifest(backup);
    const [first, second] = files.map(({ path }) => path);
    mkdirSync(join(place.dataDir, 'media'), { recursive: true });
    mkdirSync(join(place.dataDir, 'cache'));
    writeFileSync(join(place.dataDir, 'cache', 'a.webp'), 'mine');
    writeFileSync(join(place.dataDir, String(first)), 'mine');
    cpSync(join(backup, String(second)), join(place.dataDir, String(second)));
    writeFileSync(join(place.dataDir, 'secrets.json'), '{"mine":1}');
    const before = inside(place.dataDir);

    const broken = copyOfBackup((copy) => rewrite(copy, ({ tables }) => (tables.staff = 4711)));
    await expect(restoreBackup(broken, place)).rejects.toThrow('staff');
    expect(inside(place.dataDir)).toEqual(before);
    expect(readFileSync(join(place.dataDir, String(first)), 'utf8')).toBe('mine');
    expect(readFileSync(join(place.dataDir, 'secrets.json'), 'utf8')).toBe('{"mine":1}');

    await restoreBackup(backup, place);
    expect(await changedFiles(files, place.dataDir)).toEqual([]);
    expect(inside(place.dataDir)).not.toContain('cache');
  });

  test.runIf(kind === 'sqlite')(
    'replaces a SQLite database only when it has no tables',
    async () => {
      const place = host();
      const path = join(place.dataDir, 'oilway.db');
      const url = place.databaseUrl;
      expect(sqliteState(url)).toBe('missing');
      await expect(restoreFiles(backup, place)).rejects.toThrow(`there is no database at ${path}`);
      expect(inside(place.dataDir)).toBe('missing');
      mkdirSync(place.dataDir);
      const newDatabase = new DatabaseSync(path);
      newDatabase.exec('PRAGMA journal_mode = WAL');
      newDatabase.close();
      expect(sqliteState(url)).toBe('empty');
      await expect(restoreFiles(backup, place)).rejects.toThrow('the database is empty');
      expect(inside(place.dataDir)).toEqual(['oilway.db']);
      await restoreBackup(backup, place);
      expect(sqliteState(url)).toBe('inPlace');

      // Tables that are only in the WAL count.
      const other = host();
      mkdirSync(other.dataDir);
      const open = new DatabaseSync(join(other.dataDir, 'oilway.db'));
      open.exec('PRAGMA journal_mode = WAL; CREATE TABLE mine (id INTEGER)');
      const bytes = await hashFile(join(other.dataDir, 'oilway.db'));
      await expect(restoreBackup(backup, other)).rejects.toThrow('there is a database already');
      expect(await hashFile(join(other.dataDir, 'oilway.db'))).toBe(bytes);
      open.close();
      expect(inside(other.dataDir)).toEqual(['oilway.db']);
    },
  );
});
