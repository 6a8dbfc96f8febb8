/**
 * Serves the built studio: Next's handler in our own HTTP server, because Next's server sets no limits and keeps the connection of an upgrade request
 * open forever. Development uses `next dev`, which hot reloading needs.
 */
import './start.ts';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { LingeringResponse } from '@oilway/store/http/lingering-response.ts';
import { onSlowBody } from '@oilway/store/http/slow-body.ts';
import { readSettings } from '@oilway/store/settings.ts';

// Imported dynamically: `start.ts` must finish its setup before Next loads.
const { default: next } = await import('next');

/** In milliseconds and bytes. */
const limits = {
  headers: 10_000,
  /** Node's interval for checking connection timeouts. */
  checking: 1000,
  /** Enough for a file of 50 MB at 1.4 Mbit/s. */
  request: 300_000,
  /** Timeout of an idle connection during a request or response. */
  silence: 120_000,
  /** Longer than that of proxies (mostly 60 s): a request sent while the connection is being closed would be lost. */
  keepAlive: 75_000,
  /** Minimum upload rate: allows mobile connections and VPNs. */
  body: { span: 15_000, least: 16_000 },
  file: { span: 60_000, least: 16_000 },
  /** Grace period for running requests on shutdown. */
  stop: 8000,
};

const { host, studioPort } = readSettings();
const app = next({ dev: false, dir: import.meta.dirname, hostname: host, port: studioPort });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer(
  {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.checking,
    keepAliveTimeout: limits.keepAlive,
    // Otherwise Next's handler would register an upgrade listener without handling upgrades.
    shouldUpgradeCallback: () => false,
    ServerResponse: LingeringResponse,
  },
  answer,
);
server.timeout = limits.silence;
await once(server.listen(studioPort, host), 'listening');
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

function answer(request: IncomingMessage, response: ServerResponse): void {
  // An upgrade request is answered as a normal one (RFC 9110, section 7.8), and the connection is closed.
  if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close');
  const { method = '', url = '' } = request;
  // Next throws for these methods on its static files.
  if (!/^(GET|HEAD|OPTIONS)$/.test(method) && !/^\/(admin|api)([/?]|$)/.test(url)) {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    return;
  }
  const takesFile = /^multipart\//i.test(request.headers['content-type'] ?? '');
  onSlowBody(request, takesFile ? limits.file : limits.body, () => refuseSlow(request, response));
  void handle(request, response);
}

function refuseSlow({ socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  // A second response would be read as that of the next request.
  if (headersSent || !socket.writable) socket.destroy();
  else socket.end('HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
}

async function stop(): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  setTimeout(() => server.closeAllConnections(), limits.stop).unref();
  await closed;
  await app.close();
  process.exit(0);
}
