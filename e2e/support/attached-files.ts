/** Files for upload fields. */
import sharp from 'sharp';

/** The artist in the Exif data of `photograph`. */
export const photographer = 'Jan Nowak';

/** Returns a JPEG like a phone's: 12 megapixels, about 3.5 MB, with Exif data. */
export function photograph(): Promise<Buffer> {
  made ??= sharp({
    create: {
      width: 4032,
      height: 3024,
      channels: 3,
      background: '#808080',
      // Noise of a camera sensor, which makes up most of the file size.
      noise: { type: 'gaussian', mean: 128, sigma: 15 },
    },
  })
    .withExif({ IFD0: { Artist: photographer } })
    .jpeg({ quality: 85 })
    .toBuffer();
  return made;
}

let made: Promise<Buffer> | undefined;

/** A minimal PDF with one empty object. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
