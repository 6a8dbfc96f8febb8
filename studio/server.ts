/**
 * Serves the built studio: Next's handler in our own HTTP server, because Next's server sets no limits and keeps the connection of an upgrade request
 * open forever. Development uses `next dev`, which hot reloading needs.
 */
import './preload.ts';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { LingeringResponse } from '@oilway/store/http/lingering-response.ts';
import { onSlowBody } from '@oilway/store/http/slow-body.ts';
import { readSettings } from '@oilway/store/settings.ts';

// Imported dynamically: `preload.ts` must finish its setup before Next loads.
const { default: next } = await import('next');

/** In milliseconds and bytes. */
const limits = {
  headers: 10_000,
  /** Node's interval for checking connection timeouts. */
  checkInterval: 1000,
  /** Enough for a file of 50 MB at 1.4 Mbit/s. */
  request: 300_000,
  /** Timeout of an idle connection during a request or response. */
  idleTimeout: 120_000,
  /** Longer than that of proxies (mostly 60 s): a request sent while the connection is being closed would be lost. */
  keepAlive: 75_000,
  /** Minimum upload rate: allows mobile connections and VPNs. */
  body: { interval: 15_000, bytes: 16_000 },
  file: { interval: 60_000, bytes: 16_000 },
  /** Grace period for running requests on shutdown. */
  shutdownTimeout: 8000,
};

const { host, studioPort } = readSettings();
const app = next({ dev: false, dir: import.meta.dirname, hostname: host, port: studioPort });
await app.prepare();
const nextHandler = app.getRequestHandler();

const server = createServer(
  {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.checkInterval,
    keepAliveTimeout: limits.keepAlive,
    // Otherwise Next's handler would register an upgrade listener without handling upgrades.
    shouldUpgradeCallback: () => false,
    ServerResponse: LingeringResponse,
  },
  handleRequest,
);
server.timeout = limits.idleTimeout;
await once(server.listen(studioPort, host), 'listening');
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

function handleRequest(request: IncomingMessage, response: ServerResponse): void {
  // An upgrade request is answered as a normal one (RFC 9110, section 7.8), and the connection is closed.
  if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close');
  const { method = '', url = '' } = request;
  // Next throws for these methods on its static files.
  if (!/^(GET|HEAD|OPTIONS)$/.test(method) && !/^\/(admin|api)([/?]|$)/.test(url)) {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    return;
  }
  const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '');
  onSlowBody(request, isUpload ? limits.file : limits.body, () =>
    sendRequestTimeout(request, response),
  );
  void nextHandler(request, response);
}

function sendRequestTimeout({ socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  // A second response would be read as that of the next request.
  if (headersSent || !socket.writable) socket.destroy();
  else socket.end('HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
}

async function stop(): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  setTimeout(() => server.closeAllConnections(), limits.shutdownTimeout).unref();
  await closed;
  await app.close();
  process.exit(0);
}
