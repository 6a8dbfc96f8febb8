import type { FileStore } from '@oilway/store/files/file-store.ts';
import type { Media } from '@oilway/store/published/documents.ts';
import { Semaphore } from '@oilway/store/semaphore.ts';
import type { Sharp } from 'sharp';
import { type DrawnOgImage, type OgImage, ogImageSize } from '../../pages/og-image.ts';
import { getOrCreateFile, originalImage } from '../../server/http/image-processing.ts';
import { drawTitle, photographBox } from './draw.ts';

/** Images are drawn one at a time, because link previews are not urgent. */
const semaphore = new Semaphore({ permits: 1 });

/**
 * Returns the bytes of an image, created once and cached; earlier images of the page are removed.
 * @throws Problem 404 if the photograph is missing, StorageUnavailableError.
 */
export function ogImageBytes({ path, content }: OgImage, files: FileStore): Promise<Buffer> {
  const [locale, id, file] = path.split('/').slice(-3);
  const keyPrefix = `cache/images/share/${locale}-${id}-`;
  return getOrCreateFile(files, `${keyPrefix}${file}`, () =>
    semaphore.run(async () => {
      const bytes = await ('title' in content
        ? drawTitleImage(content, files)
        : jpeg(cropPhotograph(content.photograph, ogImageSize, files)));
      for await (const { key } of files.list(keyPrefix)) await files.remove(key);
      return bytes;
    }),
  );
}

async function drawTitleImage(drawnImage: DrawnOgImage, files: FileStore): Promise<Buffer> {
  const { photograph } = drawnImage;
  if (!photograph) return drawTitle(drawnImage);
  const photo = await cropPhotograph(photograph, photographBox, files);
  return drawTitle(drawnImage, await photo.png().toBuffer());
}

/** Returns a photograph cropped to a size, with its focal point as close to the centre as possible. */
async function cropPhotograph(
  media: Media,
  { width, height }: typeof ogImageSize,
  files: FileStore,
): Promise<Sharp> {
  const original = (await originalImage(files, media)).rotate();
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

const jpeg = async (image: Promise<Sharp>) =>
  (await image).jpeg({ quality: 82, mozjpeg: true }).toBuffer();

function offset(whole: number, part: number, focal: number): number {
  return Math.round(Math.min(Math.max((whole * focal) / 100 - part / 2, 0), whole - part));
}
