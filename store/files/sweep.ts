import type { Session } from '../database/session.ts';
import { type FileStore, fromBytes, type ListedFile } from './file-store.ts';
import { type NamedFolder, namedFiles, namedFolders } from './named-files.ts';

/**
 * Days that a file is kept after no row names it any more. A backup of the database that is younger finds all its files: keep backups
 * no longer than that, or keep the files with them.
 */
export const daysUnnamed = 35;

/** Milliseconds after which what people sent is deleted: what was erased is not to be left. Until then its row may not be written yet. */
const anHour = 3_600_000;

/** Below it lies a mark for each file that no row names, as old as that is known. */
export const marks = 'unnamed/';

export interface Swept {
  /** Files that were deleted. */
  deleted: number;
  /** Files that no row names, and that are kept for some time. */
  waiting: number;
}

/**
 * Deletes the files that no row has named for `daysUnnamed`, those that people sent after an hour. How long that is, marks in the store tell: they are taken away again
 * from files that are named once more, such as by a restored database.
 * @param now milliseconds since the epoch. @throws StorageAwayError
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
  // What is left is named again, or gone.
  for (const key of since.keys()) await files.remove(`${marks}${key}`);
  return swept;
}

/** What lies in a folder and no row names. */
async function unnamed(
  session: Session,
  files: FileStore,
  folder: NamedFolder,
): Promise<ListedFile[]> {
  const there: ListedFile[] = [];
  for await (const file of files.list(`${folder}/`)) there.push(file);
  // Read later than the list: a file comes before its row.
  const named = await namedFiles(session, folder);
  return there.filter(({ key }) => !named.has(key));
}

/** Keys that no row named when it was last looked, and since when. */
async function marked(files: FileStore): Promise<Map<string, number>> {
  const since = new Map<string, number>();
  for await (const { key, modified } of files.list(marks))
    since.set(key.slice(marks.length), modified);
  return since;
}
