import { sanitizeFilename } from '@oilway/store/files/sanitize-filename.ts';
import { type Attachment, maxFileSize } from '@oilway/store/submissions/attached-file.ts';
import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload';
import { inLanguage, type StudioText, text } from '../labels.ts';
import { extensionFor, sniffMediaType } from '../library/file-types.ts';

/** Bytes of all files of a reply: larger mails are refused by many servers. */
const maxTotal = 10_000_000;

const messages = {
  tooLarge: text(
    'Nicht gesendet: Höchstens 3 Dateien mit je 5 MB, zusammen 10 MB.',
    'Nie wysłano: najwyżej 3 pliki po 5 MB, razem 10 MB.',
    'Not sent: at most 3 files of 5 MB each, 10 MB in all.',
  ),
  fileType: text(
    'Nicht gesendet: Möglich sind PDF, Bilder, Text, Word und Excel.',
    'Nie wysłano: dozwolone są PDF, obrazy, tekst, Word i Excel.',
    'Not sent: files can be PDF, images, text, Word and Excel.',
  ),
};

/** Parses the body, JSON or multipart; Payload's parser takes three files. @throws APIError with 400 or 413. */
export async function readReply(req: PayloadRequest): Promise<unknown> {
  // The fields and the boundaries between the files.
  const overhead = 100_000;
  if (Number(req.headers.get('content-length')) > maxTotal + overhead)
    throw refusal(req, messages.tooLarge, 413);
  await addDataAndFileToRequest(req).catch((error: unknown) => {
    throw (error as APIError).status === 413 ? refusal(req, messages.tooLarge, 413) : error;
  });
  return req.data;
}

/** Returns the files of a multipart request, with types by their content and safe names. @throws APIError with 400 or 413. */
export async function replyFiles(req: PayloadRequest): Promise<Attachment[]> {
  const files = Object.values(req.files ?? {}).flat() as { data: Buffer; name: string }[];
  const total = files.reduce((sum, { data }) => sum + data.length, 0);
  const isTooLarge = files.some(({ data }) => data.length > maxFileSize) || total > maxTotal;
  if (isTooLarge) throw refusal(req, messages.tooLarge, 413);
  return Promise.all(
    files.map(async ({ data, name }) => {
      const mediaType = await sniffMediaType(data);
      if (!mediaType) throw refusal(req, messages.fileType, 400);
      return {
        name: sanitizeFilename(name, extensionFor(mediaType, name), 'anlage'),
        mediaType,
        bytes: data,
      };
    }),
  );
}

const refusal = ({ i18n }: PayloadRequest, message: StudioText, status: number) =>
  new APIError(inLanguage(message, i18n?.language), status, undefined, true);
