import type { Culture } from '@oilway/content/cultures.ts';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { mediaPath } from '../../paths.ts';
import { makeAnswer } from '../../platform/answer.ts';
import type { Generation } from '../../platform/generation.ts';
import { unknownParameter } from '../../platform/problem.ts';
import { sendAnswer } from '../../platform/send-answer.ts';
import { type MarkersQuery, mapDetail, markersQuery, problem } from './schema.ts';
import { markersOf } from './service.ts';

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
        const key = `markers:${query.umbracoNodeId}:${query.cultureName}:${query.filter?.trim().toLowerCase() ?? ''}`;
        const held = context.answers.held(key);
        const answer =
          held ??
          (await context.answers.answer(key, (generation) => markers(context, generation, query)));
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

async function markers({ content }: Context, { memo }: Generation, query: MarkersQuery) {
  const culture: Culture = query.cultureName;
  const id = Number(query.umbracoNodeId);
  const tree = await memo(`tree:${culture}`, () => content.tree(culture));
  if (!tree.byId.has(id)) return undefined;
  const page = await content.page(id, culture);
  const locations = await memo(`markers:${culture}`, () => content.locations(culture));
  const pictureUrl = (picture: { id: number; updatedAt: string }) => mediaPath(picture, 640);
  const found = markersOf(locations, { page, filter: query.filter, pictureUrl });
  return makeAnswer(JSON.stringify(found), { type: 'application/json; charset=utf-8' });
}
