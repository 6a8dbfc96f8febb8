import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../../server/context.ts';
import { problem } from '../../server/http/call-schema.ts';
import { sendCached } from '../../server/http/send-cached.ts';
import { searchIndex } from './entries.ts';
import { suggestion, suggestionsQuery } from './schema.ts';

const most = 6;

/** What the search of the header offers while somebody types. */
export const searchCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/api/suggestions',
      {
        schema: {
          operationId: 'getSuggestions',
          summary: 'The best of what a search would find',
          tags: ['search'],
          querystring: suggestionsQuery,
          response: { 200: z.array(suggestion), 400: problem },
        },
      },
      async (request, reply) => {
        const { cultureName: culture, q } = request.query;
        const words = q.trim().toLowerCase();
        const key = `suggestions:${culture}:${words}`;
        await sendCached(context.cache, request, reply, key, async (content) => {
          const { found } = (await searchIndex(content, culture)).find(words, most);
          const type = 'application/json; charset=utf-8';
          return { body: JSON.stringify(found), type, fast: true };
        });
        return reply;
      },
    );
  },
  { name: 'search' },
);
