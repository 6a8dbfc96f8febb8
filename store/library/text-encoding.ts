/** A text's encoding, by its name in WHATWG's Encoding Standard. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1250';

/** Bytes read to detect an encoding. */
export const detectionBytes = 256 * 1024;

/**
 * Matches the Polish letters ą, ł, ż, ś, ź, Ł, Ą, Ż, Ś and Ź of Windows-1250 before a letter. In Windows-1252 these bytes are symbols such as ¹ and
 * ³, which end a word (cm³).
 */
const polish =
  /[\xb9\xb3\xbf\x9c\x9f\xa3\xa5\xaf\x8c\x8f][A-Za-z\xb9\xb3\xbf\x9c\x9f\xea\xe6\xf1\xf3]/;

/**
 * Detects a text's encoding from its first bytes: the byte order mark, else UTF-8 if valid, else the Windows code page of Poland or of western
 * Europe.
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const begin = bytes.subarray(0, detectionBytes);
  try {
    // In streaming mode a truncated last character is no error.
    new TextDecoder('utf-8', { fatal: true }).decode(begin, {
      stream: bytes.length >= detectionBytes,
    });
    return 'utf-8';
  } catch {
    return polish.test(Buffer.from(begin).toString('latin1')) ? 'windows-1250' : 'windows-1252';
  }
}

/** Returns a text in any of these encodings, without a byte order mark. */
export const decoded = (bytes: Uint8Array): string =>
  new TextDecoder(detectEncoding(bytes)).decode(bytes);
