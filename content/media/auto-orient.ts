import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { refuseLargeImage } from './image-size.ts';

/** Of 100: re-encoding at this quality has no visible loss. */
const quality = 95;

/**
 * Rotates a photo by its EXIF orientation (EXIF 2.32, tag Orientation) before it is stored: size, focal point and crops refer to the upright image.
 * @throws APIError for an image that is too large
 */
export const autoOrient: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req;
  if (!file?.data?.length) return args;
  await refuseLargeImage(file.data, req);
  // A later check refuses other files, with a reason.
  const { format, orientation = 1 } = await sharp(file.data)
    .metadata()
    .catch(() => ({ format: undefined, orientation: 1 }));
  if (orientation === 1 || !format) return args;
  const data = await sharp(file.data)
    .autoOrient()
    .keepIccProfile()
    .toFormat(format, { quality })
    .toBuffer();
  req.file = { ...file, data, size: data.length };
  return args;
};
