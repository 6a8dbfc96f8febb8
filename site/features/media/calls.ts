import fp from 'fastify-plugin';
import type { Context } from '../../context.ts';
import { imageWidths, mediaVersion } from '../../paths.ts';
import { Problem } from '../../platform/problem.ts';
import { picture } from './service.ts';

const address = /^\/media\/([1-9]\d{0,8})\/([0-9a-f]{10})\/([1-9]\d{2,3})\.webp$/;

/** `GET /media/{id}/{version}/{width}.webp`: a picture by its id, in known widths only. */
export const mediaCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
      const [, id, version = '', width] = address.exec(request.url.split('?')[0] ?? '') ?? [];
      const missing = new Problem(404, 'There is no such picture.');
      if (!id || !imageWidths.includes(Number(width) as (typeof imageWidths)[number]))
        throw missing;
      const { memo } = context.generations.current;
      const media = await memo(`media:${id}`, () => context.content.media(Number(id)));
      if (!media || mediaVersion(media) !== version) throw missing;
      const image = await picture(media, Number(width), version, context.config);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(image);
    });
  },
  { name: 'media' },
);
