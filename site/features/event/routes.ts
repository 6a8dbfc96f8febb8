import type { Culture } from '@oilway/store/cultures.ts';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../../server/context.ts';
import { cultureName, nodeId, problem } from '../../server/http/call-schema.ts';
import { unknownParameter } from '../../server/http/problem.ts';
import { placesOf } from './places.ts';

const places = z.object({
  capacity: z.int().nullable().meta({ description: 'null where everybody can come.' }),
  free: z.int().nullable().meta({ description: 'Without any left a sign-up waits.' }),
  over: z.boolean(),
});

/** What the form for an event asks before, and the event for a calendar. */
export const eventCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    const routes = app.withTypeProvider<ZodTypeProvider>();

    routes.get(
      '/api/event/places',
      {
        schema: {
          operationId: 'getEventPlaces',
          summary: 'How the places of an event stand at this moment',
          tags: ['forms'],
          querystring: z.object({ umbracoNodeId: nodeId, cultureName }),
          response: { 200: places, 400: problem, 404: problem },
        },
      },
      async (request, reply) => {
        const { cultureName: culture, umbracoNodeId } = request.query;
        const found = await placesOf(context, Number(umbracoNodeId), culture);
        if (!found) throw unknownParameter('umbracoNodeId', 'There is no such event.');
        reply.header('cache-control', 'no-store');
        return found;
      },
    );

    app.get<{ Params: { file: string } }>(
      '/calendar/:file',
      { schema: { hide: true } },
      async (request, reply) => {
        const [, locale, id] = /^(de|pl)-([1-9]\d{0,8})\.ics$/.exec(request.params.file) ?? [];
        const culture: Culture = locale === 'pl' ? 'pl-PL' : 'de-DE';
        const calendar = id && (await context.store.eventCalendar(Number(id), culture));
        if (!calendar) return reply.callNotFound();
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', `attachment; filename="oilway-${id}.ics"`)
          .send(calendar);
      },
    );
  },
  { name: 'events' },
);
