import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Culture, cultureOfPath } from '@oilway/store/cultures.ts';
import type { Trouble } from '@oilway/store/database/trouble.ts';
import { noteMissing } from '@oilway/store/files/missing.ts';
import { StorageAwayError } from '@oilway/store/storage-away.ts';
import { TooBusyError } from '@oilway/store/turns.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DatabaseProbe, troubleInWords } from '../../content/database-probe.ts';
import { ContentAwayError, type Published } from '../../content/published.ts';
import { BusyError } from './overload.ts';
import {
  MissingFile,
  type ParameterProblem,
  Problem,
  problemBody,
  sendProblem,
} from './problem.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes forms that people send without scripts: what is refused is told on a page. */
    readable?: boolean;
  }
  interface FastifyInstance {
    /** For whoever answers a failure by themselves. @returns what the database is in, if it is the database. */
    meetTrouble(error: unknown): Trouble | undefined;
    /** For whoever is about to have something stored. @returns what the database is in, as of a second ago. */
    databaseTrouble(): Promise<Trouble | undefined>;
  }
}

/** Paths whose callers are programs: their errors are problem+json, everybody else's a page. */
const forPrograms = /^\/(umbraco|api|health|media|assets|tiles)([/?]|$)/i;

/** What failures are answered with. */
interface Failing {
  published: Pick<Published, 'away' | 'trouble'>;
  renderer: { errorPage(culture: Culture, status: 404 | 500 | 'form'): Promise<string> };
}

/** Answers everything that goes wrong inside a request. Registered before any route. */
export function answerErrors(app: FastifyInstance, context: Failing, probe: DatabaseProbe): void {
  app.decorate('meetTrouble', (error: unknown) => probe.meet(error));
  app.decorate('databaseTrouble', async () => context.published.trouble ?? probe.trouble());
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerError(error, request, reply, context, probe),
  );
  app.setNotFoundHandler((request, reply) => notFound(request, reply, context));
}

export async function notFound(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Failing,
): Promise<FastifyReply> {
  const reading = request.method === 'GET' || request.method === 'HEAD';
  if (!reading || forPrograms.test(request.url)) {
    return sendProblem(reply, 404, `There is nothing at this address for ${request.method}.`);
  }
  return sendErrorPage(request, reply, context, 404);
}

async function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Failing,
  probe: DatabaseProbe,
): Promise<FastifyReply> {
  if (error instanceof MissingFile) noteMissing(request.log, error.key);
  if (reply.sent) return reply;
  const program = forPrograms.test(request.url);
  if (error.code === 'FST_ERR_BAD_URL' && !program)
    return sendErrorPage(request, reply, context, 404);
  const readable = request.routeOptions.config?.readable && !program && clientStatus(error) !== 403;
  if (error instanceof Problem && error.status === 503 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', '5');
  if (error instanceof Problem)
    return readable
      ? sendErrorPage(request, reply, context, error.status)
      : sendProblem(reply, error.status, error.message, error.errors);
  if (error.validation) {
    return sendProblem(
      reply,
      400,
      'The request is not as the call expects it.',
      parameterProblems(error),
    );
  }
  const away = error instanceof ContentAwayError || context.published.away;
  const busy = error instanceof BusyError || error instanceof TooBusyError;
  // Whoever went away meanwhile breaks a connection, too, and it is no trouble of ours.
  const gone = request.raw.destroyed && !request.raw.complete;
  if (gone) return reply.code(400).send();
  const trouble = probe.meet(error);
  const unreadable = error instanceof StorageAwayError;
  const status = away || busy || trouble || unreadable ? 503 : (clientStatus(error) ?? 500);
  if (busy) request.log.warn('too busy for a request');
  else if (trouble) request.log.error({ err: error, database: trouble }, troubleInWords[trouble]);
  else if (unreadable) request.log.error({ err: error }, 'the files cannot be read');
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (status === 503) reply.header('retry-after', '5');
  if (readable) return sendErrorPage(request, reply, context, status);
  if (program || status < 500)
    return sendProblem(
      reply,
      status,
      status < 500 ? wordsFor(error, request) : 'Something went wrong on our side.',
    );
  return sendErrorPage(request, reply, context, status === 503 ? 503 : 500);
}

function wordsFor({ code, message }: FastifyError, { routeOptions }: FastifyRequest): string {
  if (code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return message;
  return `The body is larger than the ${routeOptions.bodyLimit} bytes that this call takes. Nothing was stored.`;
}

function clientStatus(error: FastifyError | Problem): number | undefined {
  const statusCode = error instanceof Problem ? error.status : error.statusCode;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 600 ? statusCode : undefined;
}

/** So many that a call does not know are named: the answer is no larger for more. */
const mostUnknown = 20;

/** One entry for each parameter, under the name the caller gave it; also for those that the call does not know. */
function parameterProblems(error: FastifyError): ParameterProblem[] {
  return (error.validation ?? []).flatMap(({ instancePath, keyword, message, params }) => {
    const at = instancePath.split('/').find(Boolean);
    const unknown = (params as { keys?: string[] }).keys;
    if (at === undefined && unknown)
      return unknown
        .slice(0, mostUnknown)
        .map((name) => ({ name, code: keyword, detail: 'is not known to this call' }));
    return { name: at ?? 'query', code: keyword, detail: message ?? 'is not valid' };
  });
}

async function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Failing,
  status: number,
): Promise<FastifyReply> {
  const culture = cultureOfPath(request.url.split('?')[0]?.toLowerCase() ?? '/');
  const kind = status === 404 ? 404 : status >= 500 ? 500 : 'form';
  const html = await context.renderer.errorPage(culture, kind);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** @throws Problem for an HTTP/1.1 request that names no host (RFC 9112 section 3.2). */
export function refuseWithoutHost({ raw }: FastifyRequest): void {
  const named = raw.headers.host !== undefined || raw.httpVersion === '1.0';
  if (!named) throw new Problem(400, 'The request names no host.');
}

/** Answers an `Expect` we do not know, which Node would do without our headers (RFC 9110 section 10.1.1). */
export function answerExpectation(_: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify(problemBody(417, 'Only 100-continue is known.'));
  response.writeHead(417, {
    ...securityHeaders.page,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.end(body);
}

/** Answers what the HTTP parser itself refuses (no request exists yet), then closes the connection. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status =
    { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  const body = JSON.stringify(problemBody(status, 'The request could not be read.'));
  const headers = { ...securityHeaders.page, 'cache-control': 'no-store' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) {
    socket.end(
      `HTTP/1.1 ${status} ${problemBody(status, '').title}\r\n${lines.join('')}` +
        'content-type: application/problem+json; charset=utf-8\r\n' +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
}
