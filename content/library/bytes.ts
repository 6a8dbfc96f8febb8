import { basename, join } from 'node:path';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload } from 'payload';
import { type LibraryFile, readFilesById, type StoredPart } from './library.ts';
import type { Reader } from './rights.ts';

/** Which bytes of a file: itself, what is printed of it, a small picture of it, or an earlier version's upload. */
export type FilePart = 'file' | 'print' | 'thumbnail' | { version: number };

export interface FileBytes {
  file: LibraryFile;
  part: StoredPart;
  /** Absolute. */
  path: string;
}

/** Where the bytes of a file lie, for a member who may have them; undefined for anybody else and for what is none. */
export async function findBytes(
  payload: Payload,
  reader: Reader,
  id: number,
  which: FilePart,
): Promise<FileBytes | undefined> {
  const [file] = await readFilesById(payload, reader, [id]);
  const part = file && partOf(file, which);
  if (!part) return undefined;
  const path = await pathOf(payload, part.id, which === 'thumbnail');
  return path === undefined ? undefined : { file, part, path };
}

function partOf(file: LibraryFile, which: FilePart): StoredPart | null | undefined {
  if (typeof which === 'object')
    return file.earlier.find(({ part }) => part.id === which.version)?.part;
  if (which === 'print') return file.printFile;
  const shown = file.file ?? (which === 'thumbnail' ? file.printFile : null);
  return which === 'thumbnail' && !shown?.thumbnail ? undefined : shown;
}

/** Where the bytes of an upload lie. Its name on disk is ours; nothing but a name gets through here all the same. */
export async function pathOf(
  payload: Payload,
  upload: number,
  thumbnail = false,
): Promise<string | undefined> {
  const found = await payload.findByID({
    collection: 'portal-uploads',
    id: upload,
    select: { filename: true, thumbnail: true },
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
    disableErrors: true,
  });
  const name = thumbnail ? found?.thumbnail : found?.filename;
  return name ? join(readSettings().portalFolder, basename(name)) : undefined;
}
