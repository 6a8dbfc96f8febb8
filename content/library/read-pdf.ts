import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { longestText, plain } from './text-file.ts';

/** Maximum number of pages read; the first pages hold the terms people search for. */
const mostPages = 300;

/** Longer side of the image of the first page, in pixels. */
const longSide = 640;

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
    const first = await draw(await document.getPage(1));
    const words: string[] = [];
    let length = 0;
    for (
      let at = 1;
      at <= Math.min(document.numPages, mostPages) && length < longestText;
      at += 1
    ) {
      const page = await document.getPage(at);
      const { items } = await page.getTextContent();
      for (const item of items)
        if ('str' in item) {
          words.push(item.str, item.hasEOL ? '\n' : '');
          length += item.str.length;
        }
      words.push('\n');
      page.cleanup();
    }
    return { text: plain(words.join('')), pages: document.numPages, first };
  } finally {
    await task.destroy();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function draw(page: Page): Promise<Buffer> {
  const whole = page.getViewport({ scale: 1 });
  const scale = Math.min(longSide / Math.max(whole.width, whole.height), 4);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  await page.render({ canvas, viewport, background: '#ffffff' }).promise;
  return canvas.encode('png');
}
