/** A separate process that reads files sequentially for `read-upload.ts`. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readPdf } from './read-pdf.ts';
import type { ExtractedUpload, ReadRequest } from './read-upload.ts';
import { readTextFile } from './text-file.ts';
import { imageThumbnail } from './thumbnail.ts';

// One thread for each core would reserve memory for each.
sharp.concurrency(1);

process.on('message', async (request: ReadRequest) => {
  const extracted = await extract(request).catch(() => null);
  process.send?.(extracted);
});
process.once('disconnect', () => process.exit(0));

async function extract({ mediaType, path, thumbnail }: ReadRequest): Promise<ExtractedUpload> {
  if (mediaType === 'text/plain')
    return { text: await readTextFile(path), pages: null, hasThumbnail: false };
  if (mediaType.startsWith('image/')) {
    await writeFile(thumbnail, await imageThumbnail(path));
    return { text: '', pages: null, hasThumbnail: true };
  }
  if (mediaType !== 'application/pdf') return { text: '', pages: null, hasThumbnail: false };
  const { first, pages, text } = await readPdf(path);
  await writeFile(thumbnail, await imageThumbnail(first));
  return { text, pages, hasThumbnail: true };
}
