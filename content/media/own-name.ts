import { createHash } from 'node:crypto';
import { drawingType } from '@oilway/store/drawings/drawing.ts';
import { safeName } from '@oilway/store/files/safe-name.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { CollectionBeforeOperationHook } from 'payload';

/**
 * A picture bears the ending of what it is, and is called after its bytes, too, `bild-1f3a9c07d2.jpg`: they are swept long after their
 * row, and until then a name must not mean two pictures.
 */
export const giveOwnName: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req;
  if (!file?.name) return args;
  const found = file.mimetype === drawingType ? undefined : await fileTypeFromBuffer(file.data);
  const ending = file.mimetype === drawingType ? '.svg' : found ? `.${found.ext}` : '';
  const hash = createHash('sha256').update(file.data).digest('hex');
  const own = `-${hash.slice(0, 10)}${ending}`;
  // It becomes part of an address.
  const name = safeName(file.name, ending, 'bild').replaceAll(/[%#]/g, '_');
  req.file = { ...file, name: name.slice(0, name.length - ending.length) + own };
  return args;
};

/**
 * A focal point that was moved is two numbers of the row. Payload would read the bytes anew from an address of this server and write
 * them once more.
 */
export const placeFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!operation.startsWith('update') || req.file) return args;
  const { uploadEdits } = (req.query ?? {}) as { uploadEdits?: { focalPoint?: Partial<Point> } };
  const { x, y } = uploadEdits?.focalPoint ?? {};
  const moved = {
    ...(isShare(x) && { focalX: Number(x) }),
    ...(isShare(y) && { focalY: Number(y) }),
  };
  delete req.query?.uploadEdits;
  return { ...args, data: { ...(args as { data?: object }).data, ...moved } };
};

/** In percent of the picture, which an address holds as text. */
interface Point {
  x: number | string;
  y: number | string;
}

const isShare = (value: unknown) =>
  value !== undefined && value !== '' && Number(value) >= 0 && Number(value) <= 100;
