import type { FileStore } from '../files/file-store.ts';
import { Turns } from '../turns.ts';
import { copyFiles, hashOf, keysOf } from './copy-files.ts';

export interface Moved {
  /** Files that were copied and then read back. */
  copied: number;
  /** Bytes of those. */
  bytes: number;
  /** Files that were there already, of the same size; with `thorough` of the same bytes. */
  there: number;
  /** Keys of files that are not the same there. */
  wrong: string[];
}

/** So many files are looked at and copied at once. */
const width = 8;

/**
 * Copies all files that rows may name to another place while both are in use, and reads them back. Nothing is deleted; what was
 * copied before is passed over, so that it may be broken off and done again. A file never gets other bytes: one that has another size
 * there was broken off, and is copied anew.
 * @param thorough compares the bytes of those that were there already, too. @throws StorageAwayError
 */
export async function moveFiles(from: FileStore, to: FileStore, thorough = false): Promise<Moved> {
  const moved: Moved = { copied: 0, bytes: 0, there: 0, wrong: [] };
  const move = async (key: string) => {
    const [here, other] = await Promise.all([from.head(key), to.head(key)]);
    if (here?.size !== other?.size) {
      const [copy] = await copyFiles([key], from, to);
      // Swept meanwhile.
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
