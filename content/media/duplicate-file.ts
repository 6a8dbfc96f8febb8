import { bytesOf } from '@oilway/store/files/file-store.ts';
import { type CollectionBeforeOperationHook, NotFound } from 'payload';
import { getFileStore } from '../files/stored-uploads.ts';

/** Reads the bytes of a duplicated image from the store: Payload would fetch them from a URL of this server. @throws NotFound */
export const copyDuplicatedFile: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  const { data, duplicateFromID: id, overrideAccess = true } = args as DuplicateArgs;
  if (operation !== 'create' || id == null) return args;
  const found = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    overrideAccess,
    req,
  });
  const bytes = await bytesOf(getFileStore(), `media/${found.filename}`);
  if (!bytes) throw new NotFound(req.t);
  req.file = {
    data: bytes,
    mimetype: found.mimeType ?? '',
    name: found.filename ?? '',
    size: bytes.length,
  };
  const { altDe, altPl, focalX, focalY } = found;
  const copied = { altDe, altPl, focalX, focalY, ...data };
  return { ...args, data: copied, duplicateFromID: undefined };
};

interface DuplicateArgs {
  data?: object;
  duplicateFromID?: number;
  overrideAccess?: boolean;
}
