import { type FileHandle, open } from 'node:fs/promises';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { PMTiles, type Source } from 'pmtiles';
import { z } from 'zod';
import type { Context } from '../../server/context.ts';
import { unknownParameter } from '../../server/http/problem.ts';

const figures = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${most}}$`), 'must be a whole number')
    .transform(Number);

/** A tile's place: its zoom, and its column and row from the north-west. */
const place = z.object({ z: figures(2), x: figures(8), y: figures(8) });

/**
 * `GET /tiles/{z}/{x}/{y}`: a picture of the street map, where the operator gives a file of them. A
 * place the file leaves out, such as the open sea, is answered with nothing (204), for it is no error.
 */
export const tileCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    const { streetTiles } = context.config;
    if (!streetTiles?.file) return;
    const { minZoom, maxZoom, file } = streetTiles;
    const handle = await open(file.path);
    app.addHook('onClose', () => handle.close());
    const tiles = new PMTiles(partsOf(handle, file.path));
    app
      .withTypeProvider<ZodTypeProvider>()
      .get('/tiles/:z/:x/:y', { schema: { hide: true, params: place } }, async (request, reply) => {
        const { z: zoom, x, y } = request.params;
        if (zoom < minZoom || zoom > maxZoom)
          throw unknownParameter('z', `There are tiles from ${minZoom} to ${maxZoom}.`);
        for (const [name, value] of Object.entries({ x, y }))
          if (value >= 2 ** zoom)
            throw unknownParameter(name, `At zoom ${zoom} there is nothing from ${2 ** zoom} on.`);
        const picture = await tiles.getZxy(zoom, x, y);
        reply.header('cache-control', 'public, max-age=604800');
        if (!picture) return reply.code(204).send();
        return reply.type(file.type).send(Buffer.from(picture.data));
      });
  },
  { name: 'tiles' },
);

/** Of the file only what is asked for is read. */
function partsOf(file: FileHandle, path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  };
}
