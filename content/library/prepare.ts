import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fromPath } from '@oilway/store/files/file-store.ts';
import { raiseLibrary } from '@oilway/store/library/revision.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload, TaskConfig } from 'payload';
import { databaseOf } from '../database/session.ts';
import { storedFiles } from '../files/stored-uploads.ts';
import { type ReadUpload, readUpload } from './read-upload.ts';

/** Extracts the text for the search and creates the thumbnail after an upload. */
export const prepareUpload: TaskConfig<'prepareUpload'> = {
  slug: 'prepareUpload',
  inputSchema: [{ name: 'upload', type: 'number', required: true }],
  retries: 2,
  handler: async ({ input, req: { payload } }) => {
    await prepare(payload, input.upload);
    return { output: {} };
  },
};

/** Processes one upload in a separate process. A file that cannot be read is marked permanently: its bytes never change. */
export async function prepare(payload: Payload, id: number): Promise<void> {
  const own = { collection: 'portal-uploads', id, overrideAccess: true, depth: 0 } as const;
  const upload = await payload.findByID({ ...own, disableErrors: true });
  if (!upload?.filename || upload.preparation !== 'waiting') return;
  const thumbnail = `${upload.filename}.thumbnail.webp`;
  const read = await readCopy(upload.filename, upload.mimeType ?? '', thumbnail);
  await payload.update({
    ...own,
    data: {
      preparation: read ? 'done' : 'failed',
      text: read?.text ?? null,
      pages: read?.pages ?? null,
      thumbnail: read?.thumbnail ? thumbnail : null,
    },
  });
  await raiseLibrary(databaseOf(payload));
}

/** The reader process gets a copy only. @returns undefined for an unreadable file. @throws StorageAwayError */
async function readCopy(
  filename: string,
  mediaType: string,
  thumbnail: string,
): Promise<ReadUpload | undefined> {
  const opened = await storedFiles().open(`portal/${filename}`);
  if (!opened) return undefined;
  const cache = join(readSettings().folder, 'cache');
  await mkdir(cache, { recursive: true });
  const own = await mkdtemp(join(cache, 'upload-'));
  const made = join(own, 'thumbnail');
  try {
    await pipeline(opened.stream, createWriteStream(join(own, 'upload')));
    const read = await readUpload({ path: join(own, 'upload'), mediaType, thumbnail: made });
    if (read?.thumbnail)
      await storedFiles().put(`portal/${thumbnail}`, await fromPath(made), 'image/webp');
    return read;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}
