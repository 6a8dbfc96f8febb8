/** Bytes within which a PDF header may begin, as Acrobat accepts it (ISO 32000-1, annex H.3, note 13). */
const searched = 1024;

/** @returns whether these bytes are a PDF, also after a blank line, a printer job header or a scanner's HTTP headers. */
export function hasPdfHeader(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, searched + 5));
  return /%PDF-\d/.test(start.toString('latin1'));
}
