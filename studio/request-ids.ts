import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIds, requestScope } from '@oilway/store/requests.ts';

/**
 * Says in the answer and in each line of the log which request it is about, so that who met something strange can be helped: as a proxy of the
 * operator's calls it, else by a name of its own. Imported before Next.
 */
const idOf = requestIds(process.env.TRUSTED_PROXIES?.split(/, */) ?? []);

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  const id = idOf(request);
  response.setHeader('X-Request-Id', id);
  // Until the next request of its connection.
  requestScope.enterWith(id);
});
