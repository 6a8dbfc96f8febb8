import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { DatabaseErrorClass } from '@oilway/store/database/error-class.ts';
import { recordMissingFile } from '@oilway/store/files/missing-files.ts';
import { type Locale, localeOfPath } from '@oilway/store/locales.ts';
import { TooBusyError } from '@oilway/store/semaphore.ts';
import { StorageUnavailableError } from '@oilway/store/storage-unavailable-error.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DatabaseProbe, failureMessages } from '../../content/database-probe.ts';
import { ContentUnavailableError, type PublishedContent } from '../../content/published-content.ts';
import { OverloadError } from './overload.ts';
import {
  MissingFileError,
  type ParameterProblem,
  Problem,
  problemBody,
  sendProblem,
} from './problem.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Handles forms without scripts: errors are sent as a page. */
    respondsWithHtml?: boolean;
  }
  interface FastifyInstance {
    /** Records an error that a route handles itself. @returns its class, if it is one of the database. */
    recordDatabaseError(error: unknown): DatabaseErrorClass | undefined;
    /** For use before a write. @returns the class of the database's failure, at most a second old. */
    databaseFailure(): Promise<DatabaseErrorClass | undefined>;
  }
}

/** API paths: their errors are problem+json, all others a page. */
const apiPaths = /^\/(umbraco|api|health|media|assets|tiles)([/?]|$)/i;

interface ErrorPageContext {
  published: Pick<PublishedContent, 'isUnavailable' | 'failure'>;
  renderer: { errorPage(locale: Locale, status: 404 | 500 | 'form'): Promise<string> };
}

/** Registers the handlers of errors within a request. Registered before any route. */
export function registerErrorHandlers(
  app: FastifyInstance,
  context: ErrorPageContext,
  probe: DatabaseProbe,
): void {
  app.decorate('recordDatabaseError', (error: unknown) => probe.recordError(error));
  app.decorate('databaseFailure', async () => context.published.failure ?? probe.failure());
  app.setErrorHandler((error: FastifyError, request, reply) =>
    handleError(error, request, reply, context, probe),
  );
  app.setNotFoundHandler((request, reply) => notFound(request, reply, context));
}

export async function notFound(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ErrorPageContext,
): Promise<FastifyReply> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || apiPaths.test(request.url)) {
    return sendProblem(reply, 404, `There is nothing at this address for ${request.method}.`);
  }
  return sendErrorPage(request, reply, context, 404);
}

async function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  context: ErrorPageContext,
  probe: DatabaseProbe,
): Promise<FastifyReply> {
  if (error instanceof MissingFileError) recordMissingFile(request.log, error.key);
  if (reply.sent) return reply;
  const isApi = apiPaths.test(request.url);
  if (error.code === 'FST_ERR_BAD_URL' && !isApi)
    return sendErrorPage(request, reply, context, 404);
  const respondsWithHtml =
    request.routeOptions.config?.respondsWithHtml && !isApi && clientStatus(error) !== 403;
  if (error instanceof Problem && error.status === 503 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', '5');
  if (error instanceof Problem)
    return respondsWithHtml
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
  const isUnavailable = error instanceof ContentUnavailableError || context.published.isUnavailable;
  const isBusy = error instanceof OverloadError || error instanceof TooBusyError;
  // A client that disconnects aborts the body: that is no error of the server.
  const isAborted = request.raw.destroyed && !request.raw.complete;
  if (isAborted) return reply.code(400).send();
  const failure = probe.recordError(error);
  const isStorageDown = error instanceof StorageUnavailableError;
  const status =
    isUnavailable || isBusy || failure || isStorageDown ? 503 : (clientStatus(error) ?? 500);
  if (isBusy) request.log.warn('server overloaded: request refused');
  else if (failure) request.log.error({ err: error, database: failure }, failureMessages[failure]);
  else if (isStorageDown) request.log.error({ err: error }, 'file storage unavailable');
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (status === 503) reply.header('retry-after', '5');
  if (respondsWithHtml) return sendErrorPage(request, reply, context, status);
  if (isApi || status < 500)
    return sendProblem(
      reply,
      status,
      status < 500 ? errorDetail(error, request) : 'Something went wrong on our side.',
    );
  return sendErrorPage(request, reply, context, status === 503 ? 503 : 500);
}

function errorDetail({ code, message }: FastifyError, { routeOptions }: FastifyRequest): string {
  if (code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return message;
  return `The body is larger than the ${routeOptions.bodyLimit} bytes that this call takes. Nothing was stored.`;
}

function clientStatus(error: FastifyError | Problem): number | undefined {
  const statusCode = error instanceof Problem ? error.status : error.statusCode;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 600 ? statusCode : undefined;
}

/** Maximum number of unknown parameters in a response. */
const maxUnknown = 20;

/** Returns one entry for each invalid or unknown parameter, under the name the caller used. */
function parameterProblems(error: FastifyError): ParameterProblem[] {
  return (error.validation ?? []).flatMap(({ instancePath, keyword, message, params }) => {
    const at = instancePath.split('/').find(Boolean);
    const unknown = (params as { keys?: string[] }).keys;
    if (at === undefined && unknown)
      return unknown
        .slice(0, maxUnknown)
        .map((name) => ({ name, code: keyword, detail: 'is not known to this call' }));
    return { name: at ?? 'query', code: keyword, detail: message ?? 'is not valid' };
  });
}

async function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ErrorPageContext,
  status: number,
): Promise<FastifyReply> {
  const locale = localeOfPath(request.url.split('?')[0]?.toLowerCase() ?? '/');
  const kind = status === 404 ? 404 : status >= 500 ? 500 : 'form';
  const html = await context.renderer.errorPage(locale, kind);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** @throws Problem for an HTTP/1.1 request that names no host (RFC 9112 section 3.2). */
export function requireHost({ raw }: FastifyRequest): void {
  const hasHost = raw.headers.host !== undefined || raw.httpVersion === '1.0';
  if (!hasHost) throw new Problem(400, 'The request names no host.');
}

/** Answers an unknown `Expect`, which Node would do without our headers (RFC 9110 section 10.1.1). */
export function sendExpectationFailed(_: IncomingMessage, response: ServerResponse): void {
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
export function sendParseError(error: NodeJS.ErrnoException, socket: Socket): void {
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
