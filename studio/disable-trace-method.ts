import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Handles TRACE like OPTIONS: Next answers TRACE with 500 and logs an error. Imported before Next. */
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  if (request.method === 'TRACE') request.method = 'OPTIONS';
});
