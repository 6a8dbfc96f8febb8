import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../files/file-store.ts';
import { referencedFolders } from '../files/referenced-files.ts';
import { Semaphore } from '../semaphore.ts';
import type { ManifestFile } from './manifest.ts';

/** Files copied concurrently; more do not speed up a disk. */
const concurrency = 4;

/** Returns the keys of all files that rows may reference. @throws StorageUnavailableError */
export async function listReferencedKeys(files: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of referencedFolders)
    for await (const { key } of files.list(`${folder}/`)) keys.push(key);
  return keys.sort();
}

/** Streams files from one store to another and returns what was copied. Files deleted meanwhile are skipped. @throws StorageUnavailableError */
export async function copyFiles(
  keys: readonly string[],
  from: FileStore,
  to: FileStore,
): Promise<ManifestFile[]> {
  const semaphore = new Semaphore({ permits: concurrency });
  const copied = await Promise.all(keys.map((key) => semaphore.run(() => copyFile(key, from, to))));
  return copied.filter((one) => one !== undefined);
}

async function copyFile(
  key: string,
  from: FileStore,
  to: FileStore,
): Promise<ManifestFile | undefined> {
  const found = await from.head(key);
  if (!found) return undefined;
  const { size } = found;
  let hash = createHash('sha256');
  await to.put(key, {
    size,
    open: () => {
      hash = createHash('sha256');
      return hashed(from, key, hash);
    },
  });
  return { path: key, bytes: size, sha256: hash.digest('hex') };
}

/** Returns a file's bytes, and updates `hash` as they pass. */
function hashed(files: FileStore, key: string, hash: Hash): Readable {
  return Readable.from(
    (async function* () {
      const opened = await files.open(key);
      for await (const piece of opened?.stream ?? []) {
        hash.update(piece);
        yield piece;
      }
    })(),
    { objectMode: false },
  );
}

/** Returns the SHA-256 of a file, in hexadecimal. @throws ENOENT */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Returns the SHA-256 of a stored file, in hexadecimal; undefined where there is none. @throws StorageUnavailableError */
export async function hashStoredFile(files: FileStore, key: string): Promise<string | undefined> {
  const opened = await files.open(key);
  if (!opened) return undefined;
  const hash = createHash('sha256');
  await pipeline(opened.stream, hash);
  return hash.digest('hex');
}

/** Returns the files that are missing or whose hash differs from the manifest. */
export async function changedFiles(
  files: readonly ManifestFile[],
  folder: string,
): Promise<string[]> {
  const semaphore = new Semaphore({ permits: concurrency });
  const changed = await Promise.all(
    files.map(({ path, sha256 }) =>
      semaphore.run(async () => {
        const found = await hashFile(join(folder, path)).catch(() => undefined);
        return found === sha256 ? [] : [path];
      }),
    ),
  );
  return changed.flat();
}
