import type { Culture } from '@oilway/store/cultures.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Reading } from '../../content/content-reader.ts';
import type { Published } from '../../content/published.ts';
import { unknownParameter } from './problem.ts';
import type { ResponseCache } from './response-cache.ts';
import { sendCached } from './send-cached.ts';

interface ListCall {
  /** Differs for lists that differ, and only for those: what a client makes up must not fill the cache. */
  key: string;
  culture: Culture;
  /** The page that the list is for, and the name of the parameter that names it. */
  node?: { name: string; id: number } | undefined;
  cacheControl?: string;
}

/** Answers a call with a public list, from the cache like pages. @throws Problem (404) for a page that does not exist. */
export async function sendList(
  { cache, published }: { cache: ResponseCache; published: Published },
  request: FastifyRequest,
  reply: FastifyReply,
  { cacheControl, culture, key, node }: ListCall,
  list: (content: Reading) => Promise<unknown[]>,
): Promise<FastifyReply> {
  if (node) {
    const tree = await published.reading().tree(culture);
    if (!tree.byId.has(node.id)) {
      throw unknownParameter(node.name, `There is no page ${node.id} in ${culture}.`);
    }
  }
  await sendCached(cache, request, reply, `list:${key}`, async (content) => {
    if (node) await content.tree(culture);
    return {
      body: JSON.stringify(await list(content)),
      type: 'application/json; charset=utf-8',
      ...(cacheControl ? { cacheControl } : {}),
    };
  });
  return reply;
}
