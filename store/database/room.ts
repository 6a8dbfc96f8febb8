import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isPostgres } from './open.ts';

/** Bytes that a database has to be able to grow by: one row may find room in pages that it has where what people send does not. */
const least = 4_000_000;

/**
 * Looks at the disk of a database that is a file. A server looks after its own, and refuses every write where it has no room.
 * @throws an Error with the code ENOSPC where the disk is full.
 */
export async function expectRoom(url: string): Promise<void> {
  if (isPostgres(url)) return;
  const { bavail, bsize } = await statfs(dirname(url.replace(/^file:(\/\/)?/, '')));
  if (bavail * bsize >= least) return;
  throw Object.assign(new Error('no space left on the disk of the database'), { code: 'ENOSPC' });
}
