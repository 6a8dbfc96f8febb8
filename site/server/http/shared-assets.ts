import { createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesOf, type FileStore, fromBytes } from '@oilway/store/files/file-store.ts';

const folder = 'cache/assets/';
const day = 86_400_000;
/** Days for which assets of a replaced build are retained, for pages that are still open. */
const retentionDays = 35;
/** Days after which a running build writes its assets again. */
const renewAfterDays = 7;
/** Bytes of the HMAC. */
const macLength = 32;
const assetName = /^[\w.-]+\.(js|css|svg|png|woff2|json)$/;

/**
 * Copies the assets of this build to the file storage that all hosts share, and deletes those that no build has written for 35 days: during a rolling
 * upgrade a page of one host loads scripts from another, and browsers have older pages open. Each starts with an HMAC by the hosts' shared secret:
 * assets written without it are not served.
 * @param buildDir the folder of the built assets. @throws StorageUnavailableError
 */
export async function shareAssets(
  files: FileStore,
  secret: string,
  buildDir: string,
  now = Date.now(),
): Promise<void> {
  const storedAssets = new Map<string, number>();
  for await (const { key, modified } of files.list(folder)) storedAssets.set(key, modified);
  const names = (await readdir(buildDir)).filter((name) => assetName.test(name));
  const outdated = names.filter(
    (name) => (storedAssets.get(folder + name) ?? 0) < now - renewAfterDays * day,
  );
  await Promise.all(
    outdated.map(async (name) => {
      const asset = await readFile(join(buildDir, name));
      await files.put(folder + name, fromBytes(Buffer.concat([macOf(secret, name, asset), asset])));
      storedAssets.delete(folder + name);
    }),
  );
  for (const [key, modified] of storedAssets)
    if (modified < now - retentionDays * day) await files.remove(key);
}

/** Returns an asset that this build or another one has written; undefined for any other name. @throws StorageUnavailableError */
export async function sharedAsset(
  files: FileStore,
  secret: string,
  name: string,
): Promise<Buffer | undefined> {
  const bytes = assetName.test(name) ? await bytesOf(files, folder + name) : undefined;
  if (!bytes || bytes.length < macLength) return undefined;
  const asset = bytes.subarray(macLength);
  const isAuthentic = timingSafeEqual(bytes.subarray(0, macLength), macOf(secret, name, asset));
  return isAuthentic ? asset : undefined;
}

function macOf(secret: string, name: string, asset: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${name}\0`).update(asset).digest();
}
