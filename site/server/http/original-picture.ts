import { inLight, isDrawing } from '@oilway/store/drawings/drawing.ts';
import { bytesOf, type FileStore } from '@oilway/store/files/file-store.ts';
import type { Media } from '@oilway/store/published/documents.ts';
import type { Sharp, SharpOptions } from 'sharp';
import { graded } from './graded.ts';
import { pictureMaker } from './picture-maker.ts';
import { MissingFile } from './problem.ts';

/** The pixels that the studio takes, and no more. */
const limits: SharpOptions = { limitInputPixels: 60_000_000 };

/**
 * The picture as it was uploaded, in the colours of the site where its editor wants that, for whoever makes another one of it.
 * @throws MissingFile, StorageAwayError
 */
export async function originalPicture(files: FileStore, media: Media): Promise<Sharp> {
  const sharp = await pictureMaker();
  const bytes = await originalBytes(files, media);
  if (isDrawing(media)) return sharp(Buffer.from(inLight(bytes.toString())), limits);
  const photograph = sharp(bytes, limits);
  return media.graded ? graded(photograph) : photograph;
}

/** @throws MissingFile, StorageAwayError */
export async function originalBytes(files: FileStore, { filename }: Media): Promise<Buffer> {
  // All of them at once: sharp holds them in any case, and waits for ever for a stream that breaks off.
  const key = `media/${filename}`;
  const bytes = await bytesOf(files, key);
  if (!bytes) throw new MissingFile(key);
  return bytes;
}
