import fp from 'fastify-plugin';
import { htmlContentType } from '../../pages/build-page.ts';
import type { Context } from '../../server/context.ts';
import { photograph } from './blocks/photograph.ts';

/** All blocks on one page, for development. */
export const exampleRoutes = fp<{ context: Pick<Context, 'renderer'> }>(
  async (app, { context: { renderer } }) => {
    const options = { schema: { hide: true } };
    app.get<{ Querystring: { part?: string } }>('/examples', options, async (request, reply) =>
      reply.type(htmlContentType).send(await renderer.examples(request.query.part)),
    );
    app.get(photograph.path, options, (_request, reply) =>
      reply.type('image/svg+xml').send(photograph.drawing),
    );
  },
  { name: 'examples' },
);
