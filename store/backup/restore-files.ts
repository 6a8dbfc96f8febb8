/** Restores missing files that rows reference from a backup; the existing database is unchanged. */
import { isPostgres, openDatabase } from '../database/open.ts';
import { FolderFiles } from '../files/folder-files.ts';
import { namedFiles, namedFolders } from '../files/named-files.ts';
import { openFiles } from '../files/open-files.ts';
import type { Settings } from '../settings.ts';
import { changedFiles, copyFiles, keysOf } from './copy-files.ts';
import { BackupError, readManifest } from './manifest.ts';
import { expectSqlite } from './sqlite-copy.ts';

export interface RestoredFiles {
  /** Restored files, with hashes that match the manifest. */
  restored: string[];
  /** Files that are still missing, because the backup lacks them or has other bytes than its manifest says. */
  missing: string[];
}

/**
 * Restores only files that rows reference and that are missing; existing files are not written.
 * @throws BackupError where the folder is no backup or there is no database, StorageAwayError
 */
export async function restoreFiles(
  folder: string,
  { databaseUrl, storage }: Pick<Settings, 'databaseUrl' | 'storage'>,
): Promise<RestoredFiles> {
  const manifest = readManifest(folder);
  if (!isPostgres(databaseUrl)) expectSqlite(databaseUrl);
  const files = openFiles(storage);
  const there = new Set(await keysOf(files));
  const database = await openDatabase(databaseUrl);
  const named: string[] = [];
  try {
    for (const place of namedFolders) named.push(...(await namedFiles(database, place)));
  } finally {
    await database.close();
  }
  const missing = named.filter((key) => !there.has(key));
  const held = manifest.files.filter(({ path }) => missing.includes(path));
  const changed = new Set(await changedFiles(held, folder));
  const whole = held.filter(({ path }) => !changed.has(path));
  const copied = await copyFiles(
    whole.map(({ path }) => path),
    new FolderFiles(folder),
    files,
  );
  const hashes = new Map(copied.map(({ path, sha256 }) => [path, sha256]));
  const wrong = whole.find(({ path, sha256 }) => hashes.get(path) !== sha256);
  if (wrong) throw new BackupError(`${wrong.path} is missing or was changed`);
  const restored = whole.map(({ path }) => path);
  return { restored, missing: missing.filter((key) => !restored.includes(key)) };
}
