import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { type Answer, chooseEncoding, makeAnswerIn } from '../../http/answer.ts';
import { problem } from '../../http/call-schema.ts';
import { sendAnswer } from '../../http/send-answer.ts';
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
        const encoding = chooseEncoding(request.headers['accept-encoding']);
        const key = `suggestions:${culture}:${encoding}:${words}`;
        const answer = await context.searches.answer(key, async (reading) => {
          const { found } = (await searchIndex(reading, culture)).find(words, most);
          const type = 'application/json; charset=utf-8';
          return makeAnswerIn(encoding, Buffer.from(JSON.stringify(found)), { type });
        });
        sendAnswer(request, reply, answer as Answer);
        return reply;
      },
    );
  },
  { name: 'search' },
);
