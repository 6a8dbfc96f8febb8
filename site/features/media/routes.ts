import { drawingType, isDrawing, withPaints } from '@oilway/store/drawings/drawing.ts';
import type { FileStore } from '@oilway/store/files/file-store.ts';
import type { Media } from '@oilway/store/published/documents.ts';
import { Turns } from '@oilway/store/turns.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type ImageFormat, imageWidths, mediaPath, mediaVersion } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import { keptOrMade, originalBytes, originalPicture } from '../../server/http/pictures.ts';
import { Problem } from '../../server/http/problem.ts';
import { sendCached } from '../../server/http/send-cached.ts';

const address =
  /^\/media\/([1-9]\d{0,8})\/([0-9a-f]{10})\/(?:([1-9]\d{2,3})\.(webp|avif)|drawing\.(svg))$/;

/**
 * `GET /media/{id}/{version}/{width}.webp` and `.avif`: a picture by its id, in known widths only. The format
 * is part of the address, so that an answer holds for everybody. An AVIF that is still to be made is
 * answered with the WebP, which nobody keeps. `drawing.svg` is a drawing as it is.
 */
export const mediaCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
      const { format, path, wanted } = await wantedOf(request.url, context);
      // A page that was opened before the picture changed still asks for it as it was.
      if (path !== undefined) return reply.header('cache-control', 'no-store').redirect(path, 302);
      if (format === 'svg') {
        await sendDrawing(request, reply, wanted.media, context);
        return reply;
      }
      const { files } = context;
      if (format === 'avif' && !(await files.head(keyOf(wanted, 'avif')))) {
        if (turns.avif.waiting < longestQueue)
          kept(wanted, 'avif', files).catch((error: unknown) =>
            request.log.error({ err: error }, 'no AVIF was made'),
          );
        return send(reply, 'webp', await kept(wanted, 'webp', files), false);
      }
      return send(reply, format, await kept(wanted, format, files), true);
    });
  },
  { name: 'media' },
);

/**
 * The picture of an address, and the address that it has now where it changed since.
 * @throws Problem 404 for everything but a picture's address as the site writes it.
 */
async function wantedOf(
  url: string,
  { published }: Context,
): Promise<{ wanted: Wanted; format: ImageFormat | 'svg'; path?: string }> {
  const [, id, version = '', size, format, svg] = address.exec(url.split('?')[0] ?? '') ?? [];
  const missing = new Problem(404, 'There is no such picture.');
  const width = svg ? 0 : imageWidths.find((known) => known === Number(size));
  if (!id || width === undefined) throw missing;
  const media = await published.reading().media(Number(id));
  if (!media || (svg && !isDrawing(media))) throw missing;
  const known = {
    wanted: { media, version, width },
    format: (svg ?? format) as ImageFormat | 'svg',
  };
  return mediaVersion(media) === version
    ? known
    : { ...known, path: mediaPath(media, width, known.format) };
}

/** Its bytes never change under an address. @throws MissingFile, StorageAwayError */
async function sendDrawing(
  request: FastifyRequest,
  reply: FastifyReply,
  media: Media,
  { cache, files }: Context,
): Promise<void> {
  await sendCached(cache, request, reply, mediaPath(media, 0, 'svg'), async () => ({
    body: withPaints((await originalBytes(files, media)).toString()),
    type: drawingType,
    cacheControl: lasting,
    policy: 'drawing',
  }));
}

const lasting = 'public, max-age=31536000, immutable';

function send(reply: FastifyReply, format: ImageFormat, picture: Buffer, final: boolean) {
  return reply
    .header('cache-control', final ? lasting : 'no-store')
    .type(`image/${format}`)
    .send(picture);
}

/** One picture of a media record, which `version` tells from those of its earlier states. */
interface Wanted {
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

/** A picture, made once and kept. @throws Problem 404 when the original is missing, StorageAwayError. */
function kept(wanted: Wanted, format: ImageFormat, files: FileStore): Promise<Buffer> {
  return keptOrMade(files, keyOf(wanted, format), () =>
    turns[format].take(() => make(wanted, format, files)),
  );
}

function keyOf({ media, version, width }: Wanted, format: ImageFormat): string {
  return `cache/images/${media.id}-${version}-${width}.${format}`;
}

async function make(
  { media, width }: Wanted,
  format: ImageFormat,
  files: FileStore,
): Promise<Buffer> {
  const original = await originalPicture(files, media);
  const resized = original.rotate().resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'avif'
      ? resized.avif({ quality: 55, effort: 3 })
      : resized.webp({ quality: 80, effort: 4 });
  return encoded.toBuffer();
}
