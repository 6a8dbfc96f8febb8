import { type FileHandle, open } from 'node:fs/promises';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { PMTiles, type Source } from 'pmtiles';
import { z } from 'zod';
import type { Context } from '../../server/context.ts';
import { unknownParameter } from '../../server/http/problem.ts';

const integerParam = (maxDigits: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${maxDigits}}$`), 'must be a whole number')
    .transform(Number);

/** Zoom level, and column and row from the north-west. */
const tileParams = z.object({ z: integerParam(2), x: integerParam(8), y: integerParam(8) });

/**
 * `GET /tiles/{z}/{x}/{y}`: a raster tile of the street map, if the operator configures a PMTiles file.
 * Responds 204 for tiles that are not in the file, such as open sea.
 */
export const tileRoutes = fp<{ context: Context }>(
  async (app, { context }) => {
    const { streetTiles } = context.config;
    if (!streetTiles?.file) return;
    const { minZoom, maxZoom, file } = streetTiles;
    const handle = await open(file.path);
    app.addHook('onClose', () => handle.close());
    const tiles = new PMTiles(fileSource(handle, file.path));
    app
      .withTypeProvider<ZodTypeProvider>()
      .get(
        '/tiles/:z/:x/:y',
        { schema: { hide: true, params: tileParams } },
        async (request, reply) => {
          const { z: zoom, x, y } = request.params;
          if (zoom < minZoom || zoom > maxZoom)
            throw unknownParameter('z', `There are tiles from ${minZoom} to ${maxZoom}.`);
          for (const [name, value] of Object.entries({ x, y }))
            if (value >= 2 ** zoom)
              throw unknownParameter(
                name,
                `At zoom ${zoom} there is nothing from ${2 ** zoom} on.`,
              );
          const tile = await tiles.getZxy(zoom, x, y);
          reply.header('cache-control', 'public, max-age=604800');
          // The studio shows them in the form of a location.
          reply.header('cross-origin-resource-policy', 'same-site');
          if (!tile) return reply.code(204).send();
          return reply.type(file.type).send(Buffer.from(tile.data));
        },
      );
  },
  { name: 'tiles' },
);

/** Returns a PMTiles source that reads byte ranges of a local file. */
function fileSource(file: FileHandle, path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  };
}
