import type { Session } from '../database/session.ts';
import { type FileStore, fromBytes } from './file-store.ts';
import { namedFiles, namedFolders } from './named-files.ts';

/**
 * Days that a file is kept after no row names it any more. A backup of the database that is younger finds all its files: keep backups
 * no longer than that, or keep the files with them.
 */
export const daysUnnamed = 35;

/** Below it lies a mark for each file that no row names, as old as that is known. */
export const marks = 'unnamed/';

export interface Swept {
  /** Files that were deleted. */
  deleted: number;
  /** Files that no row names, and that are kept for some time. */
  waiting: number;
}

/**
 * Deletes the files that no row has named for `daysUnnamed`. How long that is, marks in the store tell: they are taken away again
 * from files that are named once more, such as by a restored database.
 * @param now milliseconds since the epoch. @throws StorageAwayError
 */
export async function sweepFiles(session: Session, files: FileStore, now: number): Promise<Swept> {
  const swept = { deleted: 0, waiting: 0 };
  const since = await marked(files);
  for (const folder of namedFolders) {
    const there: string[] = [];
    for await (const { key } of files.list(`${folder}/`)) there.push(key);
    // Read later than the list: a file comes before its row.
    const named = await namedFiles(session, folder);
    for (const key of there.filter((one) => !named.has(one))) {
      const known = since.get(key);
      since.delete(key);
      const over = known !== undefined && known < now - daysUnnamed * 86_400_000;
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

/** Keys that no row named when it was last looked, and since when. */
async function marked(files: FileStore): Promise<Map<string, number>> {
  const since = new Map<string, number>();
  for await (const { key, modified } of files.list(marks))
    since.set(key.slice(marks.length), modified);
  return since;
}
