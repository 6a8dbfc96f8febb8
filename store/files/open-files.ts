import type { Logger } from 'pino';
import type { FileStore } from './file-store.ts';
import { FolderFiles } from './folder-files.ts';
import type { StorageLocation } from './location.ts';
import { S3Files } from './s3-files.ts';

/** Asks nothing of the place yet. */
export const openFiles = (location: StorageLocation): FileStore =>
  location.kind === 's3' ? new S3Files(location) : new FolderFiles(location.folder);

/** A part that starts says where files can't be kept, and starts: what is in memory and in the database is there all the same. */
export async function tellStorage(files: FileStore, log: Pick<Logger, 'error'>): Promise<void> {
  const problem = await files.problem();
  if (problem) log.error(`STORAGE_URL: ${problem}`);
}
