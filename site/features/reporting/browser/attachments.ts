import type { SealedAttachment } from '@oilway/store/reporting/sealing.ts';
import { type KeptFile, keyOf } from '../../../forms/fields/use-files.ts';
import { isPicture, redrawn } from './redrawn.ts';

/** Bytes of all attachments of a report together. */
export const mostBytes = 2_900_000;

type Refusal = 'attachmentType' | 'attachmentPicture' | 'attachmentSize';

/**
 * An image is drawn anew, which leaves behind where and with what it was taken; a PDF and a text come as they
 * are. Names say nothing but the number: those of files carry people's names.
 */
export async function readAttachment(
  file: File,
  kept: readonly KeptFile<SealedAttachment>[],
): Promise<KeptFile<SealedAttachment> | Refusal> {
  const room = mostBytes - kept.reduce((sum, other) => sum + other.size, 0);
  const picture = isPicture(file) ? await redrawn(file, room) : undefined;
  if (isPicture(file) && !picture) return 'attachmentPicture';
  const { blob, shrunk } = picture ?? { blob: file };
  const ending = picture ? 'jpg' : { 'application/pdf': 'pdf', 'text/plain': 'txt' }[file.type];
  if (!ending) return 'attachmentType';
  const { size, type } = blob;
  if (size > room) return 'attachmentSize';
  const { toBase64 } = await import('@oilway/store/reporting/sealing.ts');
  const content = toBase64(new Uint8Array(await blob.arrayBuffer()));
  const number = Number.parseInt(kept.at(-1)?.content.name ?? '0', 10) + 1;
  const attachment = { name: `${number}.${ending}`, type, content };
  return {
    key: keyOf(file),
    name: file.name,
    size,
    content: attachment,
    ...(shrunk ? { shrunk } : {}),
  };
}
