import { inLight, isDrawing } from '@oilway/store/drawings/drawing.ts';
import { bytesOf, type FileStore, fromBytes } from '@oilway/store/files/file-store.ts';
import type { Media } from '@oilway/store/published/documents.ts';
import type { Sharp, SharpOptions } from 'sharp';
import { MissingFile } from './problem.ts';

type Maker = typeof import('sharp').default;

let loading: Promise<Maker> | undefined;

/** sharp, of which nothing is read before the first picture has to be made: its 11 MB are most often not needed. */
export function pictureMaker(): Promise<Maker> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Pictures must not take both cores from pages.
    sharp.concurrency(1);
    // What was made lies on disk.
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

/** The pixels that the studio takes, and no more. */
const limits: SharpOptions = { limitInputPixels: 60_000_000 };

/**
 * The picture as it was uploaded, in the colours of the site where its editor wants that, for whoever makes another one of it.
 * @throws MissingFile, StorageAwayError
 */
export async function originalPicture(files: FileStore, media: Media): Promise<Sharp> {
  const sharp = await pictureMaker();
  const bytes = await originalBytes(files, media);
  if (isDrawing(media)) return sharp(Buffer.from(inLight(bytes.toString())), limits);
  const photograph = sharp(bytes, limits);
  return media.graded ? graded(photograph) : photograph;
}

/** @throws MissingFile, StorageAwayError */
export async function originalBytes(files: FileStore, { filename }: Media): Promise<Buffer> {
  // All of them at once: sharp holds them in any case, and waits for ever for a stream that breaks off.
  const key = `media/${filename}`;
  const bytes = await bytesOf(files, key);
  if (!bytes) throw new MissingFile(key);
  return bytes;
}

/** How much of a photograph's own colours stays. */
const kept = 0.68;
/** What a grey becomes: paper in the lights, graphite in the darks (red, green, blue). */
const warmth = [1.03, 1, 0.94] as const;
/** How bright each colour is (Rec. 709). */
const brightness = [0.2126, 0.7152, 0.0722] as const;
/** Black is lifted to graphite, white sinks to paper. */
const [contrast, lift] = [0.89, 20];

type Row = [number, number, number];

/** Each colour moves towards the warm grey of its brightness; amber, which has little blue, hardly does. */
const towardsGrey = warmth.map((warm, at) =>
  brightness.map((bright, of) => (1 - kept) * warm * bright + (at === of ? kept : 0)),
) as [Row, Row, Row];

/** A photograph in the colours of the site, the same way for all of them, however many bits it has. */
const graded = (photograph: Sharp): Sharp =>
  photograph.pipelineColourspace('srgb').recomb(towardsGrey).linear(contrast, lift);

const underWay = new WeakMap<FileStore, Map<string, Promise<Buffer>>>();

/**
 * A picture that is kept under a key, or made and kept there; made once however many wait.
 * @throws StorageAwayError, and whatever `make` throws.
 */
export function keptOrMade(
  files: FileStore,
  key: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const running = underWay.get(files) ?? new Map<string, Promise<Buffer>>();
  underWay.set(files, running);
  const known = running.get(key);
  if (known) return known;
  const made = bytesOf(files, key)
    .then(async (kept) => {
      if (kept) return kept;
      const picture = await make();
      // The picture itself is at hand, also where the disk is full; the next reader makes it again.
      await files.put(key, fromBytes(picture)).catch(() => undefined);
      return picture;
    })
    .finally(() => running.delete(key));
  running.set(key, made);
  return made;
}
