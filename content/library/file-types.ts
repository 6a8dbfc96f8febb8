import { extname } from 'node:path';
import { hasPdfHeader } from '@oilway/store/files/pdf-header.ts';
import { decoded, detectEncoding } from '@oilway/store/library/text-encoding.ts';
import { fileTypeFromBuffer } from 'file-type';

/** The supported file types, each with its extension. */
export const extensions = {
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

/** Text formats with their usual extension. Members get all of them as plain text, so that no browser executes one. */
const textExtensions: Readonly<Record<string, string>> = {
  '.csv': '.csv',
  '.md': '.md',
  '.markdown': '.md',
};

/** The types that Payload detects for text files: by extension, or by the byte order mark of UTF-16, which `file-type` takes for audio. */
export const textMimeTypes = ['text/csv', 'text/markdown', 'audio/mpeg'];

export type MediaType = keyof typeof extensions;

/** Returns the supported extension of a file name (`.pdf`); undefined for others. */
export function extensionFromName(name: string): string | undefined {
  const extension = extname(name)
    .toLowerCase()
    .replace(/^\.jpeg$/, '.jpg');
  if (Object.hasOwn(textExtensions, extension)) return textExtensions[extension];
  return Object.values<string>(extensions).find((known) => known === extension);
}

/** Returns the extension for a media type; for text it depends on the name, too. */
export function extensionFor(type: MediaType, name: string): string {
  const nameExtension = extname(name).toLowerCase();
  const isTextExtension = type === 'text/plain' && Object.hasOwn(textExtensions, nameExtension);
  return (isTextExtension ? textExtensions[nameExtension] : undefined) ?? extensions[type];
}

/** Returns the media type by content, regardless of the name; undefined for unsupported types. */
export async function sniffMediaType(bytes: Uint8Array): Promise<MediaType | undefined> {
  const isUtf16 = bytes.length > 1 && /^utf-16/.test(detectEncoding(bytes.subarray(0, 2)));
  const mime = isUtf16 ? undefined : (await fileTypeFromBuffer(bytes))?.mime;
  if (mime === undefined && hasPdfHeader(bytes)) return 'application/pdf';
  if (mime === undefined) return isText(bytes) ? 'text/plain' : undefined;
  return mime in extensions ? (mime as MediaType) : undefined;
}

/** Text without control characters, and without markup that a browser could render as a page. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false;
  const text = decoded(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all but tab, line feed, form feed and carriage return
  return !/[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufffd\ufffe\uffff]|^\s*<[!?a-z]/i.test(text);
}
