import { type Culture, cultures } from '@oilway/store/cultures.ts';
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

/**
 * Answers a call with a public list, from the cache like pages. `list` gets the id of the page in the call's culture: a page of the
 * other culture stands for its counterpart.
 * @throws Problem (404) for a page that does not exist.
 */
export async function sendList(
  { cache, published }: { cache: ResponseCache; published: Published },
  request: FastifyRequest,
  reply: FastifyReply,
  { cacheControl, culture, key, node }: ListCall,
  list: (content: Reading, page: number | undefined) => Promise<unknown[]>,
): Promise<FastifyReply> {
  if (node && (await pageIn(published.reading(), node.id, culture)) === undefined)
    throw unknownParameter(node.name, `There is no page ${node.id} in ${culture}.`);
  await sendCached(cache, request, reply, `list:${key}`, async (content) => {
    const page = node && (await pageIn(content, node.id, culture));
    return {
      body: JSON.stringify(await list(content, page)),
      type: 'application/json; charset=utf-8',
      ...(cacheControl ? { cacheControl } : {}),
    };
  });
  return reply;
}

/** The id of a page in a culture: its own, or its counterpart's. */
async function pageIn(content: Reading, id: number, culture: Culture): Promise<number | undefined> {
  const tree = await content.tree(culture);
  if (tree.byId.has(id)) return id;
  for (const other of cultures) {
    const page = (await content.tree(other)).byId.get(id);
    if (page) return tree.byTranslationKey.get(page.translationKey)?.id;
  }
  return undefined;
}
