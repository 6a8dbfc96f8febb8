import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload } from 'payload';

/** Younger files, in milliseconds, may belong to a row that is not written yet. */
const grace = 86_400_000;

/** What an upload and its thumbnail are called on disk; nothing else in the folder is ours to delete. */
const ownName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]+(\.thumbnail\.webp)?$/;

/**
 * Deletes the bytes of uploads that no row names: a transaction that failed takes back its row, but not what lies on
 * disk already. @param now milliseconds. @returns how many files.
 */
export async function sweepUploads(payload: Payload, now: number): Promise<number> {
  const { portalFolder } = readSettings();
  const names = await readdir(portalFolder).catch(() => []);
  const old: string[] = [];
  for (const name of names.filter((one) => ownName.test(one))) {
    const found = await stat(join(portalFolder, name)).catch(() => undefined);
    if (found && found.mtimeMs < now - grace) old.push(name);
  }
  if (old.length === 0) return 0;
  const { docs } = await payload.find({
    collection: 'portal-uploads',
    select: { filename: true, thumbnail: true },
    pagination: false,
    limit: 0,
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
  });
  const known = new Set(docs.flatMap(({ filename, thumbnail }) => [filename, thumbnail]));
  const orphans = old.filter((name) => !known.has(name));
  for (const name of orphans) await rm(join(portalFolder, name), { force: true });
  return orphans.length;
}
