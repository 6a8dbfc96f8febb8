import type { Locale } from '@oilway/store/locales.ts';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../../server/context.ts';
import { localeParam, nodeId, problem } from '../../server/http/api-schema.ts';
import { unknownParameter } from '../../server/http/problem.ts';
import { loadPlaces } from './places.ts';

const places = z.object({
  capacity: z.int().nullable().meta({ description: 'null if unlimited.' }),
  free: z
    .int()
    .nullable()
    .meta({ description: 'At 0, sign-ups go to the waiting list; null if unlimited.' }),
  over: z.boolean(),
});

/** The availability of an event, and its iCalendar file. */
export const eventRoutes = fp<{ context: Context }>(
  async (app, { context }) => {
    const routes = app.withTypeProvider<ZodTypeProvider>();

    routes.get(
      '/api/event/places',
      {
        schema: {
          operationId: 'getEventPlaces',
          summary: 'Returns the current availability of an event',
          tags: ['forms'],
          querystring: z.object({ umbracoNodeId: nodeId, cultureName: localeParam }),
          response: { 200: places, 400: problem, 404: problem },
        },
      },
      async (request, reply) => {
        const { cultureName: locale, umbracoNodeId } = request.query;
        const found = await loadPlaces(context, Number(umbracoNodeId), locale);
        if (!found) throw unknownParameter('umbracoNodeId', 'There is no such event.');
        reply.header('cache-control', 'no-store');
        return found;
      },
    );

    app.get<{ Params: { file: string } }>(
      '/calendar/:file',
      { schema: { hide: true } },
      async (request, reply) => {
        const [, country, id] = /^(de|pl)-([1-9]\d{0,8})\.ics$/.exec(request.params.file) ?? [];
        const locale: Locale = country === 'pl' ? 'pl-PL' : 'de-DE';
        const calendar = id && (await context.store.eventCalendar(Number(id), locale));
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
