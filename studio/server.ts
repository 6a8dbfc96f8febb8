/**
 * Serves the built studio: Next's handler behind an HTTP server of our own, because Next's sets no limits and leaves the connection of
 * a request to upgrade open for ever. In development `next dev` has a server of its own, which its reloading needs.
 */
import './start.ts';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { LingeringResponse } from '@oilway/store/http/lingering-response.ts';
import { onSlowBody } from '@oilway/store/http/slow-body.ts';
import { readSettings } from '@oilway/store/settings.ts';

// After what `start.ts` waits for: it has to be there before Next is.
const { default: next } = await import('next');

/** Milliseconds, bytes. */
const limits = {
  headers: 10_000,
  /** Node looks for connections past their time this seldom. */
  checking: 1000,
  /** A file of 50 MB over 1.4 Mbit/s. */
  request: 300_000,
  /** A connection on which nothing moves, while an answer is made or taken. */
  silence: 120_000,
  /** Longer than proxies keep theirs (60 s, mostly): one that is closed just when something is sent on it loses that. */
  keepAlive: 75_000,
  /** Files may come over a telephone, with a tunnel on its way. */
  body: { span: 15_000, least: 16_000 },
  file: { span: 60_000, least: 16_000 },
  /** A stop waits so long for what is being answered. */
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
    // Asked to, Next's handler would listen for upgrades, and leave them to others that are not there.
    shouldUpgradeCallback: () => false,
    ServerResponse: LingeringResponse,
  },
  answer,
);
server.timeout = limits.silence;
await once(server.listen(studioPort, host), 'listening');
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

function answer(request: IncomingMessage, response: ServerResponse): void {
  // Answered as if nothing had been asked (RFC 9110, section 7.8), and once.
  if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close');
  const { method = '', url = '' } = request;
  // Next fails where it would refuse these for its files.
  if (!/^(GET|HEAD|OPTIONS)$/.test(method) && !/^\/(admin|api)([/?]|$)/.test(url)) {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    return;
  }
  const takesFile = /^multipart\//i.test(request.headers['content-type'] ?? '');
  onSlowBody(request, takesFile ? limits.file : limits.body, () => refuseSlow(request, response));
  void handle(request, response);
}

function refuseSlow({ socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  // A second answer would be taken for that to the next request.
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
