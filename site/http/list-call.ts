import type { Culture } from '@oilway/store/cultures.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Published } from '../reading/published.ts';
import type { Reading } from '../reading/reading.ts';
import { type Answer, makeAnswer } from './answer.ts';
import type { AnswerCache } from './answer-cache.ts';
import { unknownParameter } from './problem.ts';
import { sendAnswer } from './send-answer.ts';

interface Asked {
  /** Apart for every different answer, and only for those: what a client makes up must not fill the memory. */
  key: string;
  culture: Culture;
  /** The page that asks, and the name of the parameter that tells it. */
  node?: { name: string; id: number } | undefined;
  cacheControl?: string;
}

interface Lists {
  answers: AnswerCache;
  published: Published;
}

/** Answers a call with a public list: kept as bytes like pages. */
export async function sendList(
  { answers, published }: Lists,
  request: FastifyRequest,
  reply: FastifyReply,
  { cacheControl, culture, key, node }: Asked,
  list: (reading: Reading) => Promise<unknown[]>,
): Promise<FastifyReply> {
  if (node) {
    const tree = await published.reading().tree(culture);
    if (!tree.byId.has(node.id)) {
      throw unknownParameter(node.name, `There is no page ${node.id} in ${culture}.`);
    }
  }
  const answer = await answers.answer(`list:${key}`, async (reading) =>
    makeAnswer(JSON.stringify(await list(reading)), {
      type: 'application/json; charset=utf-8',
      ...(cacheControl ? { cacheControl } : {}),
    }),
  );
  sendAnswer(request, reply, answer as Answer);
  return reply;
}
