import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTrusted } from '@oilway/store/accounts/network.ts';
import { requestIds, requestScope } from '@oilway/store/requests.ts';
import { isQuiet } from '@oilway/store/tracing/quiet.ts';
import { tracer } from '@oilway/store/tracing/tracer.ts';

/**
 * Says in the answer and in each line of the log which request it is about, so that who met something strange can be helped: as a proxy of the
 * operator's calls it, else by a name of its own. Imported before Next.
 */
const trustedProxies = process.env.TRUSTED_PROXIES?.split(/, */) ?? [];
const idOf = requestIds(trustedProxies);
const trusts = isTrusted(trustedProxies);

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  const id = idOf(request);
  response.setHeader('X-Request-Id', id);
  // Until the next request of its connection.
  requestScope.enterWith({ id, span: spanOf(request) });
});

function spanOf({ headers, socket, url = '' }: IncomingMessage) {
  // What is written another way than by ours is not looked at.
  if (isQuiet(url) || url.includes('%')) return undefined;
  return tracer()?.request(trusts(socket.remoteAddress) ? headers : undefined);
}
