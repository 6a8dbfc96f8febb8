import type { AcceptedFile, Dimensions } from '../../../forms/fields/use-files.ts';

/** Maximum pixels of an image: a document page stays legible, and four photographs fit into a report. */
const maxPixels = 4_000_000;

/** Pixels of the shorter side below which text in a screenshot becomes illegible. */
const minShortSide = 720;

/** Limits of the canvas in all browsers; Safari on iOS has the smallest. */
const canvasLimits = { area: 16_000_000, side: 16_000 };

/** Scales tried in turn until the image fits into the remaining bytes. */
const scaleSteps = [1, 0.8, 0.64, 0.5];

/** Whether a file is an image, by its type, or by its name if the browser gives no type. */
export const isImage = ({ name, type }: File): boolean =>
  type.startsWith('image/') || (type === '' && /\.(hei[cf]|avif|jpe?g|png|webp|gif)$/i.test(name));

/** Returns the size to send an image in. Limits the area, not the longer side, so that long screenshots stay legible. */
export function targetSize({ height, width }: Dimensions): Dimensions {
  const maxScale = Math.max(
    Math.sqrt(maxPixels / (width * height)),
    minShortSide / Math.min(width, height),
  );
  const maxCanvasScale = Math.sqrt(canvasLimits.area / (width * height));
  const scale = Math.min(1, maxScale, maxCanvasScale, canvasLimits.side / Math.max(width, height));
  return scaled({ width, height }, scale);
}

/**
 * Re-encodes an image as a JPEG on white, in its display orientation.
 * @param maxBytes target size; the image is scaled down to half its sides at most, even if it is still larger.
 * @returns undefined if the browser cannot decode it.
 */
export async function reencodeImage(
  file: File,
  maxBytes: number,
): Promise<{ blob: Blob; shrunk?: AcceptedFile<unknown>['shrunk'] } | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  const from = { width: image.width, height: image.height };
  try {
    let result: { blob: Blob; to: Dimensions } | undefined;
    for (const scale of scaleSteps) {
      const to = scaled(targetSize(from), scale);
      const blob = await jpegOf(image, to);
      if (!blob) return undefined;
      result = { blob, to };
      if (blob.size <= maxBytes) break;
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
  // JPEG has no transparency; transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
