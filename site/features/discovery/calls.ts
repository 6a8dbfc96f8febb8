import fp from 'fastify-plugin';
import type { Context } from '../../context.ts';
import { makeAnswer } from '../../http/answer.ts';
import { notFound } from '../../http/errors.ts';
import { sendAnswer } from '../../http/send-answer.ts';
import { files } from './files.ts';

/** What search engines, devices and language models ask for, each made once until it is old. */
export const searchEngineCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    for (const [path, { body, edition, type }] of Object.entries(files)) {
      app.get(path, { schema: { hide: true } }, async (request, reply) => {
        const answer = await context.answers.answer(
          `file:${path} ${edition?.() ?? ''}`,
          async (reading) => makeAnswer(await body(context, reading), { type }),
        );
        if (!answer) return notFound(request, reply, context);
        sendAnswer(request, reply, answer);
        return reply;
      });
    }
  },
  { name: 'search-engines' },
);
