import sharp from 'sharp';

/** CSS pixels times two, at most. */
const size = { width: 320, height: 320 };

/** A small picture of a picture, without anything that was written into the file. */
export function pictureThumbnail(picture: string | Buffer): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: 60_000_000 })
    .rotate()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toBuffer();
}
