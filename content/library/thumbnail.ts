import sharp from 'sharp';
import { mostPixels } from '../media/picture-size.ts';

/** In pixels: the width of a tile, at which the title of a first page is legible. */
const size = { width: 320, height: 480 };

/** Returns a thumbnail of an image, without its metadata. */
export function pictureThumbnail(picture: string | Buffer): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toBuffer();
}
