import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Session } from '../database/session.ts';
import { portalUploads } from './tables.ts';

/** Younger files, in milliseconds, may belong to a row that is not written yet. */
const grace = 86_400_000;

/** What an upload and its thumbnail are called on disk; nothing else in the folder is ours to delete. */
const ownName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]+(\.thumbnail\.webp)?$/;

/**
 * Deletes the bytes of uploads that no row names: a transaction that failed takes back its row, but not what lies on
 * disk already.
 * @param folder where all of them lie. @param now milliseconds. @returns how many files.
 */
export async function sweepUploads(session: Session, folder: string, now: number): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names.filter((one) => ownName.test(one))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && found.mtimeMs < now - grace) old.push(name);
  }
  if (old.length === 0) return 0;
  const { filename, thumbnail } = portalUploads(session);
  const rows = await session.orm.select({ filename, thumbnail }).from(portalUploads(session));
  const known = new Set(rows.flatMap((row) => [row.filename, row.thumbnail]));
  const orphans = old.filter((name) => !known.has(name));
  for (const name of orphans) await rm(join(folder, name), { force: true });
  return orphans.length;
}
