import type { Culture } from '@oilway/store/cultures.ts';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { type Answer, makeAnswer } from '../../http/answer.ts';
import { problem } from '../../http/call-schema.ts';
import { unknownParameter } from '../../http/problem.ts';
import { sendAnswer } from '../../http/send-answer.ts';
import { mediaPath } from '../../paths.ts';
import type { Reading } from '../../reading/reading.ts';
import { type MarkersQuery, mapDetail, markersQuery } from './schema.ts';
import { markersOf, names } from './service.ts';

/** `GET /umbraco/api/map/GetMarkers` (specification section 7). */
export const mapCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/umbraco/api/map/GetMarkers',
      {
        schema: {
          operationId: 'GetMarkers',
          summary: 'The markers of a culture’s map',
          tags: ['map'],
          querystring: markersQuery,
          response: { 200: z.array(mapDetail), 400: problem, 404: problem },
        },
      },
      async (request, reply) => {
        const { query } = request;
        const category = query.filter?.trim().toLowerCase() ?? '';
        const held = context.answers.held(keyOf(query, category));
        const answer = held ?? (await answerFor(context, query, category));
        if (!answer) {
          throw unknownParameter(
            'umbracoNodeId',
            `There is no page ${query.umbracoNodeId} in ${query.cultureName}.`,
          );
        }
        sendAnswer(request, reply, answer);
        return reply;
      },
    );
  },
  { name: 'map' },
);

const keyOf = ({ umbracoNodeId, cultureName }: MarkersQuery, category: string) =>
  `markers:${umbracoNodeId}:${cultureName}:${category}`;

/** All unknown categories share one answer: whoever makes them up must not push pages out of memory. */
async function answerFor(
  context: Context,
  query: MarkersQuery,
  category: string,
): Promise<Answer | undefined> {
  const { answers, published } = context;
  const categories = await published.reading().categories(query.cultureName);
  const known = category === '' || categories.some((one) => names(one).includes(category));
  return answers.answer(keyOf(query, known ? category : '?'), (reading) => markers(reading, query));
}

async function markers(reading: Reading, query: MarkersQuery) {
  const culture: Culture = query.cultureName;
  const id = Number(query.umbracoNodeId);
  const tree = await reading.tree(culture);
  if (!tree.byId.has(id)) return undefined;
  const page = await reading.page(id, culture);
  const locations = await reading.locations(culture);
  const pictureUrl = (picture: { id: number; updatedAt: string }) => mediaPath(picture, 640);
  const found = markersOf(locations, { page, filter: query.filter, pictureUrl });
  return makeAnswer(JSON.stringify(found), { type: 'application/json; charset=utf-8' });
}
