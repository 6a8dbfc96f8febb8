import { buffer } from 'node:stream/consumers';
import type { Payload } from 'payload';
import PDFDocument from 'pdfkit';

/** Returns a PDF with one page per text. Deterministic. */
export async function pdfOf(...pages: string[]): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    info: { CreationDate: new Date(0), ModDate: new Date(0) },
  });
  for (const text of pages) document.addPage().fontSize(24).text(text);
  document.end();
  return buffer(document);
}

/** Returns an encrypted PDF of one page with an owner password and an optional user password. */
export async function encryptedPdf(
  text: string,
  { pdfVersion, userPassword }: { pdfVersion: EncryptedVersion; userPassword?: string },
): Promise<Buffer> {
  const passwords = { ownerPassword: 'Inhaber', ...(userPassword && { userPassword }) };
  const document = new PDFDocument({ pdfVersion, ...passwords });
  document.fontSize(24).text(text).end();
  return buffer(document);
}

/** RC4 with 40 and 128 bits, AES with 128 and 256. */
export type EncryptedVersion = '1.3' | '1.4' | '1.6' | '1.7ext3';

/** Stores bytes as a portal manager would. @returns the id of the upload. */
export async function addUpload(
  payload: Payload,
  name: string,
  data: Buffer,
  mimetype = 'application/pdf',
): Promise<number> {
  const made = await payload.create({
    collection: 'portal-uploads',
    data: {} as never,
    file: { name, data, mimetype, size: data.length },
  });
  return made.id;
}

/** Returns a PDF of one page with this number of overlapping images, each stored separately. */
export async function pdfWithImages(count: number, image: Buffer): Promise<Buffer> {
  const document = new PDFDocument();
  for (let at = 0; at < count; at += 1) document.image(Buffer.from(image), at, at, { width: 300 });
  document.end();
  return buffer(document);
}
