import fp from 'fastify-plugin';
import type { Context } from '../../server/context.ts';
import { notFound } from '../../server/http/errors.ts';
import { sendCached } from '../../server/http/send-cached.ts';
import { files } from './files.ts';

/** What search engines, devices and language models ask for, each made once until it is old. */
export const searchEngineCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    for (const [path, { body, edition, type }] of Object.entries(files)) {
      app.get(path, { schema: { hide: true } }, async (request, reply) => {
        const key = `file:${path} ${edition?.() ?? ''}`;
        const sent = await sendCached(context.cache, request, reply, key, async (content) => ({
          body: await body(context, content),
          type,
        }));
        return sent ? reply : notFound(request, reply, context);
      });
    }
  },
  { name: 'search-engines' },
);
