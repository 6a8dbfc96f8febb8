import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Next answers TRACE with 500 and logs an error: this answers it before. Imported before Next. */
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  if (request.method === 'TRACE') request.method = 'OPTIONS';
});
