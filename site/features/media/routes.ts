import type { FileStore } from '@oilway/store/files/file-store.ts';
import type { Media } from '@oilway/store/published/documents.ts';
import { Semaphore } from '@oilway/store/semaphore.ts';
import { isSvg, svgMediaType, withColorDefinitions } from '@oilway/store/svg/svg-image.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type ImageFormat, imageWidths, mediaPath, mediaVersion } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import {
  getOrCreateFile,
  originalBytes,
  originalImage,
} from '../../server/http/image-processing.ts';
import { Problem } from '../../server/http/problem.ts';
import { sendCached } from '../../server/http/send-cached.ts';

const mediaPathPattern =
  /^\/media\/([1-9]\d{0,8})\/([0-9a-f]{10})\/(?:([1-9]\d{2,3})\.(webp|avif)|drawing\.(svg))$/;

/**
 * `GET /media/{id}/{version}/{width}.webp` and `.avif`: an image by id, in supported widths only. The format
 * is part of the URL, so responses need no `Vary: Accept`. Until an AVIF is encoded, its URL responds with the
 * WebP and `no-store`. `drawing.svg` is an SVG without resizing.
 */
export const mediaRoutes = fp<{ context: Context }>(
  async (app, { context }) => {
    app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
      const { format, path, variant } = await resolveVariant(request.url, context);
      // Pages loaded before the image changed request its earlier version.
      if (path !== undefined) return reply.header('cache-control', 'no-store').redirect(path, 302);
      if (format === 'svg') {
        await sendDrawing(request, reply, variant.media, context);
        return reply;
      }
      const { files } = context;
      if (format === 'avif' && !(await files.head(variantKey(variant, 'avif')))) {
        if (semaphores.avif.queueLength < maxQueueLength)
          getOrCreateImage(variant, 'avif', files).catch((error: unknown) =>
            request.log.error({ err: error }, 'AVIF encoding failed'),
          );
        return sendImage(reply, 'webp', await getOrCreateImage(variant, 'webp', files), false);
      }
      return sendImage(reply, format, await getOrCreateImage(variant, format, files), true);
    });
  },
  { name: 'media' },
);

/**
 * Returns the image variant of a URL, and `path`, its current URL, if the image has changed.
 * @throws Problem 404 unless the URL is one that the site generates.
 */
async function resolveVariant(
  url: string,
  { published }: Context,
): Promise<{ variant: ImageVariant; format: ImageFormat | 'svg'; path?: string }> {
  const [, id, version = '', size, format, svg] =
    mediaPathPattern.exec(url.split('?')[0] ?? '') ?? [];
  const notFound = new Problem(404, 'There is no such picture.');
  const width = svg ? 0 : imageWidths.find((supported) => supported === Number(size));
  if (!id || width === undefined) throw notFound;
  const media = await published.reader().media(Number(id));
  if (!media || (svg && !isSvg(media))) throw notFound;
  const resolved = {
    variant: { media, version, width },
    format: (svg ?? format) as ImageFormat | 'svg',
  };
  return mediaVersion(media) === version
    ? resolved
    : { ...resolved, path: mediaPath(media, width, resolved.format) };
}

/** Sends an SVG, immutable under its URL. @throws MissingFileError, StorageUnavailableError */
async function sendDrawing(
  request: FastifyRequest,
  reply: FastifyReply,
  media: Media,
  { cache, files }: Context,
): Promise<void> {
  await sendCached(cache, request, reply, mediaPath(media, 0, 'svg'), async () => ({
    body: withColorDefinitions((await originalBytes(files, media)).toString()),
    type: svgMediaType,
    cacheControl: immutableCacheControl,
    policy: 'drawing',
  }));
}

const immutableCacheControl = 'public, max-age=31536000, immutable';

function sendImage(reply: FastifyReply, format: ImageFormat, image: Buffer, isFinal: boolean) {
  return reply
    .header('cache-control', isFinal ? immutableCacheControl : 'no-store')
    .type(`image/${format}`)
    .send(image);
}

/** An image of a media record; `version` identifies the state of the record. */
interface ImageVariant {
  media: Media;
  version: string;
  /** Maximum width in pixels; images are never enlarged. */
  width: number;
}

/** Two concurrent WebP encodings, which block a response; one AVIF encoding, which takes three times as long. */
const semaphores: Record<ImageFormat, Semaphore> = {
  webp: new Semaphore({ permits: 2 }),
  avif: new Semaphore({ permits: 1 }),
};

/** Maximum number of queued AVIF encodings; further ones are skipped until their URL is requested again. */
const maxQueueLength = 200;

/** Returns an encoded image, created once and stored. @throws Problem 404 when the original is missing, StorageUnavailableError. */
function getOrCreateImage(
  variant: ImageVariant,
  format: ImageFormat,
  files: FileStore,
): Promise<Buffer> {
  return getOrCreateFile(files, variantKey(variant, format), () =>
    semaphores[format].run(() => transformImage(variant, format, files)),
  );
}

function variantKey({ media, version, width }: ImageVariant, format: ImageFormat): string {
  return `cache/images/${media.id}-${version}-${width}.${format}`;
}

async function transformImage(
  { media, width }: ImageVariant,
  format: ImageFormat,
  files: FileStore,
): Promise<Buffer> {
  const original = await originalImage(files, media);
  const resized = original.rotate().resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'avif'
      ? resized.avif({ quality: 55, effort: 3 })
      : resized.webp({ quality: 80, effort: 4 });
  return encoded.toBuffer();
}
