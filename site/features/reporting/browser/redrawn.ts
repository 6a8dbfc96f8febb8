import type { Dimensions, KeptFile } from '../../../forms/fields/use-files.ts';

/** Pixels of a picture that is sent: a page of a document can be read, four photographs find room. */
const area = 4_000_000;

/** Pixels of the shorter side below which the text of a screenshot cannot be read. */
const shortSide = 720;

/** What every browser can draw: Safari on a telephone has the smallest canvas. */
const canvasMost = { area: 16_000_000, side: 16_000 };

/** Parts of the sides that are tried one after the other where the bytes do not suffice. */
const steps = [1, 0.8, 0.64, 0.5];

/** Whether a file is a picture, by its type or, where the browser knows none, by its name. */
export const isPicture = ({ name, type }: File): boolean =>
  type.startsWith('image/') || (type === '' && /\.(hei[cf]|avif|jpe?g|png|webp|gif)$/i.test(name));

/** @returns the largest size that a picture is sent in: its area is bounded, not its longer side, which a screenshot may have most of. */
export function sentSize({ height, width }: Dimensions): Dimensions {
  const sided = Math.max(Math.sqrt(area / (width * height)), shortSide / Math.min(width, height));
  const drawn = Math.sqrt(canvasMost.area / (width * height));
  const scale = Math.min(1, sided, drawn, canvasMost.side / Math.max(width, height));
  return scaled({ width, height }, scale);
}

/**
 * Draws a picture anew as a JPEG, on white, as it is looked at.
 * @param room bytes it should fit into; below half of its sides it is not made smaller for that.
 * @returns undefined where the browser cannot open it.
 */
export async function redrawn(
  file: File,
  room: number,
): Promise<{ blob: Blob; shrunk?: KeptFile<unknown>['shrunk'] } | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  const from = { width: image.width, height: image.height };
  try {
    let result: { blob: Blob; to: Dimensions } | undefined;
    for (const step of steps) {
      const to = scaled(sentSize(from), step);
      const blob = await jpegOf(image, to);
      if (!blob) return undefined;
      result = { blob, to };
      if (blob.size <= room) break;
    }
    if (!result) return undefined;
    const { blob, to } = result;
    const isSame = to.width === from.width && to.height === from.height;
    return isSame ? { blob } : { blob, shrunk: { from, to, bytes: file.size } };
  } finally {
    image.close();
  }
}

const scaled = ({ height, width }: Dimensions, scale: number): Dimensions => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

function jpegOf(image: ImageBitmap, { height, width }: Dimensions): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A JPEG has no transparency: what is transparent would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
