import sharp from 'sharp';
import { maxPixels } from '../media/image-size.ts';

/** In pixels: the width of a tile, at which the title of a first page is legible. */
const size = { width: 320, height: 480 };

/** Returns a thumbnail of an image, without its metadata. */
export function imageThumbnail(image: string | Buffer): Promise<Buffer> {
  return sharp(image, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toBuffer();
}
