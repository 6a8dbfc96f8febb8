import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { LingeringResponse } from '../http/lingering-response.ts';
import type { MetricsAddress } from '../metrics-address.ts';

/** Timeout of a request in milliseconds. */
const requestTimeout = 5000;

/** Bytes of a request's headers, and the maximal number of connections: a Prometheus or two. */
const maxHeaderBytes = 8192;
const maxConnections = 16;

export interface MetricsServer {
  server: Server;
  close(): Promise<void>;
}

interface MetricsServerOptions {
  registry: Registry;
  address: MetricsAddress;
  log: Pick<Logger, 'error' | 'info'>;
  /** Milliseconds between two attempts to bind a port in use. */
  retryInterval?: number;
}

/**
 * Serves `GET /metrics` and nothing else, without authentication. The server neither ends the process nor keeps it alive: a port in use is logged and
 * tried again.
 */
export function serveMetrics({
  address,
  log,
  retryInterval = 10_000,
  registry,
}: MetricsServerOptions): MetricsServer {
  const handler = metricsHandler(registry, log);
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: requestTimeout,
      requestTimeout: requestTimeout,
      keepAliveTimeout: requestTimeout,
      connectionsCheckingInterval: requestTimeout / 5,
      ServerResponse: LingeringResponse,
    },
    (request, response) => void handler(request, response),
  );
  server.maxConnections = maxConnections;
  let timer: NodeJS.Timeout | undefined;
  let isPortInUse = false;
  // In a cluster of processes each one binds its own port.
  const listen = () => server.listen({ ...address, exclusive: true });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const { code } = error;
    if (!isPortInUse)
      log.error(
        { ...address, code },
        'the metrics port is in use: stop the other process, or set another METRICS_PORT or METRICS_HOST',
      );
    isPortInUse = true;
    timer = setTimeout(listen, retryInterval).unref();
  });
  server.on('listening', () => log.info(address, 'metrics are served'));
  listen();
  server.unref();
  return {
    server,
    close() {
      clearTimeout(timer);
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** Concurrent requests share one measurement. */
function metricsHandler(registry: Registry, log: MetricsServerOptions['log']) {
  let measuring: Promise<string> | undefined;
  return async ({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (method !== 'GET' || url !== '/metrics') {
      // A request body is not read.
      response.writeHead(404, { connection: 'close', 'content-length': 0 }).end();
      return;
    }
    measuring ??= registry.metrics().finally(() => {
      measuring = undefined;
    });
    try {
      const text = await measuring;
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      log.error({ err: error }, 'metrics could not be served');
      response.writeHead(500, { 'content-length': 0 }).end();
    }
  };
}
