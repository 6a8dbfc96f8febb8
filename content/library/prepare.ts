import { join } from 'node:path';
import { raiseLibrary } from '@oilway/store/library/revision.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload, TaskConfig } from 'payload';
import { sessionOf } from '../database/session.ts';
import { readUpload } from './read-upload.ts';

/** After an upload: the text that the search finds it by, and its thumbnail. */
export const prepareUpload: TaskConfig<'prepareUpload'> = {
  slug: 'prepareUpload',
  inputSchema: [{ name: 'upload', type: 'number', required: true }],
  retries: 2,
  handler: async ({ input, req: { payload } }) => {
    await prepare(payload, input.upload);
    return { output: {} };
  },
};

/**
 * Reads one upload in a process of its own. What cannot be read is marked so, once and for all: another try would
 * find the same bytes.
 */
export async function prepare(payload: Payload, id: number): Promise<void> {
  const own = { collection: 'portal-uploads', id, overrideAccess: true, depth: 0 } as const;
  const upload = await payload.findByID({ ...own, disableErrors: true });
  if (!upload?.filename || upload.preparation !== 'waiting') return;
  const { portalFolder } = readSettings();
  const thumbnail = `${upload.filename}.thumbnail.webp`;
  const read = await readUpload({
    path: join(portalFolder, upload.filename),
    mediaType: upload.mimeType ?? '',
    thumbnail: join(portalFolder, thumbnail),
  });
  await payload.update({
    ...own,
    data: {
      preparation: read ? 'done' : 'failed',
      text: read?.text ?? null,
      pages: read?.pages ?? null,
      thumbnail: read?.thumbnail ? thumbnail : null,
    },
  });
  await raiseLibrary(await sessionOf(payload));
}
