import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Media } from '@oilway/content';
import sharp from 'sharp';

interface Folders {
  mediaFolder: string;
  imageCacheFolder: string;
}

const underWay = new Map<string, Promise<Buffer>>();

/** One worker thread for sharp: pictures must not take both cores from pages. */
sharp.concurrency(1);

/**
 * A picture as WebP, at most `width` pixels wide, never enlarged. Made once and kept on disk.
 * @param version part of the kept file's name, so that a changed picture is made anew.
 * @throws ENOENT when the original is missing.
 */
export function picture(
  media: Media,
  width: number,
  version: string,
  folders: Folders,
): Promise<Buffer> {
  const name = `${media.id}-${version}-${width}.webp`;
  const running = underWay.get(name);
  if (running) return running;
  const made = readOrMake(media, width, name, folders).finally(() => underWay.delete(name));
  underWay.set(name, made);
  return made;
}

async function readOrMake(
  media: Media,
  width: number,
  name: string,
  folders: Folders,
): Promise<Buffer> {
  const kept = join(folders.imageCacheFolder, name);
  try {
    return await readFile(kept);
  } catch {
    const original = join(folders.mediaFolder, basename(media.filename ?? ''));
    const image = await sharp(original, { limitInputPixels: 60_000_000 })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, effort: 4 })
      .toBuffer();
    await keep(kept, image, folders.imageCacheFolder);
    return image;
  }
}

/** Written aside and renamed, so that nobody reads half a picture; a full disk costs only the keeping. */
async function keep(path: string, image: Buffer, folder: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(aside, image);
    await rename(aside, path);
  } catch {
    // The picture itself is at hand; the next reader makes it again.
  }
}
