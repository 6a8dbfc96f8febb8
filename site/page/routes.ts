import { cultureOfPath } from '@oilway/store/cultures.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../context.ts';
import { type Answer, chooseEncoding, type Encoding } from '../http/answer.ts';
import { notFound } from '../http/errors.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { askedAnswer, questionsOf } from './asked-page.ts';
import { showMenusOnErrorPages } from './error-pages.ts';
import { movedTo } from './moved-to.ts';
import { pageAnswer } from './page-answer.ts';
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

  const culture = cultureOfPath(path);
  const asked = { culture, path, given: request.query, encoding: encodingOf(request) };
  const answer =
    (mark !== -1 && (await foundAt(context, asked))) ||
    (await context.answers.answer(`page:${path}`, (reading) =>
      pageAnswer(context, reading, { culture, path }),
    ));
  if (answer) return sendAnswer(request, reply, answer);
  const target = await movedTo(context, path, mark === -1 ? '' : address.slice(mark));
  return target ? reply.redirect(target, 301) : notFound(request, reply, context);
}

function encodingOf({ headers }: FastifyRequest): Encoding {
  return chooseEncoding(headers['accept-encoding']);
}

/** @returns undefined where nothing is asked that the page knows. */
async function foundAt(
  context: Context,
  asked: Parameters<typeof askedAnswer>[2],
): Promise<Answer | undefined> {
  const found = await questionsOf(context, context.published.reading(), asked);
  if (!found) return undefined;
  const key = `${asked.encoding} ${found.key}`;
  return context.searches.answer(key, (reading) => askedAnswer(context, reading, asked));
}
