import { bytesOf, type FileStore, fromBytes } from '@oilway/store/files/file-store.ts';
import type { Media } from '@oilway/store/published/documents.ts';
import { isSvg, withLightColors } from '@oilway/store/svg/svg-image.ts';
import type { Sharp, SharpOptions } from 'sharp';
import { MissingFileError } from './problem.ts';

type SharpModule = typeof import('sharp').default;

let loading: Promise<SharpModule> | undefined;

/** Imports sharp on first use: most processes never need its 11 MB. */
export function loadSharp(): Promise<SharpModule> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Images must not take both cores from pages.
    sharp.concurrency(1);
    // Results are stored on disk.
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

/** The pixel limit of the studio. */
const limits: SharpOptions = { limitInputPixels: 60_000_000 };

/**
 * Returns the uploaded image for further processing, as a duotone where its editor has chosen that.
 * @throws MissingFileError, StorageUnavailableError
 */
export async function originalImage(files: FileStore, media: Media): Promise<Sharp> {
  const sharp = await loadSharp();
  const bytes = await originalBytes(files, media);
  if (isSvg(media)) return sharp(Buffer.from(withLightColors(bytes.toString())), limits);
  const photograph = sharp(bytes, limits);
  return media.graded ? duotone(photograph) : photograph;
}

/** @throws MissingFileError, StorageUnavailableError */
export async function originalBytes(files: FileStore, { filename }: Media): Promise<Buffer> {
  // Not as a stream: sharp buffers the input in any case, and never returns when a stream is aborted.
  const key = `media/${filename}`;
  const bytes = await bytesOf(files, key);
  if (!bytes) throw new MissingFileError(key);
  return bytes;
}

/** The share of a photograph's own colours that remains. */
const saturation = 0.68;
/** Factors of a grey: paper in the lights, graphite in the darks (red, green, blue). */
const tint = [1.03, 1, 0.94] as const;
/** Luminance of each colour (Rec. 709). */
const brightness = [0.2126, 0.7152, 0.0722] as const;
/** Black is lifted to graphite, white sinks to paper. */
const [contrast, lift] = [0.89, 20];

type Row = [number, number, number];

/** Each colour moves towards the warm grey of its brightness; amber, which has little blue, hardly does. */
const duotoneMatrix = tint.map((warm, at) =>
  brightness.map((bright, of) => (1 - saturation) * warm * bright + (at === of ? saturation : 0)),
) as [Row, Row, Row];

/** Returns a photograph as a duotone in the colours of the site, at any bit depth. */
const duotone = (photograph: Sharp): Sharp =>
  photograph.pipelineColourspace('srgb').recomb(duotoneMatrix).linear(contrast, lift);

const pending = new WeakMap<FileStore, Map<string, Promise<Buffer>>>();

/**
 * Returns the image stored under a key, or creates and stores it; it is created once for concurrent calls.
 * @throws StorageUnavailableError, and what `create` throws.
 */
export function getOrCreateFile(
  files: FileStore,
  key: string,
  create: () => Promise<Buffer>,
): Promise<Buffer> {
  const pendingByKey = pending.get(files) ?? new Map<string, Promise<Buffer>>();
  pending.set(files, pendingByKey);
  const existing = pendingByKey.get(key);
  if (existing) return existing;
  const created = bytesOf(files, key)
    .then(async (cached) => {
      if (cached) return cached;
      const image = await create();
      // On a full disk the image is returned without being stored, and created again for the next request.
      await files.put(key, fromBytes(image)).catch(() => undefined);
      return image;
    })
    .finally(() => pendingByKey.delete(key));
  pendingByKey.set(key, created);
  return created;
}
