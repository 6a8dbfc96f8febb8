import { extname } from 'node:path';
import { hasPdfHeader } from '@oilway/store/files/pdf-header.ts';
import { fileTypeFromBuffer } from 'file-type';

/** What members may be given, each with its one ending. */
export const endings = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'text/plain': '.txt',
  'application/zip': '.zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
} as const;

export type MediaType = keyof typeof endings;

/** What a file's name promises that members may be given, by its ending: `.pdf`; undefined where it promises nothing of it. */
export function promisedEnding(name: string): string | undefined {
  const ending = extname(name)
    .toLowerCase()
    .replace(/^\.jpeg$/, '.jpg');
  return Object.values<string>(endings).find((known) => known === ending);
}

/** What bytes are, whatever they are called; undefined for what members are not given. */
export async function sniff(bytes: Uint8Array): Promise<MediaType | undefined> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  if (found === undefined && hasPdfHeader(bytes)) return 'application/pdf';
  if (found === undefined) return isText(bytes) ? 'text/plain' : undefined;
  return found in endings ? (found as MediaType) : undefined;
}

/** Control characters of a text: tab, line feed, form feed, carriage return. */
const spaces = new Set([9, 10, 12, 13]);

/** UTF-8 without control characters, and nothing that a browser could take for a page. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0 || bytes.some((byte) => byte < 32 && !spaces.has(byte))) return false;
  try {
    return !/^\s*<[!?a-z]/i.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
