import { readFile } from 'node:fs/promises';
import { pictureMaker } from '../../http/picture-maker.ts';
import { type DrawnPicture, pictureSize } from '../../page/sharing-picture.ts';
import { type FontMetrics, readMetrics } from '../../ui/fonts/metrics.ts';
import { artwork, artworkBesidePhotograph, colours } from './artwork.ts';
import { leading, type SetTitle, setTitle, tracking } from './title-lines.ts';

/** Where the title stands: clear of the stream on the right and the pool below. */
const box = { x: 72, y: 152, width: 840, height: 330 };

/** The same beside a photograph, which fills the right side. */
const narrowBox = { ...box, width: 610 };
export const photographBox = { left: 752, top: 0, width: 448, height: 630 };

/** The line above a title takes this much of its box. */
const lineHeight = 56;

const fontFile = (set: string) =>
  readFile(new URL(`../../ui/fonts/archivo-title-${set}.ttf`, import.meta.url));

interface Letters {
  fonts: { name: string; data: Buffer }[];
  /** Undefined for a letter the site's fonts do not have. */
  advance: (letter: string) => number | undefined;
}

let letters: Promise<Letters> | undefined;

/**
 * A title in the look of the site: the graphite field, one body of oil, the logo; the line in the pool is
 * where the page is. As PNG, or with a photograph (of `photographBox`'s size) as JPEG.
 */
export async function drawTitle(
  { address, line, title }: Omit<DrawnPicture, 'photograph'>,
  photograph?: Buffer,
): Promise<Buffer> {
  letters ??= readLetters();
  const { advance, fonts } = await letters;
  const legible = (text: string) =>
    [...text.normalize('NFC')].filter((letter) => advance(letter) !== undefined).join('');
  const whole = photograph ? narrowBox : box;
  const room = line ? { ...whole, height: whole.height - lineHeight } : whole;
  const set = setTitle(legible(title), room, (letter) => advance(letter) ?? 0);
  const { default: satori } = await import('satori');
  const top = box.y + box.height - set.lines.length * set.size * leading;
  const words = { address: legible(address), line: line && legible(line) };
  const texts = await satori(textsOf(set, words, top) as never, { ...pictureSize, fonts });
  const { width, height } = pictureSize;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `${photograph ? artworkBesidePhotograph : artwork}${texts}</svg>`;
  const sharp = await pictureMaker();
  const drawn = sharp(Buffer.from(svg)).resize(width, height);
  if (!photograph)
    return drawn.png({ palette: true, colours: 64, effort: 7, compressionLevel: 9 }).toBuffer();
  const { left, top: above } = photographBox;
  return drawn
    .composite([{ input: photograph, left, top: above }])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

async function readLetters(): Promise<Letters> {
  const [latin, latinExt] = await Promise.all([fontFile('latin'), fontFile('latin-ext')]);
  const [plain, more] = [readMetrics(latin), readMetrics(latinExt)];
  return {
    fonts: [
      { name: 'Archivo', data: latin },
      { name: 'Archivo Extended', data: latinExt },
    ],
    advance: (letter) => advanceIn(plain, letter) ?? advanceIn(more, letter),
  };
}

function advanceIn(font: FontMetrics, letter: string): number | undefined {
  try {
    return font.advance(letter);
  } catch {
    return undefined;
  }
}

/** What satori lays out: a tree of boxes as React would make it. */
function textsOf(
  { lines, size }: SetTitle,
  { address, line }: { address: string; line: string | undefined },
  top: number,
) {
  const text = (content: string, style: object) => ({
    type: 'div',
    props: {
      style: {
        position: 'absolute',
        whiteSpace: 'pre',
        fontFamily: 'Archivo, Archivo Extended',
        ...style,
      },
      children: content,
    },
  });
  const title = lines.map((line, index) =>
    text(line, {
      left: box.x - size * 0.03,
      top: top + index * size * leading,
      fontSize: size,
      lineHeight: leading,
      letterSpacing: size * tracking,
      color: colours.paper,
    }),
  );
  const when = line
    ? [text(line, { left: box.x, top: top - lineHeight, fontSize: 30, color: colours.amber })]
    : [];
  const where = text(address, { left: box.x, top: 566, fontSize: 26, color: colours.ink });
  return {
    type: 'div',
    props: { style: { display: 'flex', ...pictureSize }, children: [...when, ...title, where] },
  };
}
