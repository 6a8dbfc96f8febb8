import fp from 'fastify-plugin';
import type { Context } from '../../server/context.ts';
import { notFound } from '../../server/http/errors.ts';
import { sendCached } from '../../server/http/send-cached.ts';
import { files } from './files.ts';

/** Registers the files for search engines, devices and language models, cached until the content changes. */
export const seoRoutes = fp<{ context: Context }>(
  async (app, { context }) => {
    for (const [path, { body, cacheKey, type }] of Object.entries(files)) {
      app.get(path, { schema: { hide: true } }, async (request, reply) => {
        const key = `file:${path} ${cacheKey?.() ?? ''}`;
        const isSent = await sendCached(context.cache, request, reply, key, async (content) => ({
          body: await body(context, content),
          type,
        }));
        return isSent ? reply : notFound(request, reply, context);
      });
    }
  },
  { name: 'search-engines' },
);
