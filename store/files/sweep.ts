import type { Session } from '../database/session.ts';
import { type FileStore, fromBytes, type ListedFile } from './file-store.ts';
import { type NamedFolder, namedFiles, namedFolders } from './named-files.ts';

/**
 * Days for which an unreferenced file is stored. A database backup within this period finds all its files: keep backups no longer, or back up the
 * files with them.
 */
export const daysUnnamed = 35;

/**
 * Milliseconds after which unreferenced visitor uploads are deleted, because erased data must not remain. Until then the row may not be committed
 * yet.
 */
const anHour = 3_600_000;

/** The folder of marker files: one per unreferenced file, whose age is the time since it was first unreferenced. */
export const marks = 'unnamed/';

export interface Swept {
  deleted: number;
  /** Unreferenced files that are still within their period. */
  waiting: number;
}

/**
 * Deletes the files that no row has referenced for `daysUnnamed`, visitor uploads after an hour. Marker files in the store record the time; they are
 * deleted when a file is referenced again, as by a restored database.
 * @param now milliseconds since the epoch.
 * @throws StorageAwayError
 */
export async function sweepFiles(session: Session, files: FileStore, now: number): Promise<Swept> {
  const swept = { deleted: 0, waiting: 0 };
  const since = await marked(files);
  for (const folder of namedFolders) {
    for (const { key, modified } of await unnamed(session, files, folder)) {
      const known = folder === 'attachments' ? modified : since.get(key);
      const term = folder === 'attachments' ? anHour : daysUnnamed * 86_400_000;
      since.delete(key);
      const over = known !== undefined && known < now - term;
      if (known === undefined) await files.put(`${marks}${key}`, fromBytes(Buffer.alloc(0)));
      if (over) await files.remove(key);
      if (over) await files.remove(`${marks}${key}`);
      swept[over ? 'deleted' : 'waiting'] += 1;
    }
  }
  // The remaining marks belong to files that are referenced again or deleted.
  for (const key of since.keys()) await files.remove(`${marks}${key}`);
  return swept;
}

/** Returns a folder's unreferenced files. */
async function unnamed(
  session: Session,
  files: FileStore,
  folder: NamedFolder,
): Promise<ListedFile[]> {
  const there: ListedFile[] = [];
  for await (const file of files.list(`${folder}/`)) there.push(file);
  // Read after the list, because a file is stored before its row.
  const named = await namedFiles(session, folder);
  return there.filter(({ key }) => !named.has(key));
}

/** Returns the marked keys, with the time since they are unreferenced. */
async function marked(files: FileStore): Promise<Map<string, number>> {
  const since = new Map<string, number>();
  for await (const { key, modified } of files.list(marks))
    since.set(key.slice(marks.length), modified);
  return since;
}
