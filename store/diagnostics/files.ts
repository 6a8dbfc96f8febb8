import type { DbSession } from '../database/db-session.ts';
import type { FileStore } from '../files/file-store.ts';
import { referencedFiles, referencedFolders } from '../files/referenced-files.ts';
import { orphanMarkerFolder, orphanRetentionDays } from '../files/sweep-orphans.ts';
import { critical, type Diagnostic, ok, warning } from './diagnostic.ts';

/** Milliseconds after which the nightly sweep must have deleted a file. */
const orphanDeadline = (orphanRetentionDays + 2) * 86_400_000;

/** Checks whether the configured file storage is writable. */
export async function checkStorage(files: FileStore): Promise<Diagnostic[]> {
  const problem = await files.problem();
  return [
    problem
      ? critical('storageUnavailable', { problem }, 'STORAGE_URL')
      : ok('storage', { place: files.description }),
  ];
}

/** Checks that database and files agree: every referenced file exists, and every stored file is referenced or recent. */
export async function checkFiles(session: DbSession, files: FileStore): Promise<Diagnostic[]> {
  const missing: string[] = [];
  let count = 0;
  for (const folder of referencedFolders) {
    const referenced = await referencedFiles(session, folder);
    count += referenced.size;
    for await (const { key } of files.list(`${folder}/`)) referenced.delete(key);
    missing.push(...referenced);
  }
  const orphaned: string[] = [];
  for await (const { key, modified } of files.list(orphanMarkerFolder))
    if (modified < Date.now() - orphanDeadline) orphaned.push(key.slice(orphanMarkerFolder.length));
  return [
    ...(missing.length > 0
      ? [critical('filesMissing', countAndExample(missing), 'oilway restore --files-only <backup>')]
      : [ok('files', { count })]),
    ...(orphaned.length > 0 ? [warning('filesOrphaned', countAndExample(orphaned))] : []),
  ];
}

const countAndExample = (names: string[]) => ({ count: names.length, example: names[0] ?? '' });
