import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Next answers 500 to TRACE, and logs it: it is nothing to be asked for, like OPTIONS. Imported before Next. */
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  if (request.method === 'TRACE') request.method = 'OPTIONS';
});
