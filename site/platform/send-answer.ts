import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, chooseEncoding, matchesTag } from './answer.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Sends a public answer, or 304 when the client has it. Written straight to the socket: it is the
 * path nearly every visitor takes, and its headers are known beforehand.
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  const { headers, method } = request.raw;
  const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined);
  const etag = `"${answer.tag}-${encoding}"`;
  const { raw } = reply.hijack();
  const common = {
    ...securityHeaders.page,
    'cache-control': answer.cacheControl,
    vary: 'Accept-Encoding',
    etag,
  };
  if (answer.status === 200 && matchesTag(headers['if-none-match'], etag)) {
    raw.writeHead(304, common).end();
    return;
  }
  const body = answer[encoding];
  const entity: Record<string, string | number> = {
    ...common,
    'content-type': answer.type,
    'content-length': body.length,
  };
  if (encoding !== 'identity') entity['content-encoding'] = encoding;
  raw.writeHead(answer.status, entity);
  raw.end(method === 'HEAD' ? undefined : body);
}
