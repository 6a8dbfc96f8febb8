import type { Logger } from 'pino';
import type { FileStore } from './file-store.ts';
import { FolderFiles } from './folder-files.ts';
import { S3Files } from './s3-files.ts';
import type { StorageLocation } from './storage-location.ts';

/** Returns the file store of a location, without a request to it. */
export const openFileStore = (location: StorageLocation): FileStore =>
  location.kind === 's3' ? new S3Files(location) : new FolderFiles(location.folder);

/** Logs an error when files cannot be stored, at the start of a part. It starts all the same: cached and database content is available. */
export async function logStorageProblem(
  files: FileStore,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  const problem = await files.problem();
  if (problem) log.error(`STORAGE_URL: ${problem}`);
}
