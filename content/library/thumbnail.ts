import sharp from 'sharp';
import { mostPixels } from '../media/picture-size.ts';

/** As wide as a tile shows it: a first page in pixels in which its title can be read. */
const size = { width: 320, height: 480 };

/** A small picture of a picture, without anything that was written into the file. */
export function pictureThumbnail(picture: string | Buffer): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toBuffer();
}
