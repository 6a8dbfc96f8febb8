import { cultureOfPath } from '@oilway/store/cultures.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../context.ts';
import { type Answer, chooseEncoding } from '../http/answer.ts';
import { notFound } from '../http/errors.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { showMenusOnErrorPages } from './error-pages.ts';
import { movedTo } from './moved-to.ts';
import { noParams, type PageRequest, pageAnswer, queriesOf } from './page-answer.ts';
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

  const held = mark === -1 && context.answers.held(`page:${path}`);
  if (held) return sendAnswer(request, reply, held);

  const searchParams = mark === -1 ? noParams : new URLSearchParams(address.slice(mark));
  const answer = await publishedPage(request, context, { path, searchParams });
  if (answer) return sendAnswer(request, reply, answer);
  const target = await movedTo(context, path, mark === -1 ? '' : address.slice(mark));
  return target ? reply.redirect(target, 301) : notFound(request, reply, context);
}

/** Returns a page from the cache, or renders it. What the blocks of a page do not know of the query changes nothing. */
async function publishedPage(
  { headers }: FastifyRequest,
  context: Context,
  { path, searchParams }: Pick<PageRequest, 'path' | 'searchParams'>,
): Promise<Answer | undefined> {
  const page = { culture: cultureOfPath(path), path, searchParams };
  const queries = await queriesOf(context, context.published.reading(), page);
  if (queries.size === 0)
    return context.answers.answer(`page:${path}`, (content) =>
      pageAnswer(context, content, { ...page, searchParams: noParams }),
    );
  const encoding = chooseEncoding(headers['accept-encoding']);
  const key = `${encoding} ${path}?${JSON.stringify([...queries.values()])}`;
  return context.searches.answer(key, (content) => pageAnswer(context, content, page, encoding));
}
