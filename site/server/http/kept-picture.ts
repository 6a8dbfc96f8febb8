import { bytesOf, type FileStore, fromBytes } from '@oilway/store/files/file-store.ts';

const underWay = new WeakMap<FileStore, Map<string, Promise<Buffer>>>();

/**
 * A picture that is kept under a key, or made and kept there; made once however many wait.
 * @throws StorageAwayError, and whatever `make` throws.
 */
export function keptOrMade(
  files: FileStore,
  key: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const running = underWay.get(files) ?? new Map<string, Promise<Buffer>>();
  underWay.set(files, running);
  const known = running.get(key);
  if (known) return known;
  const made = bytesOf(files, key)
    .then(async (kept) => {
      if (kept) return kept;
      const picture = await make();
      // The picture itself is at hand, also where the disk is full; the next reader makes it again.
      await files.put(key, fromBytes(picture)).catch(() => undefined);
      return picture;
    })
    .finally(() => running.delete(key));
  running.set(key, made);
  return made;
}
