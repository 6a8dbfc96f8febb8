import { basename, join } from 'node:path';
import type { Media } from '@oilway/content';
import sharp from 'sharp';
import { keptOrMade } from '../../platform/kept-picture.ts';

interface Folders {
  mediaFolder: string;
  imageCacheFolder: string;
}

/**
 * A picture as WebP, at most `width` pixels wide, never enlarged. Made once and kept on disk.
 * @param version part of the kept file's name, so that a changed picture is made anew.
 * @throws ENOENT when the original is missing.
 */
export function picture(
  media: Media,
  width: number,
  version: string,
  { imageCacheFolder, mediaFolder }: Folders,
): Promise<Buffer> {
  return keptOrMade(imageCacheFolder, `${media.id}-${version}-${width}.webp`, () =>
    sharp(join(mediaFolder, basename(media.filename ?? '')), { limitInputPixels: 60_000_000 })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, effort: 4 })
      .toBuffer(),
  );
}
