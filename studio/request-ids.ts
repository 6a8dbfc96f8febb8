import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compileTrustedProxies } from '@oilway/store/accounts/client-network.ts';
import { createRequestIdGenerator, requestContext } from '@oilway/store/request-context.ts';
import { tracer } from '@oilway/store/tracing/tracer.ts';
import { isUntraced } from '@oilway/store/tracing/untraced.ts';

/** Adds a request id to the response and each log line, for support: the id of a trusted proxy, else a random one. Imported before Next. */
const trustedProxies = process.env.TRUSTED_PROXIES?.split(/, */) ?? [];
const getRequestId = createRequestIdGenerator(trustedProxies);
const isTrustedProxy = compileTrustedProxies(trustedProxies);

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  const id = getRequestId(request);
  response.setHeader('X-Request-Id', id);
  // Applies until the next request of the connection.
  requestContext.enterWith({ id, span: startSpan(request) });
});

function startSpan({ headers, socket, url = '' }: IncomingMessage) {
  // The studio's own URLs contain no percent-encoding; others are not traced.
  if (isUntraced(url) || url.includes('%')) return undefined;
  return tracer()?.startRequest(isTrustedProxy(socket.remoteAddress) ? headers : undefined);
}
