import type { RecordResponse } from '@oilway/store/metrics/process.ts';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its requests are neither logged nor counted. */
    unlogged?: boolean;
  }
}

interface LoggedResponse {
  method: string | undefined;
  /** The pattern of the route, never the URL, which can contain a visitor's search. */
  route: string;
  status: number;
  ms: number;
}

/** Logs a response in one line, and counts it for the metrics. */
export function logResponse(
  log: Pick<FastifyBaseLogger, 'debug' | 'warn'>,
  count: RecordResponse | undefined,
  { method, ms, route, status }: LoggedResponse,
): void {
  count?.({ route, status, seconds: ms / 1000 });
  const line = { method, route, status, ms: Math.round(ms) };
  if (status >= 500) log.warn(line, 'answered');
  else log.debug(line, 'answered');
}

/** Logs every response that the router sends. */
export const requestLog = fp<{ count: RecordResponse | undefined }>(
  async (app, { count }) => {
    app.addHook('onResponse', async (request, reply) => {
      const { config, url: route = 'none' } = request.routeOptions;
      if (config.unlogged) return;
      const { elapsedTime: ms, statusCode: status } = reply;
      logResponse(request.log, count, { method: request.method, route, status, ms });
    });
  },
  { name: 'request-log' },
);
