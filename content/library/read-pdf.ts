import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { collapseWhitespace, maxTextLength } from './text-file.ts';

/** Maximum number of pages read; the first pages contain the terms people search for. */
const maxPages = 300;

/** Longer side of the image of the first page, in pixels. */
const previewLongerSide = 640;

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
);

/** Returns the text of a PDF, its number of pages, and an image of the first page (PNG). @throws for a file that is not a PDF. */
export async function readPdf(
  path: string,
): Promise<{ text: string; pages: number; first: Buffer }> {
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    standardFontDataUrl: fonts,
    useSystemFonts: false,
    maxImageSize: 60_000_000,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    const first = await renderPage(await document.getPage(1));
    const textParts: string[] = [];
    let length = 0;
    for (
      let pageNumber = 1;
      pageNumber <= Math.min(document.numPages, maxPages) && length < maxTextLength;
      pageNumber += 1
    ) {
      const page = await document.getPage(pageNumber);
      const { items } = await page.getTextContent();
      for (const item of items)
        if ('str' in item) {
          textParts.push(item.str, item.hasEOL ? '\n' : '');
          length += item.str.length;
        }
      textParts.push('\n');
      page.cleanup();
    }
    return { text: collapseWhitespace(textParts.join('')), pages: document.numPages, first };
  } finally {
    await task.destroy();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function renderPage(page: Page): Promise<Buffer> {
  const fullSize = page.getViewport({ scale: 1 });
  const scale = Math.min(previewLongerSide / Math.max(fullSize.width, fullSize.height), 4);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  await page.render({ canvas, viewport, background: '#ffffff' }).promise;
  return canvas.encode('png');
}
