import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../context.ts';
import { Problem } from '../../http/problem.ts';
import { type ImageFormat, imageWidths, mediaPath, mediaVersion } from '../../paths.ts';
import { avif, type Wanted, webp } from './service.ts';

const address = /^\/media\/([1-9]\d{0,8})\/([0-9a-f]{10})\/([1-9]\d{2,3})\.(webp|avif)$/;

/**
 * `GET /media/{id}/{version}/{width}.webp` and `.avif`: a picture by its id, in known widths only. The format
 * is part of the address, so that an answer holds for everybody. An AVIF that is still to be made is
 * answered with the WebP, which nobody keeps.
 */
export const mediaCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
      const { format, path, wanted } = await wantedOf(request.url, context);
      // A page that was opened before the picture changed still asks for it as it was.
      if (path !== undefined) return reply.header('cache-control', 'no-store').redirect(path, 302);
      const failed = (error: unknown) => request.log.error({ err: error }, 'no AVIF was made');
      const modern = format === 'avif' && (await avif(wanted, context.config, failed));
      if (modern) return send(reply, 'avif', modern, true);
      return send(reply, 'webp', await webp(wanted, context.config), format === 'webp');
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
): Promise<{ wanted: Wanted; format: ImageFormat; path?: string }> {
  const [, id, version = '', size, format] = address.exec(url.split('?')[0] ?? '') ?? [];
  const missing = new Problem(404, 'There is no such picture.');
  const width = imageWidths.find((known) => known === Number(size));
  if (!id || !width) throw missing;
  const media = await published.reading().media(Number(id));
  if (!media) throw missing;
  const known = { wanted: { media, version, width }, format: format as ImageFormat };
  return mediaVersion(media) === version
    ? known
    : { ...known, path: mediaPath(media, width, known.format) };
}

function send(reply: FastifyReply, format: ImageFormat, picture: Buffer, lasting: boolean) {
  return reply
    .header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-store')
    .type(`image/${format}`)
    .send(picture);
}
