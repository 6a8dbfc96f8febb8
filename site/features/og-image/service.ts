import type { FileStore } from '@oilway/store/files/file-store.ts';
import type { Media } from '@oilway/store/published/documents.ts';
import { Turns } from '@oilway/store/turns.ts';
import type { Sharp } from 'sharp';
import {
  type DrawnPicture,
  pictureSize,
  type SharingPicture,
} from '../../pages/sharing-picture.ts';
import { keptOrMade, originalPicture } from '../../server/http/pictures.ts';
import { drawTitle, photographBox } from './draw.ts';

/** Pictures are made one after the other: whoever asks for many of them is in no hurry. */
const turns = new Turns({ width: 1 });

/**
 * The picture's bytes, made once and kept; the page's earlier pictures go.
 * @throws Problem 404 when the photograph is missing, StorageAwayError.
 */
export function pictureBytes({ path, shows }: SharingPicture, files: FileStore): Promise<Buffer> {
  const [culture, id, file] = path.split('/').slice(-3);
  const ofPage = `cache/images/share/${culture}-${id}-`;
  return keptOrMade(files, `${ofPage}${file}`, () =>
    turns.take(async () => {
      const made = await ('title' in shows
        ? drawnPicture(shows, files)
        : jpeg(cropPhotograph(shows.photograph, pictureSize, files)));
      for await (const { key } of files.list(ofPage)) await files.remove(key);
      return made;
    }),
  );
}

async function drawnPicture(shows: DrawnPicture, files: FileStore): Promise<Buffer> {
  const { photograph } = shows;
  if (!photograph) return drawTitle(shows);
  const photo = await cropPhotograph(photograph, photographBox, files);
  return drawTitle(shows, await photo.png().toBuffer());
}

/** A photograph in this size, with its focal point as near the middle as can be. */
async function cropPhotograph(
  media: Media,
  { width, height }: typeof pictureSize,
  files: FileStore,
): Promise<Sharp> {
  const original = (await originalPicture(files, media)).rotate();
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
