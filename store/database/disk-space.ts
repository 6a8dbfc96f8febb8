import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isPostgres } from './open.ts';

/** Bytes by which a database must be able to grow: a single row may fit into free pages when a submission does not. */
const minFreeBytes = 4_000_000;

/**
 * Checks the free disk space for a SQLite file. A server refuses writes itself when its disk is full.
 * @throws an Error with the code ENOSPC where the disk is full.
 */
export async function assertDiskSpace(url: string): Promise<void> {
  if (isPostgres(url)) return;
  const { bavail, bsize } = await statfs(dirname(url.replace(/^file:(\/\/)?/, '')));
  if (bavail * bsize >= minFreeBytes) return;
  throw Object.assign(new Error('no space left on the disk of the database'), { code: 'ENOSPC' });
}
