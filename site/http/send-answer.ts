import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, chooseEncoding, type Encoding, matchesTag } from './answer.ts';
import type { AnswerCache } from './answer-cache.ts';
import { securityHeaders } from './security-headers.ts';

/** Everything about an answer in one encoding that is the same for every visitor. */
interface Prepared {
  etag: string;
  /** Names and values in turn, as Node takes them fastest; those of a 304 and those of the whole answer. */
  common: string[];
  entity: string[];
  body: string | Buffer;
}

const known = new WeakMap<Answer, Partial<Record<Encoding, Prepared>>>();

/** Above this many bytes the copy that a string costs outweighs the write it saves. */
const largestText = 64 * 1024;

/**
 * The page that a request asks for, if it is in memory and the request is a visitor's plain one.
 * @param editors name of the cookie that an editor who looks at drafts has: whether it is a good one is
 * for the page route to find out. Other cookies change no page.
 */
export function pageAtHand(
  { headers, method, url }: Pick<IncomingMessage, 'headers' | 'method' | 'url'>,
  answers: Pick<AnswerCache, 'held'>,
  editors: string,
): Answer | undefined {
  const { cookie, host } = headers;
  const plain = (method === 'GET' || method === 'HEAD') && host && !cookie?.includes(editors);
  return plain ? answers.held(`page:${url}`) : undefined;
}

/**
 * Sends a public answer, or 304 when the client has it. Written straight to the socket: it is the
 * path nearly every visitor takes, and its headers are known beforehand.
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  const { headers, method } = request.raw;
  const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined, answer);
  const { etag, common, entity, body } = prepared(answer, encoding);
  const { raw } = reply.hijack();
  if (answer.status === 200 && matchesTag(headers['if-none-match'], etag)) {
    raw.writeHead(304, common).end();
    return;
  }
  raw.writeHead(answer.status, entity);
  if (method === 'HEAD') raw.end();
  else raw.end(body, 'latin1');
}

function prepared(answer: Answer, encoding: Encoding): Prepared {
  const all = known.get(answer) ?? {};
  known.set(answer, all);
  all[encoding] ??= prepare(answer, encoding);
  return all[encoding];
}

function prepare(answer: Answer, encoding: Encoding): Prepared {
  // What there is was chosen.
  const bytes = answer[encoding] as Buffer;
  // Weak where it is compressed: the same content may come once more, and shorter.
  const etag = `${encoding === 'identity' ? '' : 'W/'}"${answer.tag}-${encoding}"`;
  const common = [...alike(answer), 'etag', etag];
  const entity = [...common, 'content-type', answer.type, 'content-length', String(bytes.length)];
  if (encoding !== 'identity') entity.push('content-encoding', encoding);
  return {
    etag,
    common,
    entity,
    // Node writes head and body at once when both are strings. In latin1 each byte is one character.
    body: bytes.length <= largestText ? bytes.toString('latin1') : bytes,
  };
}

const kinds = new WeakMap<object, Map<string, string[]>>();

/** The headers that all answers of a kind have alike: many are sent once only. */
function alike({ cacheControl, policy }: Answer): string[] {
  const headers = securityHeaders[policy];
  const ofPolicy = kinds.get(headers) ?? new Map<string, string[]>();
  kinds.set(headers, ofPolicy);
  const made =
    ofPolicy.get(cacheControl) ??
    Object.entries({ ...headers, 'cache-control': cacheControl, vary: 'Accept-Encoding' }).flat();
  ofPolicy.set(cacheControl, made);
  return made;
}
