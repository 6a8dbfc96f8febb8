import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fromPath } from '@oilway/store/files/file-store.ts';
import { incrementLibraryRevision } from '@oilway/store/library/revision.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload, TaskConfig } from 'payload';
import { databaseOf } from '../database/session.ts';
import { getFileStore } from '../files/stored-uploads.ts';
import { type ExtractedUpload, readUpload } from './read-upload.ts';

/** Extracts the text for the search and creates the thumbnail after an upload. */
export const prepareUpload: TaskConfig<'prepareUpload'> = {
  slug: 'prepareUpload',
  inputSchema: [{ name: 'upload', type: 'number', required: true }],
  retries: 2,
  handler: async ({ input, req: { payload } }) => {
    await processUpload(payload, input.upload);
    return { output: {} };
  },
};

/** Processes one upload in a separate process. A file that cannot be read is marked permanently: its bytes never change. */
export async function processUpload(payload: Payload, id: number): Promise<void> {
  const options = { collection: 'portal-uploads', id, overrideAccess: true, depth: 0 } as const;
  const upload = await payload.findByID({ ...options, disableErrors: true });
  if (!upload?.filename || upload.preparation !== 'waiting') return;
  const thumbnail = `${upload.filename}.thumbnail.webp`;
  const extracted = await extractStoredUpload(upload.filename, upload.mimeType ?? '', thumbnail);
  await payload.update({
    ...options,
    data: {
      preparation: extracted ? 'done' : 'failed',
      text: extracted?.text ?? null,
      pages: extracted?.pages ?? null,
      thumbnail: extracted?.hasThumbnail ? thumbnail : null,
    },
  });
  await incrementLibraryRevision(databaseOf(payload));
}

/** The reader process gets a copy only. @returns undefined for an unreadable file. @throws StorageUnavailableError */
async function extractStoredUpload(
  filename: string,
  mediaType: string,
  thumbnail: string,
): Promise<ExtractedUpload | undefined> {
  const opened = await getFileStore().open(`portal/${filename}`);
  if (!opened) return undefined;
  const cache = join(readSettings().dataDir, 'cache');
  await mkdir(cache, { recursive: true });
  const tempDir = await mkdtemp(join(cache, 'upload-'));
  const thumbnailPath = join(tempDir, 'thumbnail');
  try {
    await pipeline(opened.stream, createWriteStream(join(tempDir, 'upload')));
    const extracted = await readUpload({
      path: join(tempDir, 'upload'),
      mediaType,
      thumbnail: thumbnailPath,
    });
    if (extracted?.hasThumbnail)
      await getFileStore().put(`portal/${thumbnail}`, await fromPath(thumbnailPath), 'image/webp');
    return extracted;
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}
