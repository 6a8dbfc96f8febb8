import { createHash } from 'node:crypto';
import { decodeFormFilename, sanitizeFilename } from '@oilway/store/files/sanitize-filename.ts';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { hasMatch } from '../database/queries.ts';
import { inLanguage, text } from '../labels.ts';
import { refuseLargeImage } from '../media/image-size.ts';
import type { PortalUpload } from '../payload-types.ts';
import { extensionFor, extensionFromName, sniffMediaType } from './file-types.ts';

const messages = {
  type: text(
    '{name}: Dieser Dateityp ist nicht erlaubt. Möglich sind PDF, PNG, JPEG, WebP, AVIF, Text (auch CSV und Markdown), ZIP, DOCX und XLSX.',
    '{name}: Ten typ pliku jest niedozwolony. Dozwolone są PDF, PNG, JPEG, WebP, AVIF, tekst (także CSV i Markdown), ZIP, DOCX i XLSX.',
    '{name}: This type of file is not allowed. PDF, PNG, JPEG, WebP, AVIF, text (CSV and Markdown, too), ZIP, DOCX and XLSX are.',
  ),
  empty: text(
    '{name}: Diese Datei ist leer.',
    '{name}: Ten plik jest pusty.',
    '{name}: This file is empty.',
  ),
  content: text(
    '{name}: Der Inhalt ist keine {kind}-Datei.',
    '{name}: Zawartość nie jest plikiem {kind}.',
    '{name}: The content is not that of a {kind} file.',
  ),
  plainText: text(
    '{name}: Der Inhalt ist kein Text.',
    '{name}: Zawartość nie jest tekstem.',
    '{name}: The content is not a text.',
  ),
  used: text(
    'Diese Datei gehört noch zu einem Eintrag der Bibliothek. Bitte dort zuerst entfernen.',
    'Ten plik należy jeszcze do wpisu w bibliotece. Najpierw należy go tam usunąć.',
    'This file still belongs to an entry of the library. Remove it there first.',
  ),
};

const uploadError = (
  code: keyof typeof messages,
  req: PayloadRequest,
  values: Record<string, string> = {},
) =>
  new APIError(
    inLanguage(messages[code], req.i18n?.language).replace(
      /\{(\w+)\}/g,
      (_, part) => values[part] ?? '',
    ),
    400,
    undefined,
    true,
  );

/** Returns the reason why a file is refused, with its name, because several files may be uploaded at once. */
function fileTypeError(
  req: PayloadRequest,
  { data, name: originalName }: { data: Buffer; name: string },
) {
  const name = decodeFormFilename(originalName);
  if (data.length === 0) return uploadError('empty', req, { name });
  const extension = extensionFromName(name);
  if (!extension) return uploadError('type', req, { name });
  const kind = extension.slice(1).toUpperCase();
  const isText = ['.txt', '.csv', '.md'].includes(extension);
  return uploadError(isText ? 'plainText' : 'content', req, { name, kind });
}

/** Detects the file type by content and generates a random name: no user input becomes part of a path. */
export const sanitizeUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' || !req.file) return args;
  const type = await sniffMediaType(req.file.data);
  if (!type) throw fileTypeError(req, req.file);
  if (type.startsWith('image/')) await refuseLargeImage(req.file.data, req);
  const { data, name } = req.file;
  const extension = extensionFor(type, name);
  Object.assign(req.file, { name: `${crypto.randomUUID()}${extension}`, mimetype: type });
  return {
    ...args,
    data: {
      ...(args as { data?: object }).data,
      filename: undefined,
      originalName: sanitizeFilename(name, extension),
      sha256: createHash('sha256').update(data).digest('hex'),
      preparation: 'waiting',
      pages: undefined,
      thumbnail: undefined,
      text: req.context.words,
    },
  };
};

/** Queues the job for thumbnail and text in the same transaction. */
export const queuePreparation: CollectionAfterChangeHook<PortalUpload> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'create')
    await req.payload.jobs.queue({ task: 'prepareUpload', input: { upload: doc.id }, req });
  return doc;
};

export const refuseUploadDeleteIfUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isUploadInUse(Number(id), req)) throw uploadError('used', req);
};

/** Returns whether an entry of the library uses an upload, in its current or an earlier version. */
export function isUploadInUse(upload: number, req: PayloadRequest): Promise<boolean> {
  const paths = ['file', 'printFile', 'history.upload'];
  const where = { or: paths.map((path) => ({ [path]: { equals: upload } })) };
  return hasMatch(req, 'portal-files', where);
}
