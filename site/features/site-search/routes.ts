import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../../server/context.ts';
import { problem } from '../../server/http/api-schema.ts';
import { sendCached } from '../../server/http/send-cached.ts';
import { getSearchIndex } from './entries.ts';
import { suggestion, suggestionsQuery } from './schema.ts';

const maxSuggestions = 6;

/** `GET /api/suggestions`: suggestions of the header search while typing. */
export const searchRoutes = fp<{ context: Context }>(
  async (app, { context }) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/api/suggestions',
      {
        schema: {
          operationId: 'getSuggestions',
          summary: 'Returns the best search results for the text typed so far',
          tags: ['search'],
          querystring: suggestionsQuery,
          response: { 200: z.array(suggestion), 400: problem },
        },
      },
      async (request, reply) => {
        const { cultureName: locale, q } = request.query;
        const words = q.trim().toLowerCase();
        const key = `suggestions:${locale}:${words}`;
        await sendCached(context.cache, request, reply, key, async (content) => {
          const { results } = (await getSearchIndex(content, locale)).find(words, maxSuggestions);
          const type = 'application/json; charset=utf-8';
          return { body: JSON.stringify(results), type, fast: true };
        });
        return reply;
      },
    );
  },
  { name: 'search' },
);
