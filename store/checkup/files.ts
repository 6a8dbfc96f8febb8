import type { Session } from '../database/session.ts';
import type { FileStore } from '../files/file-store.ts';
import { namedFiles, namedFolders } from '../files/named-files.ts';
import { daysUnnamed, marks } from '../files/sweep.ts';
import { critical, type Observation, ok, warning } from './observation.ts';

/** Milliseconds after which the nightly sweep must have deleted a file. */
const late = (daysUnnamed + 2) * 86_400_000;

/** Checks whether the configured file storage is writable. */
export async function checkStorage(files: FileStore): Promise<Observation[]> {
  const problem = await files.problem();
  return [
    problem
      ? critical('storageAway', { problem }, 'STORAGE_URL')
      : ok('storage', { place: files.place }),
  ];
}

/** Checks that database and files agree: every referenced file exists, and every stored file is referenced or recent. */
export async function checkFiles(session: Session, files: FileStore): Promise<Observation[]> {
  const missing: string[] = [];
  let count = 0;
  for (const folder of namedFolders) {
    const named = await namedFiles(session, folder);
    count += named.size;
    for await (const { key } of files.list(`${folder}/`)) named.delete(key);
    missing.push(...named);
  }
  const left: string[] = [];
  for await (const { key, modified } of files.list(marks))
    if (modified < Date.now() - late) left.push(key.slice(marks.length));
  return [
    ...(missing.length > 0
      ? [critical('filesMissing', listed(missing), 'oilway restore --files-only <backup>')]
      : [ok('files', { count })]),
    ...(left.length > 0 ? [warning('filesOrphaned', listed(left))] : []),
  ];
}

const listed = (names: string[]) => ({ count: names.length, example: names[0] ?? '' });
