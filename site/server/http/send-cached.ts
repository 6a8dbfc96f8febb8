import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedResponse, chooseEncoding, matchesTag } from './cached-response.ts';
import type { BuildContent, ResponseCache } from './response-cache.ts';

/**
 * Answers a request from the cache, ahead of the router and all hooks.
 * @param bypass name of the cookie that shows drafts; other cookies change no public response.
 * @returns the pattern of its route and the status; undefined when it is not cached.
 */
export function sendFromCache(
  cache: Pick<ResponseCache, 'get'>,
  request: IncomingMessage,
  response: ServerResponse,
  bypass: string,
): { route: string; status: number } | undefined {
  const { headers, method, url = '/' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !headers.host || headers.cookie?.includes(bypass))
    return undefined;
  const cached = cache.get(url, chooseEncoding(headers['accept-encoding'] as string | undefined));
  if (!cached) return undefined;
  write(request, response, cached.response);
  return { route: cached.route, status: response.statusCode };
}

/**
 * Sends the response for a key, or builds it. Written straight to the socket: nearly every request takes this path, and its headers are
 * known beforehand.
 * @returns whether there was anything to send. Not the reply: awaiting one waits until it is sent, and gives nothing.
 */
export async function sendCached(
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  build: BuildContent,
): Promise<boolean> {
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
  const { routeOptions, raw } = request;
  const found = { key, encoding, url: raw.url ?? '/', route: routeOptions.url ?? 'none' };
  const cached = await cache.getOrCreate(found, build);
  if (!cached) return false;
  write(raw, reply.hijack().raw, cached);
  return true;
}

function write(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): void {
  if (cached.status === 200 && matchesTag(headers['if-none-match'], cached.etag)) {
    response.writeHead(304, cached.notModifiedHeaders).end();
    return;
  }
  response.writeHead(cached.status, cached.headers);
  if (method === 'HEAD') response.end();
  else response.end(cached.body, 'latin1');
}
