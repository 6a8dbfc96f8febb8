import type { portalUploads } from './tables.ts';

/** Bytes of a file: the file itself, its print file or an earlier version. */
export interface UploadInfo {
  /** The upload's id. Every version has a new one, so caches can use it as a validator. */
  id: number;
  /** With its extension, sanitized; `downloadName` returns the name for a download. */
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  sha256: string;
  pages: number | null;
  thumbnail: boolean;
}

type Uploads = ReturnType<typeof portalUploads>;

/** Returns an upload's metadata columns, without its text, which may be long. */
export const uploadInfoColumns = (uploads: Uploads) => ({
  id: uploads.id,
  name: uploads.originalName,
  mediaType: uploads.mediaType,
  size: uploads.size,
  sha256: uploads.sha256,
  pages: uploads.pages,
  thumbnail: uploads.thumbnail,
});

type UploadInfoRow = Pick<
  Uploads['$inferSelect'],
  'id' | 'mediaType' | 'pages' | 'sha256' | 'size' | 'thumbnail'
> & { name: string | null };

export function toUploadInfo(row: UploadInfoRow | null): UploadInfo | null {
  if (!row) return null;
  const { id, mediaType, name, pages, sha256, size, thumbnail } = row;
  return {
    id,
    name: name ?? 'datei',
    mediaType: mediaType ?? 'application/octet-stream',
    size: size ?? 0,
    sha256: sha256 ?? '',
    pages,
    thumbnail: Boolean(thumbnail),
  };
}
