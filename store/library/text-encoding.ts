/** What a text is written in, as WHATWG's Encoding Standard names it. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1250';

/** Bytes that tell the encoding of a text. */
export const telling = 256 * 1024;

/**
 * The Polish letters ą, ł, ż, ś, ź, Ł, Ą, Ż, Ś and Ź of Windows-1250 before a letter. In Windows-1252 these bytes are signs such as ¹ and ³, which end
 * a word (cm³).
 */
const polish =
  /[\xb9\xb3\xbf\x9c\x9f\xa3\xa5\xaf\x8c\x8f][A-Za-z\xb9\xb3\xbf\x9c\x9f\xea\xe6\xf1\xf3]/;

/**
 * The encoding of a text by its first bytes: its byte order mark, else UTF-8 where it is valid, else what Windows writes in Poland or in
 * western Europe.
 */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const begin = bytes.subarray(0, telling);
  try {
    // A sign that the end of the part cuts through is no fault.
    new TextDecoder('utf-8', { fatal: true }).decode(begin, { stream: bytes.length >= telling });
    return 'utf-8';
  } catch {
    return polish.test(Buffer.from(begin).toString('latin1')) ? 'windows-1250' : 'windows-1252';
  }
}

/** The words of a text in any of these encodings, without a byte order mark. */
export const decoded = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes)).decode(bytes);
