import sharp from 'sharp';
import { mostPixels } from '../media/picture-size.ts';

/** CSS pixels times two, at most. */
const size = { width: 320, height: 320 };

/** A small picture of a picture, without anything that was written into the file. */
export function pictureThumbnail(picture: string | Buffer): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toBuffer();
}
