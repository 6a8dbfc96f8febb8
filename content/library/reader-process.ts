/** A separate process that reads files sequentially for `read-upload.ts`. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readPdf } from './read-pdf.ts';
import type { ReadUpload, Unread } from './read-upload.ts';
import { readTextFile } from './text-file.ts';
import { pictureThumbnail } from './thumbnail.ts';

// One thread for each core would reserve memory for each.
sharp.concurrency(1);

process.on('message', async (unread: Unread) => {
  const read = await readOne(unread).catch(() => null);
  process.send?.(read);
});
process.once('disconnect', () => process.exit(0));

async function readOne({ mediaType, path, thumbnail }: Unread): Promise<ReadUpload> {
  if (mediaType === 'text/plain')
    return { text: await readTextFile(path), pages: null, thumbnail: false };
  if (mediaType.startsWith('image/')) {
    await writeFile(thumbnail, await pictureThumbnail(path));
    return { text: '', pages: null, thumbnail: true };
  }
  if (mediaType !== 'application/pdf') return { text: '', pages: null, thumbnail: false };
  const { first, pages, text } = await readPdf(path);
  await writeFile(thumbnail, await pictureThumbnail(first));
  return { text, pages, thumbnail: true };
}
