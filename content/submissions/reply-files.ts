import { sanitizeFilename } from '@oilway/store/files/sanitize-filename.ts';
import type { Attachment } from '@oilway/store/submissions/attached-file.ts';
import { APIError, type PayloadRequest } from 'payload';
import { inLanguage, type StudioText, text } from '../labels.ts';
import { extensionFor, sniffMediaType } from '../library/file-types.ts';

/** Bytes of all files of a reply: larger mails are refused by many servers. */
const maxTotal = 10_000_000;

const messages = {
  tooLarge: text(
    'Nicht gesendet: Alle Dateien zusammen dürfen höchstens 10 MB haben.',
    'Nie wysłano: wszystkie pliki razem mogą mieć najwyżej 10 MB.',
    'Not sent: all files together may have at most 10 MB.',
  ),
  fileType: text(
    'Nicht gesendet: Möglich sind PDF, Bilder, Text, Word und Excel.',
    'Nie wysłano: dozwolone są PDF, obrazy, tekst, Word i Excel.',
    'Not sent: files can be PDF, images, text, Word and Excel.',
  ),
};

/** Returns the files of a multipart request, with types by their content and safe names. Payload's parser takes three. @throws APIError with 400 or 413. */
export async function replyFiles(req: PayloadRequest): Promise<Attachment[]> {
  const files = Object.values(req.files ?? {}).flat() as { data: Buffer; name: string }[];
  const total = files.reduce((sum, { data }) => sum + data.length, 0);
  if (total > maxTotal) throw refusal(req, messages.tooLarge, 413);
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
