/** Files that go along with a form, as people have them. */
import sharp from 'sharp';

/** Whom a photograph names in its Exif. */
export const photographer = 'Jan Nowak';

/** A photograph of a telephone: 12 megapixels, some 3.5 MB, with Exif in front of it. */
export function photograph(): Promise<Buffer> {
  made ??= sharp({
    create: {
      width: 4032,
      height: 3024,
      channels: 3,
      background: '#808080',
      // As much as a sensor has in the evening; it is what takes the bytes.
      noise: { type: 'gaussian', mean: 128, sigma: 15 },
    },
  })
    .withExif({ IFD0: { Artist: photographer } })
    .jpeg({ quality: 85 })
    .toBuffer();
  return made;
}

let made: Promise<Buffer> | undefined;

/** A small document of one empty object. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
