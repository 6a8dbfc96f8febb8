import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { sentName } from '@oilway/store/library/file-names.ts';
import type { CollectionBeforeOperationHook } from 'payload';

/**
 * A picture is called after its bytes, too, `bild-1f3a9c07d2.jpg`: they are swept long after their row, and until then a name must not
 * mean two pictures.
 */
export const giveOwnName: CollectionBeforeOperationHook = ({ args, req }) => {
  const { file } = req;
  if (!file?.name) return args;
  const name = sentName(file.name);
  const ending = extname(name);
  const stem = name.slice(0, name.length - ending.length).slice(0, 150);
  const hash = createHash('sha256').update(file.data).digest('hex');
  req.file = { ...file, name: `${stem}-${hash.slice(0, 10)}${ending}` };
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
