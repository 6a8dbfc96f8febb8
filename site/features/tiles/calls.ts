import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { unknownParameter } from '../../http/problem.ts';
import { openTiles } from './service.ts';

/** A tile's place: its zoom, and its column and row from the north-west. */
const place = z.object({
  z: z.string().regex(/^\d{1,2}$/, 'must be a whole number'),
  x: z.string().regex(/^\d{1,8}$/, 'must be a whole number'),
  y: z.string().regex(/^\d{1,8}$/, 'must be a whole number'),
});

/**
 * `GET /tiles/{z}/{x}/{y}`: a picture of the street map, where the operator gives a file of them. A
 * place the file leaves out, such as the open sea, is answered with nothing (204), for it is no error.
 */
export const tileCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    const { streetTiles } = context.config;
    if (!streetTiles?.file) return;
    const { minZoom, maxZoom, file } = streetTiles;
    const tiles = await openTiles(file.path);
    app.addHook('onClose', () => tiles.close());
    app
      .withTypeProvider<ZodTypeProvider>()
      .get('/tiles/:z/:x/:y', { schema: { hide: true, params: place } }, async (request, reply) => {
        const [zoom, x, y] = [request.params.z, request.params.x, request.params.y].map(Number) as [
          number,
          number,
          number,
        ];
        if (zoom < minZoom || zoom > maxZoom)
          throw unknownParameter('z', `There are tiles from ${minZoom} to ${maxZoom}.`);
        for (const [name, value] of Object.entries({ x, y }))
          if (value >= 2 ** zoom)
            throw unknownParameter(name, `At zoom ${zoom} there is nothing from ${2 ** zoom} on.`);
        const picture = await tiles.tile(zoom, x, y);
        reply.header('cache-control', 'public, max-age=604800');
        if (!picture) return reply.code(204).send();
        return reply.type(file.type).send(picture);
      });
  },
  { name: 'tiles' },
);
