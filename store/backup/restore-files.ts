/** Restores missing files that rows reference from a backup; the existing database is unchanged. */
import { isPostgres, openDatabase } from '../database/open.ts';
import { FolderFiles } from '../files/folder-files.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { referencedFiles, referencedFolders } from '../files/referenced-files.ts';
import type { Settings } from '../settings.ts';
import { changedFiles, copyFiles, listReferencedKeys } from './copy-files.ts';
import { BackupError, readManifest } from './manifest.ts';
import { assertSqlite } from './sqlite-copy.ts';

export interface RestoredFiles {
  /** Restored files, with hashes that match the manifest. */
  restored: string[];
  /** Files that are still missing, because the backup lacks them or has other bytes than its manifest says. */
  missing: string[];
}

/**
 * Restores only files that rows reference and that are missing; existing files are not written.
 * @throws BackupError where the folder is no backup or there is no database, StorageUnavailableError
 */
export async function restoreFiles(
  folder: string,
  { databaseUrl, storage }: Pick<Settings, 'databaseUrl' | 'storage'>,
): Promise<RestoredFiles> {
  const manifest = readManifest(folder);
  if (!isPostgres(databaseUrl)) assertSqlite(databaseUrl);
  const files = openFileStore(storage);
  const existing = new Set(await listReferencedKeys(files));
  const database = await openDatabase(databaseUrl);
  const referenced: string[] = [];
  try {
    for (const folderName of referencedFolders)
      referenced.push(...(await referencedFiles(database, folderName)));
  } finally {
    await database.close();
  }
  const missing = referenced.filter((key) => !existing.has(key));
  const backedUp = manifest.files.filter(({ path }) => missing.includes(path));
  const changed = new Set(await changedFiles(backedUp, folder));
  const intact = backedUp.filter(({ path }) => !changed.has(path));
  const copied = await copyFiles(
    intact.map(({ path }) => path),
    new FolderFiles(folder),
    files,
  );
  const hashes = new Map(copied.map(({ path, sha256 }) => [path, sha256]));
  const wrong = intact.find(({ path, sha256 }) => hashes.get(path) !== sha256);
  if (wrong) throw new BackupError(`${wrong.path} is missing or was changed`);
  const restored = intact.map(({ path }) => path);
  return { restored, missing: missing.filter((key) => !restored.includes(key)) };
}
