import { createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesOf, type FileStore, fromBytes } from '@oilway/store/files/file-store.ts';

const folder = 'cache/assets/';
const day = 86_400_000;
/** Days that pages of a build may stay open that no host runs any more. */
const keptFor = 35;
/** Days after which a build that runs puts its assets anew. */
const renewed = 7;
/** Bytes of the mark. */
const markLength = 32;
const ours = /^[\w.-]+\.(js|css|svg|png|woff2|json)$/;

/**
 * Puts the assets of this build into the files that all hosts share, and removes those that no build has put for 35 days: while hosts are upgraded
 * one by one a page of one of them is read with the scripts that another one gives, and browsers have pages open from before. A mark made by the
 * hosts' secret stands before each, so that nothing is served that was written without it.
 * @param built the folder of the built assets. @throws StorageAwayError
 */
export async function shareAssets(
  files: FileStore,
  secret: string,
  built: string,
  now = Date.now(),
): Promise<void> {
  const put = new Map<string, number>();
  for await (const { key, modified } of files.list(folder)) put.set(key, modified);
  const names = (await readdir(built)).filter((name) => ours.test(name));
  const old = names.filter((name) => (put.get(folder + name) ?? 0) < now - renewed * day);
  await Promise.all(
    old.map(async (name) => {
      const asset = await readFile(join(built, name));
      await files.put(
        folder + name,
        fromBytes(Buffer.concat([markOf(secret, name, asset), asset])),
      );
      put.delete(folder + name);
    }),
  );
  for (const [key, modified] of put) if (modified < now - keptFor * day) await files.remove(key);
}

/** Returns an asset that this build or another one has put; undefined for any other name. @throws StorageAwayError */
export async function sharedAsset(
  files: FileStore,
  secret: string,
  name: string,
): Promise<Buffer | undefined> {
  const bytes = ours.test(name) ? await bytesOf(files, folder + name) : undefined;
  if (!bytes || bytes.length < markLength) return undefined;
  const asset = bytes.subarray(markLength);
  const marked = timingSafeEqual(bytes.subarray(0, markLength), markOf(secret, name, asset));
  return marked ? asset : undefined;
}

function markOf(secret: string, name: string, asset: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${name}\0`).update(asset).digest();
}
