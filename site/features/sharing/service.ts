import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Media } from '@oilway/store/published/documents.ts';
import type { Sharp } from 'sharp';
import { keptOrMade } from '../../http/kept-picture.ts';
import { pictureMaker } from '../../http/picture-maker.ts';
import { type DrawnPicture, pictureSize, type SharingPicture } from '../../page/sharing-picture.ts';
import { drawTitle, photographBox } from './draw.ts';

interface Folders {
  mediaFolder: string;
  imageCacheFolder: string;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * The picture's bytes, made once and kept on disk; the page's earlier pictures go. Pictures are made
 * one after the other, because whoever asks for many of them is in no hurry.
 * @throws ENOENT when the photograph is missing.
 */
export function pictureBytes(
  { path, shows }: SharingPicture,
  { imageCacheFolder, mediaFolder }: Folders,
): Promise<Buffer> {
  const folder = join(imageCacheFolder, 'share');
  const [culture, id, file] = path.split('/').slice(-3);
  return keptOrMade(folder, `${culture}-${id}-${file}`, () =>
    inTurn(async () => {
      const made = await ('title' in shows
        ? drawnPicture(shows, mediaFolder)
        : jpeg(cropPhotograph(shows.photograph, pictureSize, mediaFolder)));
      await forget(folder, `${culture}-${id}-`);
      return made;
    }),
  );
}

function inTurn<T>(make: () => Promise<T>): Promise<T> {
  const made = last.then(make);
  last = made.catch(() => undefined);
  return made;
}

async function forget(folder: string, prefix: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names)
    if (name.startsWith(prefix)) await rm(join(folder, name), { force: true });
}

async function drawnPicture(shows: DrawnPicture, mediaFolder: string): Promise<Buffer> {
  const { photograph } = shows;
  if (!photograph) return drawTitle(shows);
  const photo = await cropPhotograph(photograph, photographBox, mediaFolder);
  return drawTitle(shows, await photo.png().toBuffer());
}

/** A photograph in this size, with its focal point as near the middle as can be. */
async function cropPhotograph(
  media: Media,
  { width, height }: typeof pictureSize,
  mediaFolder: string,
): Promise<Sharp> {
  const file = join(mediaFolder, basename(media.filename ?? ''));
  const sharp = await pictureMaker();
  const original = sharp(file, { limitInputPixels: 60_000_000 }).rotate();
  const own = (await original.metadata()).autoOrient;
  const scale = Math.max(width / own.width, height / own.height);
  const [wide, high] = [Math.ceil(own.width * scale), Math.ceil(own.height * scale)];
  return original.resize(wide, high, { fit: 'fill' }).extract({
    width,
    height,
    left: offset(wide, width, media.focalX ?? 50),
    top: offset(high, height, media.focalY ?? 50),
  });
}

const jpeg = async (picture: Promise<Sharp>) =>
  (await picture).jpeg({ quality: 82, mozjpeg: true }).toBuffer();

function offset(whole: number, part: number, focal: number): number {
  return Math.round(Math.min(Math.max((whole * focal) / 100 - part / 2, 0), whole - part));
}
