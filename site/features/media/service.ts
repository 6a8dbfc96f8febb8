import { access } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Media } from '@oilway/store/published/documents.ts';
import { Turns } from '@oilway/store/turns.ts';
import { keptOrMade } from '../../http/kept-picture.ts';
import { pictureMaker } from '../../http/picture-maker.ts';
import type { ImageFormat } from '../../paths.ts';

interface Folders {
  mediaFolder: string;
  imageCacheFolder: string;
}

/** One picture of a media record, which `version` tells from those of its earlier states. */
export interface Wanted {
  media: Media;
  version: string;
  /** Pixels; the picture is never enlarged. */
  width: number;
}

/** Two WebPs at once, for which somebody waits; one AVIF, which takes three times as long. */
const turns: Record<ImageFormat, Turns> = {
  webp: new Turns({ width: 2 }),
  avif: new Turns({ width: 1 }),
};

/** More AVIFs than this do not queue up: their pictures stay WebP until somebody asks again. */
const longestQueue = 200;

/**
 * A picture as WebP. Made once and kept on disk.
 * @throws ENOENT when the original is missing.
 */
export function webp(wanted: Wanted, folders: Folders): Promise<Buffer> {
  return kept(wanted, 'webp', folders);
}

/** The same as AVIF if it is at hand. If not, it is made meanwhile, and nobody waits for it. */
export async function avif(
  wanted: Wanted,
  folders: Folders,
  failed: (error: unknown) => void,
): Promise<Buffer | undefined> {
  const path = join(folders.imageCacheFolder, nameOf(wanted, 'avif'));
  const atHand = await access(path).then(
    () => true,
    () => false,
  );
  if (atHand) return kept(wanted, 'avif', folders);
  if (turns.avif.waiting < longestQueue) kept(wanted, 'avif', folders).catch(failed);
  return undefined;
}

function kept(wanted: Wanted, format: ImageFormat, folders: Folders): Promise<Buffer> {
  return keptOrMade(folders.imageCacheFolder, nameOf(wanted, format), () =>
    turns[format].take(() => make(wanted, format, folders.mediaFolder)),
  );
}

function nameOf({ media, version, width }: Wanted, format: ImageFormat): string {
  return `${media.id}-${version}-${width}.${format}`;
}

async function make(
  { media, width }: Wanted,
  format: ImageFormat,
  folder: string,
): Promise<Buffer> {
  const sharp = await pictureMaker();
  const original = join(folder, basename(media.filename ?? ''));
  const resized = sharp(original, { limitInputPixels: 60_000_000 })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'avif'
      ? resized.avif({ quality: 55, effort: 3 })
      : resized.webp({ quality: 80, effort: 4 });
  return encoded.toBuffer();
}
