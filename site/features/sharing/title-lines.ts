/** A title set in lines, and its size in pixels. */
export interface SetTitle {
  lines: string[];
  size: number;
}

/** Pixels, from the poster to the small print of a title of 120 letters. */
const sizes = [120, 108, 96, 86, 77, 69, 62, 56, 50, 45, 40];

/** Line height and tracking as parts of the size. */
export const leading = 1.02;
export const tracking = -0.03;

/** A Polish word of one letter does not end a line. */
const leftAlone = /(?<=^|\s)([aiouwz]) +/giu;

/**
 * Breaks a title at its spaces, as large as its box allows, with lines of about the same length and
 * a line for each sentence where there is room. A word longer than the box is cut; what still does
 * not fit ends in an ellipsis.
 * @param advance width of a letter in thousandths of the size.
 */
export function setTitle(
  title: string,
  box: { width: number; height: number },
  advance: (letter: string) => number,
): SetTitle {
  const words = title
    .replace(leftAlone, '$1\u00a0')
    .split(/[ \n\t]+/)
    .filter(Boolean);
  for (const size of sizes) {
    const widthOf = measure(size, advance);
    const most = Math.floor(box.height / (size * leading));
    for (const parts of [sentencesOf(words), [words]]) {
      const lines = parts.flatMap((part) => balanced(part, box.width, widthOf));
      const fits = lines.length <= most && lines.every((line) => widthOf(line) <= box.width);
      if (fits) return { size, lines };
    }
  }
  return cutToFit(words, box, advance);
}

/** In the smallest size, whatever it takes. */
function cutToFit(
  words: readonly string[],
  box: { width: number; height: number },
  advance: (letter: string) => number,
): SetTitle {
  const size = sizes.at(-1) ?? 40;
  const widthOf = measure(size, advance);
  const pieces = words.flatMap((word) => cut(word, box.width, widthOf));
  const lines = wrap(pieces, box.width, widthOf);
  const most = Math.floor(box.height / (size * leading));
  if (lines.length <= most) return { size, lines };
  const last = [...(lines[most - 1] ?? '')].slice(0, -2).join('').trimEnd();
  return { size, lines: [...lines.slice(0, most - 1), `${last}…`] };
}

/** A sentence ends after a word of some length; `ul.` and `5.` go on. */
function sentencesOf(words: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const [index, word] of words.entries()) {
    if (/[^.!?]{3}[.!?]$/.test(words[index - 1] ?? '')) sentences.push([]);
    sentences.at(-1)?.push(word);
  }
  return sentences;
}

type WidthOf = (text: string) => number;

function measure(size: number, advance: (letter: string) => number): WidthOf {
  return (text) =>
    [...text].reduce((sum, letter) => sum + (advance(letter) / 1000 + tracking) * size, 0);
}

function wrap(words: readonly string[], width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest setting with as few lines as the width allows, found by halving. */
function balanced(words: readonly string[], width: number, widthOf: WidthOf): string[] {
  const count = wrap(words, width, widthOf).length;
  let [low, high] = [0, width];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const lines = wrap(words, middle, widthOf);
    const fits = lines.length <= count && lines.every((line) => widthOf(line) <= middle);
    if (fits) high = middle;
    else low = middle;
  }
  return wrap(words, high, widthOf);
}

function cut(word: string, width: number, widthOf: WidthOf): string[] {
  const pieces: string[] = [''];
  for (const letter of word) {
    const longer = (pieces.at(-1) ?? '') + letter;
    if (widthOf(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}
