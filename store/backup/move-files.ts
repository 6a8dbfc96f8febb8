import type { FileStore } from '../files/file-store.ts';
import { Semaphore } from '../semaphore.ts';
import { copyFiles, hashStoredFile, listReferencedKeys } from './copy-files.ts';

export interface MoveFilesResult {
  /** Files that were copied and then read back. */
  copied: number;
  /** Their bytes. */
  bytes: number;
  /** Files that existed already, with the same size; with `thorough` with the same bytes. */
  skipped: number;
  /** Keys of files that differ in the target. */
  mismatched: string[];
}

/** Files compared and copied concurrently. */
const concurrency = 8;

/**
 * Copies all files that rows may reference to another storage while both are in use, and reads them back. Deletes nothing, and skips files copied
 * before, so it can be interrupted and repeated. A key's bytes never change: a file with another size in the target is an interrupted copy, and is
 * copied again.
 * @param thorough compares the bytes of existing files, too.
 * @throws StorageUnavailableError
 */
export async function moveFiles(
  from: FileStore,
  to: FileStore,
  thorough = false,
): Promise<MoveFilesResult> {
  const result: MoveFilesResult = { copied: 0, bytes: 0, skipped: 0, mismatched: [] };
  const move = async (key: string) => {
    const [source, target] = await Promise.all([from.head(key), to.head(key)]);
    if (source?.size !== target?.size) {
      const [copy] = await copyFiles([key], from, to);
      // Deleted meanwhile by the sweep.
      if (!copy) return;
      if ((await hashStoredFile(to, key)) !== copy.sha256) result.mismatched.push(key);
      result.copied += 1;
      result.bytes += copy.bytes;
    } else if (thorough && (await hashStoredFile(from, key)) !== (await hashStoredFile(to, key)))
      result.mismatched.push(key);
    else result.skipped += 1;
  };
  const semaphore = new Semaphore({ permits: concurrency });
  await Promise.all((await listReferencedKeys(from)).map((key) => semaphore.run(() => move(key))));
  return result;
}
