import { eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import type { LibraryFile } from './files.ts';
import { memberLibrary } from './member-library.ts';
import type { StoredPart } from './parts.ts';
import type { Reader } from './rights.ts';
import { portalUploads } from './tables.ts';

/** Which bytes of a file: the file, its print version, its thumbnail, or an earlier version's upload. */
export type FilePart = 'file' | 'print' | 'thumbnail' | { version: number };

export interface FileBytes {
  file: LibraryFile;
  part: StoredPart;
  /** The key in the file store. */
  key: string;
}

/** Returns where a file's bytes are stored, for a member with access; undefined without access and for a missing file. */
export async function findBytes(
  session: Session,
  reader: Reader,
  { id, which }: { id: number; which: FilePart },
): Promise<FileBytes | undefined> {
  const [file] = await (await memberLibrary(session, reader)).filesById([id]);
  const part = file && partOf(file, which);
  if (!part) return undefined;
  const key = await keyOf(session, part.id, which === 'thumbnail');
  return key === undefined ? undefined : { file, part, key };
}

function partOf(file: LibraryFile, which: FilePart): StoredPart | null | undefined {
  if (typeof which === 'object')
    return file.earlier.find(({ part }) => part.id === which.version)?.part;
  if (which === 'print') return file.printFile;
  const shown = file.file ?? (which === 'thumbnail' ? file.printFile : null);
  return which === 'thumbnail' && !shown?.thumbnail ? undefined : shown;
}

/** Returns the key of an upload or of its thumbnail. */
export async function keyOf(
  session: Session,
  upload: number,
  thumbnail = false,
): Promise<string | undefined> {
  const uploads = portalUploads(session);
  const [found] = await session.orm
    .select({ name: thumbnail ? uploads.thumbnail : uploads.filename })
    .from(uploads)
    .where(eq(uploads.id, upload));
  return found?.name ? `portal/${found.name}` : undefined;
}
