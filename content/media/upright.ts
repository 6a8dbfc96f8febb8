import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { refuseLargePicture } from './picture-size.ts';

/** Of 100, for what has to be encoded once more: nothing of it is seen. */
const quality = 95;

/**
 * A photograph that a camera stored lying, with a note which way is up (EXIF 2.32, tag Orientation), is stored upright: its size, its
 * focal point and everything cut from it are counted on what people see. @throws APIError for one that is too large
 */
export const storeUpright: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req;
  if (!file?.data?.length) return args;
  await refuseLargePicture(file.data, req);
  // What is no picture is refused later, with a reason.
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
