import type { FileStore } from '../files/file-store.ts';
import { Turns } from '../turns.ts';
import { copyFiles, hashOf, keysOf } from './copy-files.ts';

export interface Moved {
  /** Files that were copied and then read back. */
  copied: number;
  /** Their bytes. */
  bytes: number;
  /** Files that existed already, with the same size; with `thorough` with the same bytes. */
  there: number;
  /** Keys of files that differ in the target. */
  wrong: string[];
}

/** Files compared and copied concurrently. */
const width = 8;

/**
 * Copies all files that rows may reference to another storage while both are in use, and reads them back. Deletes nothing, and skips files copied
 * before, so it can be interrupted and repeated. A key's bytes never change: a file with another size in the target is an interrupted copy, and is
 * copied again.
 * @param thorough compares the bytes of existing files, too.
 * @throws StorageAwayError
 */
export async function moveFiles(from: FileStore, to: FileStore, thorough = false): Promise<Moved> {
  const moved: Moved = { copied: 0, bytes: 0, there: 0, wrong: [] };
  const move = async (key: string) => {
    const [here, other] = await Promise.all([from.head(key), to.head(key)]);
    if (here?.size !== other?.size) {
      const [copy] = await copyFiles([key], from, to);
      // Deleted meanwhile by the sweep.
      if (!copy) return;
      if ((await hashOf(to, key)) !== copy.sha256) moved.wrong.push(key);
      moved.copied += 1;
      moved.bytes += copy.bytes;
    } else if (thorough && (await hashOf(from, key)) !== (await hashOf(to, key)))
      moved.wrong.push(key);
    else moved.there += 1;
  };
  const turns = new Turns({ width });
  await Promise.all((await keysOf(from)).map((key) => turns.take(() => move(key))));
  return moved;
}
