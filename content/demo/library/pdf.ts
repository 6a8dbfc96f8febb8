import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Document, Page } from './documents.ts';

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
);
const amber = '#f5a71e';
const textColor = '#1a1c1d';
const grey = '#494d4f';

/** In points. */
const margin = 56;

/** Options missing from the library's types. */
const untypedOptions = {
  document: { subset: 'PDF/UA' } as object,
  ofRow: { scope: 'Row' } as object,
};

let fontData: Buffer | undefined;

type Pdf = InstanceType<typeof PDFDocument>;
type StructureElement = ReturnType<Pdf['struct']>;

/** Returns a document as an A4 file, tagged for screen readers (PDF/UA). @param forPrint without colours. */
export async function renderPdf(
  { pages, title }: Pick<Document, 'pages' | 'title'>,
  { footer, forPrint, language }: { footer: string; forPrint: boolean; language: string },
): Promise<Buffer> {
  fontData ??= readFileSync(join(fonts, 'LiberationSans-Regular.ttf'));
  const file = new PDFDocument({
    size: 'A4',
    margin,
    autoFirstPage: false,
    pdfVersion: '1.7',
    ...untypedOptions.document,
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: 'Oilway' },
  });
  file.registerFont('text', fontData);
  const document = file.struct('Document');
  file.addStructure(document);
  for (const [index, page] of pages.entries()) {
    file.addPage();
    drawArtifact(file, 'Layout', () => {
      if (!forPrint) file.rect(0, 0, file.page.width, 18).fill(amber);
    });
    drawPage(file, document, page, forPrint);
    drawArtifact(file, 'Pagination', () => {
      file.fontSize(8).fillColor(grey);
      const footerTop = file.page.height - margin - 12;
      file.text(`${footer}  ${index + 1}/${pages.length}`, margin, footerTop, { lineBreak: false });
    });
  }
  document.end();
  file.end();
  return buffer(file);
}

function drawPage(
  file: Pdf,
  document: StructureElement,
  { heading, paragraphs, table = {} }: Page,
  forPrint: boolean,
): void {
  file.font('text').fillColor(textColor).fontSize(24);
  document.add(file.struct('H1', {}, () => file.text(heading, margin, 72)));
  file.moveDown(0.8).fontSize(11);
  file.fillColor(forPrint ? textColor : grey);
  for (const paragraph of paragraphs) {
    document.add(file.struct('P', {}, () => file.text(paragraph, { lineGap: 4 })));
    file.moveDown(0.7);
  }
  file.fillColor(textColor);
  if (Object.keys(table).length > 0) document.add(tableOf(file, table));
}

/** Each row has a name and its value. */
function tableOf(file: Pdf, table: Record<string, string>): StructureElement {
  const rows = Object.entries(table).map(([name, value]) => {
    let top = 0;
    return file.struct('TR', {}, [
      file.struct('TH', untypedOptions.ofRow, () => {
        top = file.y;
        file.text(name, margin, top, { width: 200 });
      }),
      file.struct('TD', {}, () =>
        file.text(value, margin + 220, top, { width: 240 }).moveDown(0.3),
      ),
    ]);
  });
  return file.struct('Table', {}, rows);
}

/** Marks content that screen readers skip. */
function drawArtifact(file: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  file.markContent('Artifact', { type });
  draw();
  file.endMarkedContent();
}
