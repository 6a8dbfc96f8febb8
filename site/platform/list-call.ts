import type { Culture } from '@oilway/store/cultures.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { type Answer, makeAnswer } from './answer.ts';
import type { Generation } from './generation.ts';
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

/** Answers a call with a public list: made once in a generation, kept as bytes like pages. */
export async function sendList(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { cacheControl, culture, key, node }: Asked,
  list: (generation: Generation) => Promise<unknown[]>,
): Promise<FastifyReply> {
  const { answers, content, generations } = context;
  if (node) {
    const { memo } = generations.current;
    const tree = await memo(`tree:${culture}`, () => content.tree(culture));
    if (!tree.byId.has(node.id)) {
      throw unknownParameter(node.name, `There is no page ${node.id} in ${culture}.`);
    }
  }
  const answer = await answers.answer(`list:${key}`, async (generation) =>
    makeAnswer(JSON.stringify(await list(generation)), {
      type: 'application/json; charset=utf-8',
      ...(cacheControl ? { cacheControl } : {}),
    }),
  );
  sendAnswer(request, reply, answer as Answer);
  return reply;
}
