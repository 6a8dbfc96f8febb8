import { type Locale, locales } from '@oilway/store/locales.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentReader } from '../../content/content-reader.ts';
import type { PublishedContent } from '../../content/published-content.ts';
import { unknownParameter } from './problem.ts';
import type { ResponseCache } from './response-cache.ts';
import { sendCached } from './send-cached.ts';

interface ListOptions {
  /** Differs for lists that differ, and only for those: what a client makes up must not fill the cache. */
  key: string;
  locale: Locale;
  /** The page that the list is for, and the name of the parameter that names it. */
  node?: { name: string; id: number } | undefined;
  cacheControl?: string;
}

/**
 * Sends a public list, from the cache like pages. `list` gets the id of the page in the call's locale: a page of the other locale is replaced by its
 * counterpart.
 * @throws Problem (404) for a page that does not exist.
 */
export async function sendList(
  { cache, published }: { cache: ResponseCache; published: PublishedContent },
  request: FastifyRequest,
  reply: FastifyReply,
  { cacheControl, locale, key, node }: ListOptions,
  list: (content: ContentReader, page: number | undefined) => Promise<unknown[]>,
): Promise<FastifyReply> {
  if (node && (await localizedPageId(published.reader(), node.id, locale)) === undefined)
    throw unknownParameter(node.name, `There is no page ${node.id} in ${locale}.`);
  await sendCached(cache, request, reply, `list:${key}`, async (content) => {
    const page = node && (await localizedPageId(content, node.id, locale));
    return {
      body: JSON.stringify(await list(content, page)),
      type: 'application/json; charset=utf-8',
      ...(cacheControl ? { cacheControl } : {}),
    };
  });
  return reply;
}

/** Returns the id of a page in a locale: its own, or that of its counterpart. */
async function localizedPageId(
  content: ContentReader,
  id: number,
  locale: Locale,
): Promise<number | undefined> {
  const tree = await content.tree(locale);
  if (tree.byId.has(id)) return id;
  for (const other of locales) {
    const page = (await content.tree(other)).byId.get(id);
    if (page) return tree.byTranslationKey.get(page.translationKey)?.id;
  }
  return undefined;
}
