import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTrusted } from '@oilway/store/accounts/network.ts';
import { requestIds, requestScope } from '@oilway/store/requests.ts';
import { isQuiet } from '@oilway/store/tracing/quiet.ts';
import { tracer } from '@oilway/store/tracing/tracer.ts';

/** Adds a request id to the response and each log line, for support: the id of a trusted proxy, else a random one. Imported before Next. */
const trustedProxies = process.env.TRUSTED_PROXIES?.split(/, */) ?? [];
const idOf = requestIds(trustedProxies);
const trusts = isTrusted(trustedProxies);

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  const id = idOf(request);
  response.setHeader('X-Request-Id', id);
  // Applies until the next request of the connection.
  requestScope.enterWith({ id, span: spanOf(request) });
});

function spanOf({ headers, socket, url = '' }: IncomingMessage) {
  // A URL with percent-encoding is none of ours and is not traced.
  if (isQuiet(url) || url.includes('%')) return undefined;
  return tracer()?.request(trusts(socket.remoteAddress) ? headers : undefined);
}
