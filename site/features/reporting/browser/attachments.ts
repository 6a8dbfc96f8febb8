import type { SealedAttachment } from '@oilway/store/reporting/sealing.ts';
import { type KeptFile, keyOf } from '../../../forms/fields/use-files.ts';

/** Bytes of all attachments of a report together. */
export const mostBytes = 2_900_000;

/** Pixels of the longer side of an image. */
const longestSide = 2000;

type Refusal = 'attachmentType' | 'attachmentSize';

/**
 * An image is drawn anew, which leaves behind where and with what it was taken; a PDF and a text come as they
 * are. Names say nothing but the number: those of files carry people's names.
 */
export async function readAttachment(
  file: File,
  kept: readonly KeptFile<SealedAttachment>[],
): Promise<KeptFile<SealedAttachment> | Refusal> {
  const [blob, ending] = file.type.startsWith('image/')
    ? [await drawnAnew(file), 'jpg']
    : [file, { 'application/pdf': 'pdf', 'text/plain': 'txt' }[file.type]];
  if (!blob || !ending) return 'attachmentType';
  const { size, type } = blob;
  if (kept.reduce((sum, other) => sum + other.size, size) > mostBytes) return 'attachmentSize';
  const { toBase64 } = await import('@oilway/store/reporting/sealing.ts');
  const content = toBase64(new Uint8Array(await blob.arrayBuffer()));
  const number = Number.parseInt(kept.at(-1)?.content.name ?? '0', 10) + 1;
  const attachment = { name: `${number}.${ending}`, type, content };
  return { key: keyOf(file), name: file.name, size, content: attachment };
}

async function drawnAnew(file: File): Promise<Blob | undefined> {
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob | undefined>((resolve) =>
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.85),
    );
  } catch {
    return undefined;
  }
}
