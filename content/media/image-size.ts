import { APIError, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { inLanguage, text } from '../labels.ts';

/** Maximum number of pixels: every resize decodes the whole image, at four bytes a pixel. Photos of phones have 12 to 50 million. */
export const maxPixels = 60_000_000;

const imageTooLarge = text(
  'Dieses Bild hat {count} Megapixel; möglich sind 60. Bitte verkleinern.',
  'To zdjęcie ma {count} megapikseli; dozwolone jest 60. Prosimy je zmniejszyć.',
  'This picture has {count} megapixels; 60 are allowed. Please make it smaller.',
);

/** Refuses an image that is too large, reading only its header. Other files pass: a later check refuses them by type. @throws APIError (400) */
export async function refuseLargeImage(data: Buffer, req: PayloadRequest): Promise<void> {
  const { height = 0, width = 0 } = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ height: 0, width: 0 }));
  const pixels = width * height;
  if (pixels <= maxPixels) return;
  const message = inLanguage(imageTooLarge, req.i18n?.language);
  throw new APIError(
    message.replace('{count}', String(Math.ceil(pixels / 1_000_000))),
    400,
    undefined,
    true,
  );
}
