import type { ReportAttachment } from '@oilway/store/reporting/encryption.ts';
import { type AcceptedFile, keyOf } from '../../../forms/fields/use-files.ts';
import { isImage, reencodeImage } from './reencode-image.ts';

/** Maximum total bytes of a report's attachments. */
export const maxAttachmentBytes = 2_900_000;

type Refusal = 'attachmentType' | 'attachmentImage' | 'attachmentSize';

/**
 * Reads a file into an attachment. Images are re-encoded, which removes their metadata; PDF and text are unchanged. Names are
 * replaced by numbers, because file names can contain names of people.
 */
export async function readAttachment(
  file: File,
  accepted: readonly AcceptedFile<ReportAttachment>[],
): Promise<AcceptedFile<ReportAttachment> | Refusal> {
  const remainingBytes = maxAttachmentBytes - accepted.reduce((sum, other) => sum + other.size, 0);
  const image = isImage(file) ? await reencodeImage(file, remainingBytes) : undefined;
  if (isImage(file) && !image) return 'attachmentImage';
  const { blob, shrunk } = image ?? { blob: file };
  const extension = image ? 'jpg' : { 'application/pdf': 'pdf', 'text/plain': 'txt' }[file.type];
  if (!extension) return 'attachmentType';
  const { size, type } = blob;
  if (size > remainingBytes) return 'attachmentSize';
  const { toBase64 } = await import('@oilway/store/reporting/encryption.ts');
  const content = toBase64(new Uint8Array(await blob.arrayBuffer()));
  const number = Number.parseInt(accepted.at(-1)?.content.name ?? '0', 10) + 1;
  const attachment = { name: `${number}.${extension}`, type, content };
  return {
    key: keyOf(file),
    name: file.name,
    size,
    content: attachment,
    ...(shrunk ? { shrunk } : {}),
  };
}
