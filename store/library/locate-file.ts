import { eq } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import type { LibraryViewer } from './access.ts';
import type { LibraryFile } from './files.ts';
import { memberLibrary } from './member-library.ts';
import { portalUploads } from './tables.ts';
import type { UploadInfo } from './upload-info.ts';

/** Which bytes of a file: the file, its print version, its thumbnail, or an earlier version's upload. */
export type FileVariant = 'file' | 'print' | 'thumbnail' | { version: number };

export interface FileBytes {
  file: LibraryFile;
  upload: UploadInfo;
  /** The key in the file store. */
  key: string;
}

/** Returns where a file's bytes are stored, for a member with access; undefined without access and for a missing file. */
export async function locateFile(
  session: DbSession,
  viewer: LibraryViewer,
  { id, variant }: { id: number; variant: FileVariant },
): Promise<FileBytes | undefined> {
  const [file] = await (await memberLibrary(session, viewer)).filesById([id]);
  const upload = file && uploadOfVariant(file, variant);
  if (!upload) return undefined;
  const key = await portalFileKey(session, upload.id, variant === 'thumbnail');
  return key === undefined ? undefined : { file, upload, key };
}

function uploadOfVariant(file: LibraryFile, variant: FileVariant): UploadInfo | null | undefined {
  if (typeof variant === 'object')
    return file.earlierVersions.find(({ upload }) => upload.id === variant.version)?.upload;
  if (variant === 'print') return file.printFile;
  const upload = file.file ?? (variant === 'thumbnail' ? file.printFile : null);
  return variant === 'thumbnail' && !upload?.thumbnail ? undefined : upload;
}

/** Returns the key of an upload or of its thumbnail. */
export async function portalFileKey(
  session: DbSession,
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
