import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactElement, ReactNode } from 'react';
import type { Font, SatoriNode } from 'satori';
import { type DrawnPicture, pictureSize } from '../../pages/sharing-picture.ts';
import { pictureMaker } from '../../server/http/pictures.ts';
import { siteFolder } from '../../server/site-folder.ts';
import { artwork, artworkBesidePhotograph, colours } from './artwork.ts';

/** Where the title stands: clear of the stream on the right and the pool below. */
const box = { left: 72, top: 156, width: 840, height: 326 };

/** The same beside a photograph, which fills the right side. */
const narrowBox = { ...box, width: 640 };
export const photographBox = { left: 752, top: 0, width: 448, height: 630 };

/** The line above a title takes this much of its box. */
const lineHeight = 56;

/** Pixels of a title, from the poster down; one that fits in none of them is set in the small print, with an ellipsis. */
const sizes = [120, 108, 96, 86, 77, 69, 62, 56, 50, 45];
const smallPrint = 40;
const leading = 1.02;

/** What `archivo-title-latin.ttf` and `archivo-title-latin-ext.ttf` have no form for. */
const unknown =
  /[^ -~\u00a0-\u017f\u0218-\u021b\u02c6\u02c7\u02da\u02dc\u02dd\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2212]/gu;

/** A Polish word of one letter does not end a line. */
const leftAlone = /(?<=^|\s)([aiouwz]) +/giu;

/** Between two sentences: `ul.` and `5.` end none. */
const nextSentence = /(?<=[^\s.!?]{3}[.!?]) /g;

type Words = Omit<DrawnPicture, 'photograph'>;

let fonts: Promise<Font[]> | undefined;

/**
 * A title in the look of the site: the graphite field, one body of oil, the logo; the line in the pool is
 * where the page is. As PNG, or with a photograph (of `photographBox`'s size) as JPEG.
 */
export async function drawTitle(words: Words, photograph?: Buffer): Promise<Buffer> {
  const texts = await layOut(words, photograph ? narrowBox : box);
  const { width, height } = pictureSize;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `${photograph ? artworkBesidePhotograph : artwork}${texts}</svg>`;
  const sharp = await pictureMaker();
  const drawn = sharp(Buffer.from(svg)).resize(width, height);
  if (!photograph)
    return drawn.png({ palette: true, colours: 64, effort: 7, compressionLevel: 9 }).toBuffer();
  const { left, top } = photographBox;
  return drawn
    .composite([{ input: photograph, left, top }])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** The words as SVG, the title as large as its box allows. */
async function layOut(words: Words, whole: typeof box): Promise<string> {
  const { default: satori } = await import('satori');
  fonts ??= Promise.all(['latin', 'latin-ext'].map(readFont));
  const options = { ...pictureSize, fonts: await fonts };
  const [line, address] = [legible(words.line ?? ''), legible(words.address)];
  const room = whole.height - (line ? lineHeight : 0);
  const pageWith = (title: string, style: object) => pageOf({ address, line, title }, whole, style);

  const title = legible(words.title).replace(leftAlone, '$1\u00a0');
  const eachOnItsLine = title.replace(nextSentence, '\n');
  for (const size of sizes) {
    for (const text of new Set([eachOnItsLine, title])) {
      let fits = true;
      const onNodeDetected = ({ height, key, width }: SatoriNode) => {
        if (key === 'title') fits = width <= whole.width && height <= room;
      };
      // A word that is longer than a line makes the box wider.
      const page = pageWith(text, { ...titleStyle(size), minWidth: 'min-content' });
      const svg = await satori(page, { ...options, onNodeDetected });
      if (fits) return svg;
    }
  }
  const lineClamp = Math.floor(room / (smallPrint * leading));
  const cut = { textWrap: 'wrap', overflowWrap: 'anywhere', lineClamp };
  return satori(pageWith(title, { ...titleStyle(smallPrint), ...cut }), options);
}

const titleStyle = (size: number) => ({
  display: 'block',
  position: 'relative',
  // The stem of the first letter stands under the logo.
  left: size * -0.03,
  fontSize: size,
  lineHeight: leading,
  letterSpacing: size * -0.03,
  textWrap: 'balance',
  whiteSpace: 'pre-line',
});

const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' };

/** What satori lays out: a tree of boxes as React would make it. */
function pageOf({ address, line = '', title }: Words, place: typeof box, style: object): ReactNode {
  const { amber, ink, paper } = colours;
  const column = { ...place, flexDirection: 'column', justifyContent: 'flex-end', color: paper };
  return element({ ...pictureSize }, [
    element({ ...column, position: 'absolute' }, [
      line && element({ ...oneLine, height: lineHeight, fontSize: 30, color: amber }, line),
      element(style, title, 'title'),
    ]),
    element({ position: 'absolute', left: box.left, top: 566, fontSize: 26, color: ink }, address),
  ]);
}

const element = (style: object, children: ReactNode, key: string | null = null) =>
  ({ type: 'div', key, props: { style: { display: 'flex', ...style }, children } }) as ReactElement;

const legible = (text: string) => text.normalize('NFC').replaceAll(unknown, '');

async function readFont(set: string): Promise<Font> {
  const file = join(siteFolder, `components/fonts/archivo-title-${set}.ttf`);
  return { name: `Archivo ${set}`, data: await readFile(file) };
}
