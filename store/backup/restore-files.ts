/** Brings back files that rows name and that are gone, out of a backup; a database that is there stays as it is. */
import { isPostgres, openDatabase } from '../database/open.ts';
import { FolderFiles } from '../files/folder-files.ts';
import { namedFiles, namedFolders } from '../files/named-files.ts';
import { openFiles } from '../files/open-files.ts';
import type { Settings } from '../settings.ts';
import { changedFiles, copyFiles, keysOf } from './copy-files.ts';
import { BackupError, readManifest } from './manifest.ts';
import { expectSqlite } from './sqlite-copy.ts';

export interface RestoredFiles {
  /** What is there again, each file with the bytes that the backup tells of. */
  restored: string[];
  /** What is missing still: the backup does not hold it, or holds other bytes than it should. */
  missing: string[];
}

/**
 * Restores the files that rows name and that are missing, and no others: what is there is not written to.
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
