/** Bytes among which the header of a PDF begins, as Acrobat looks for it (ISO 32000-1, annex H.3, note 13). */
const searched = 1024;

/** @returns whether these bytes are a PDF, also one behind a blank line, a printer's job or the headers of a scanner's answer. */
export function hasPdfHeader(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, searched + 5));
  return /%PDF-\d/.test(start.toString('latin1'));
}
