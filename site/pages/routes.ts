import { cultureOfPath } from '@oilway/store/cultures.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../server/context.ts';
import { notFound } from '../server/http/errors.ts';
import { sendCached } from '../server/http/send-cached.ts';
import { showMenusOnErrorPages } from './error-pages.ts';
import { movedTo } from './moved-to.ts';
import { buildPage, queriesOf } from './page-answer.ts';
import { answerDraft, grantOf } from './preview.ts';

/** Every address that no other part has claimed: the pages of both trees. Registered last. */
export const pageRoutes = fp<{ context: Context }>(
  async (app, { context }) => {
    showMenusOnErrorPages(context);
    app.get('/*', { schema: { hide: true } }, (request, reply) =>
      answerPage(request, reply, context),
    );
  },
  { name: 'pages', dependencies: ['preview'] },
);

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<unknown> {
  const address = request.raw.url ?? '/';
  const mark = address.indexOf('?');
  const path = mark === -1 ? address : address.slice(0, mark);
  const grant = grantOf(request, context);
  if (grant) return answerDraft(request, reply, context, { grant, path });

  const query = mark === -1 ? '' : address.slice(mark);
  const page = { culture: cultureOfPath(path), path, searchParams: new URLSearchParams(query) };
  const queries = await queriesOf(context, context.published.reading(), page);
  // A parameter that no block knows changes nothing.
  const key = queries.size > 0 ? `${path}?${JSON.stringify([...queries.values()])}` : path;
  const sent = await sendCached(context.cache, request, reply, `page:${key}`, (content) =>
    buildPage(context, content, page),
  );
  if (sent) return reply;
  const target = await movedTo(context, path, query);
  return target ? reply.redirect(target, 301) : notFound(request, reply, context);
}
