import { extname } from 'node:path';
import { hasPdfHeader } from '@oilway/store/files/pdf-header.ts';
import { decoded, encodingOf } from '@oilway/store/library/text-encoding.ts';
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

/** Texts that keep an ending of their own. To members each is a text: none is ever run or shown as anything else. */
const textEndings: Readonly<Record<string, string>> = {
  '.csv': '.csv',
  '.md': '.md',
  '.markdown': '.md',
};

/** What Payload takes texts for: by their endings, and by the byte order mark of UTF-16, which `file-type` reads as sound. */
export const textTypes = ['text/csv', 'text/markdown', 'audio/mpeg'];

export type MediaType = keyof typeof endings;

/** What a file's name promises that members may be given, by its ending: `.pdf`; undefined where it promises nothing of it. */
export function promisedEnding(name: string): string | undefined {
  const ending = extname(name)
    .toLowerCase()
    .replace(/^\.jpeg$/, '.jpg');
  if (Object.hasOwn(textEndings, ending)) return textEndings[ending];
  return Object.values<string>(endings).find((known) => known === ending);
}

/** The ending of a file by its type; that of a text by its name, too. */
export function endingOf(type: MediaType, name: string): string {
  const written = extname(name).toLowerCase();
  const own = type === 'text/plain' && Object.hasOwn(textEndings, written);
  return (own ? textEndings[written] : undefined) ?? endings[type];
}

/** What bytes are, whatever they are called; undefined for what members are not given. */
export async function sniff(bytes: Uint8Array): Promise<MediaType | undefined> {
  const isUtf16 = bytes.length > 1 && /^utf-16/.test(encodingOf(bytes.subarray(0, 2)));
  const found = isUtf16 ? undefined : (await fileTypeFromBuffer(bytes))?.mime;
  if (found === undefined && hasPdfHeader(bytes)) return 'application/pdf';
  if (found === undefined) return isText(bytes) ? 'text/plain' : undefined;
  return found in endings ? (found as MediaType) : undefined;
}

/** A text without control characters, and nothing that a browser could take for a page. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false;
  const words = decoded(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all but tab, line feed, form feed and carriage return
  return !/[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufffd\ufffe\uffff]|^\s*<[!?a-z]/i.test(words);
}
