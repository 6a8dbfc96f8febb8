import type { DbSession } from '../database/db-session.ts';
import { type FileStore, fromBytes, type ListedFile } from './file-store.ts';
import { type ReferencedFolder, referencedFiles, referencedFolders } from './referenced-files.ts';

/**
 * Days for which an unreferenced file is stored. A database backup within this period finds all its files: keep backups no longer, or back up the
 * files with them.
 */
export const orphanRetentionDays = 35;

/**
 * Milliseconds after which unreferenced visitor uploads are deleted, because erased data must not remain. Until then the row may not be committed
 * yet.
 */
const uploadGracePeriod = 3_600_000;

/** The folder of marker files: one per unreferenced file, whose age is the time since it was first unreferenced. */
export const orphanMarkerFolder = 'orphaned/';

export interface SweepResult {
  deleted: number;
  /** Unreferenced files that are still within their period. */
  waiting: number;
}

/**
 * Deletes the files that no row has referenced for `orphanRetentionDays`, visitor uploads after an hour. Marker files in the store record the time; they are
 * deleted when a file is referenced again, as by a restored database.
 * @param now milliseconds since the epoch.
 * @throws StorageUnavailableError
 */
export async function sweepOrphans(
  session: DbSession,
  files: FileStore,
  now: number,
): Promise<SweepResult> {
  const swept = { deleted: 0, waiting: 0 };
  const since = await readMarkers(files);
  for (const folder of referencedFolders) {
    for (const { key, modified } of await orphanedFiles(session, files, folder)) {
      const orphanedAt = folder === 'attachments' ? modified : since.get(key);
      const retention =
        folder === 'attachments' ? uploadGracePeriod : orphanRetentionDays * 86_400_000;
      since.delete(key);
      const isExpired = orphanedAt !== undefined && orphanedAt < now - retention;
      if (orphanedAt === undefined)
        await files.put(`${orphanMarkerFolder}${key}`, fromBytes(Buffer.alloc(0)));
      if (isExpired) await files.remove(key);
      if (isExpired) await files.remove(`${orphanMarkerFolder}${key}`);
      swept[isExpired ? 'deleted' : 'waiting'] += 1;
    }
  }
  // The remaining marks belong to files that are referenced again or deleted.
  for (const key of since.keys()) await files.remove(`${orphanMarkerFolder}${key}`);
  return swept;
}

/** Returns a folder's unreferenced files. */
async function orphanedFiles(
  session: DbSession,
  files: FileStore,
  folder: ReferencedFolder,
): Promise<ListedFile[]> {
  const stored: ListedFile[] = [];
  for await (const file of files.list(`${folder}/`)) stored.push(file);
  // Read after the list, because a file is stored before its row.
  const referenced = await referencedFiles(session, folder);
  return stored.filter(({ key }) => !referenced.has(key));
}

/** Returns the marked keys, with the time since they are unreferenced. */
async function readMarkers(files: FileStore): Promise<Map<string, number>> {
  const since = new Map<string, number>();
  for await (const { key, modified } of files.list(orphanMarkerFolder))
    since.set(key.slice(orphanMarkerFolder.length), modified);
  return since;
}
