import { createHash } from 'node:crypto';
import { sanitizeFilename } from '@oilway/store/files/sanitize-filename.ts';
import { svgMediaType } from '@oilway/store/svg/svg-image.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { CollectionBeforeOperationHook } from 'payload';

/**
 * Names an image after its content, with the extension of its type: `bild-1f3a9c07d2.jpg`. Files are deleted long after their row; until then a name
 * must not refer to two images.
 */
export const assignStoredFilename: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req;
  if (!file?.name) return args;
  const found = file.mimetype === svgMediaType ? undefined : await fileTypeFromBuffer(file.data);
  const extension = file.mimetype === svgMediaType ? '.svg' : found ? `.${found.ext}` : '';
  const hash = createHash('sha256').update(file.data).digest('hex');
  const suffix = `-${hash.slice(0, 10)}${extension}`;
  // The name becomes part of a URL.
  const name = sanitizeFilename(file.name, extension, 'bild').replaceAll(/[%#]/g, '_');
  req.file = { ...file, name: name.slice(0, name.length - extension.length) + suffix };
  return args;
};

/** Stores a moved focal point in the row only. Payload would fetch the bytes from a URL of this server and write them again. */
export const storeFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!operation.startsWith('update') || req.file) return args;
  const { uploadEdits } = (req.query ?? {}) as { uploadEdits?: { focalPoint?: Partial<Point> } };
  const { x, y } = uploadEdits?.focalPoint ?? {};
  const focalPoint = {
    ...(isPercentage(x) && { focalX: Number(x) }),
    ...(isPercentage(y) && { focalY: Number(y) }),
  };
  delete req.query?.uploadEdits;
  return { ...args, data: { ...(args as { data?: object }).data, ...focalPoint } };
};

/** In percent of the image; query parameters hold it as text. */
interface Point {
  x: number | string;
  y: number | string;
}

const isPercentage = (value: unknown) =>
  value !== undefined && value !== '' && Number(value) >= 0 && Number(value) <= 100;
