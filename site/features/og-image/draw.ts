import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactElement, ReactNode } from 'react';
import type { Font, SatoriNode } from 'satori';
import { type DrawnOgImage, ogImageSize } from '../../pages/og-image.ts';
import { loadSharp } from '../../server/http/image-processing.ts';
import { siteFolder } from '../../server/site-folder.ts';
import { artwork, artworkBesidePhotograph, colours } from './artwork.ts';

/** Box of the title, outside of the stream on the right and the pool below. */
const box = { left: 72, top: 156, width: 840, height: 326 };

/** The same beside a photograph, which fills the right side. */
const narrowBox = { ...box, width: 640 };
export const photographBox = { left: 752, top: 0, width: 448, height: 630 };

/** Height of the kicker in the title's box. */
const lineHeight = 56;

/** Font sizes of a title in pixels, largest first; a title that fits in none is truncated in `smallPrint`. */
const sizes = [120, 108, 96, 86, 77, 69, 62, 56, 50, 45];
const smallPrint = 40;
const leading = 1.02;

/** Characters without a glyph in `archivo-title-latin.ttf` and `archivo-title-latin-ext.ttf`. */
const unsupportedCharacters =
  /[^ -~\u00a0-\u017f\u0218-\u021b\u02c6\u02c7\u02da\u02dc\u02dd\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2212]/gu;

/** A one-letter Polish word, which must not end a line. */
const singleLetterWord = /(?<=^|\s)([aiouwz]) +/giu;

/** The space between two sentences; `ul.` and `5.` do not end one. */
const nextSentence = /(?<=[^\s.!?]{3}[.!?]) /g;

type Words = Omit<DrawnOgImage, 'photograph'>;

let fonts: Promise<Font[]> | undefined;

/**
 * Draws the Open Graph image of a title, with the address of the page in the pool. Returns a PNG, or with a photograph (in the size
 * of `photographBox`) a JPEG.
 */
export async function drawTitle(words: Words, photograph?: Buffer): Promise<Buffer> {
  const texts = await layOut(words, photograph ? narrowBox : box);
  const { width, height } = ogImageSize;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `${photograph ? artworkBesidePhotograph : artwork}${texts}</svg>`;
  const sharp = await loadSharp();
  const drawn = sharp(Buffer.from(svg)).resize(width, height);
  if (!photograph)
    return drawn.png({ palette: true, colours: 64, effort: 7, compressionLevel: 9 }).toBuffer();
  const { left, top } = photographBox;
  return drawn
    .composite([{ input: photograph, left, top }])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** Returns the texts as SVG, with the title as large as its box allows. */
async function layOut(words: Words, area: typeof box): Promise<string> {
  const { default: satori } = await import('satori');
  fonts ??= Promise.all(['latin', 'latin-ext'].map(readFont));
  const options = { ...ogImageSize, fonts: await fonts };
  const [kicker, address] = [stripUnsupported(words.kicker ?? ''), stripUnsupported(words.address)];
  const maxHeight = area.height - (kicker ? lineHeight : 0);
  const pageWith = (title: string, style: object) =>
    pageOf({ address, kicker, title }, area, style);

  const title = stripUnsupported(words.title).replace(singleLetterWord, '$1\u00a0');
  const oneSentencePerLine = title.replace(nextSentence, '\n');
  for (const size of sizes) {
    for (const text of new Set([oneSentencePerLine, title])) {
      let fits = true;
      const onNodeDetected = ({ height, key, width }: SatoriNode) => {
        if (key === 'title') fits = width <= area.width && height <= maxHeight;
      };
      // A word longer than a line widens the box.
      const page = pageWith(text, { ...titleStyle(size), minWidth: 'min-content' });
      const svg = await satori(page, { ...options, onNodeDetected });
      if (fits) return svg;
    }
  }
  const lineClamp = Math.floor(maxHeight / (smallPrint * leading));
  const cut = { textWrap: 'wrap', overflowWrap: 'anywhere', lineClamp };
  return satori(pageWith(title, { ...titleStyle(smallPrint), ...cut }), options);
}

const titleStyle = (size: number) => ({
  display: 'block',
  position: 'relative',
  // Aligns the stem of the first letter with the logo.
  left: size * -0.03,
  fontSize: size,
  lineHeight: leading,
  letterSpacing: size * -0.03,
  textWrap: 'balance',
  whiteSpace: 'pre-line',
});

const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' };

/** Returns the element tree for satori. */
function pageOf(
  { address, kicker = '', title }: Words,
  area: typeof box,
  style: object,
): ReactNode {
  const { amber, ink, paper } = colours;
  const column = { ...area, flexDirection: 'column', justifyContent: 'flex-end', color: paper };
  return element({ ...ogImageSize }, [
    element({ ...column, position: 'absolute' }, [
      kicker && element({ ...oneLine, height: lineHeight, fontSize: 30, color: amber }, kicker),
      element(style, title, 'title'),
    ]),
    element({ position: 'absolute', left: box.left, top: 566, fontSize: 26, color: ink }, address),
  ]);
}

const element = (style: object, children: ReactNode, key: string | null = null) =>
  ({ type: 'div', key, props: { style: { display: 'flex', ...style }, children } }) as ReactElement;

const stripUnsupported = (text: string) =>
  text.normalize('NFC').replaceAll(unsupportedCharacters, '');

async function readFont(set: string): Promise<Font> {
  const file = join(siteFolder, `components/fonts/archivo-title-${set}.ttf`);
  return { name: `Archivo ${set}`, data: await readFile(file) };
}
