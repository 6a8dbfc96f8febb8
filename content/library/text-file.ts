import { open } from 'node:fs/promises';
import { decoded } from '@oilway/store/library/text-encoding.ts';

/** Maximum length of the text stored for the search, in characters. */
export const maxTextLength = 200_000;

/** Returns the text in one line, with collapsed whitespace, for the search. */
export const collapseWhitespace = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, maxTextLength);

/** Returns the beginning of a text file. */
export async function readTextFile(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4 * maxTextLength));
    return collapseWhitespace(decoded(buffer.subarray(0, bytesRead)));
  } finally {
    await file.close();
  }
}
