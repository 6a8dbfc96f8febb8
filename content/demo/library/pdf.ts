import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Document } from './documents.ts';
import type { Page } from './words.ts';

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
);
const amber = '#f5a71e';
const ink = '#1a1c1d';
const grey = '#494d4f';

/** Points. */
const margin = 56;

let face: Buffer | undefined;

/** A document as an A4 file. @param forPrint without colour, as a printer likes it. */
export async function drawPdf(
  { pages, title }: Pick<Document, 'pages' | 'title'>,
  { footer, forPrint, language }: { footer: string; forPrint: boolean; language: string },
): Promise<Buffer> {
  face ??= readFileSync(join(fonts, 'LiberationSans-Regular.ttf'));
  const file = new PDFDocument({
    size: 'A4',
    margin,
    autoFirstPage: false,
    lang: language,
    info: { Title: title, Author: 'Oilway' },
  });
  file.registerFont('text', face);
  for (const [index, page] of pages.entries())
    drawPage(file, page, `${footer}  ${index + 1}/${pages.length}`, forPrint);
  file.end();
  return buffer(file);
}

function drawPage(
  file: InstanceType<typeof PDFDocument>,
  { heading, paragraphs, table = {} }: Page,
  footer: string,
  forPrint: boolean,
): void {
  file.addPage();
  const { height, width } = file.page;
  if (!forPrint) file.rect(0, 0, width, 18).fill(amber);
  file.font('text').fillColor(ink).fontSize(24).text(heading, margin, 72).moveDown(0.8);
  file.fontSize(11).fillColor(forPrint ? ink : grey);
  for (const paragraph of paragraphs) file.text(paragraph, { lineGap: 4 }).moveDown(0.7);
  file.fillColor(ink);
  for (const [name, value] of Object.entries(table)) {
    const { y } = file;
    file.text(name, margin, y, { width: 200 }).text(value, margin + 220, y, { width: 240 });
    file.moveDown(0.3);
  }
  file.fontSize(8).fillColor(grey);
  file.text(footer, margin, height - margin - 12, { lineBreak: false });
}
