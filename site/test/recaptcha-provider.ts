import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A test double of Google's verification service. */
export interface RecaptchaProvider {
  origin: string;
  /** Bodies of the requests, in order. */
  requests: URLSearchParams[];
  /** The response: a verdict, a status or bytes; none while `undefined`. */
  reply: { status?: number; body: string } | undefined;
  stop(): Promise<void>;
}

/** The verdict on a valid token of the form on this host. */
export const verdict = (action: string, change: object = {}) => ({
  body: JSON.stringify({
    success: true,
    score: 0.9,
    action,
    challenge_ts: new Date().toISOString(),
    hostname: 'localhost',
    ...change,
  }),
});

/** Starts the service on a free port. */
export async function startRecaptchaProvider(): Promise<RecaptchaProvider> {
  const provider: RecaptchaProvider = { origin: '', requests: [], reply: undefined, stop };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    provider.requests.push(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
    if (request.url !== '/recaptcha/api/siteverify') response.writeHead(404).end();
    else if (provider.reply)
      response
        .writeHead(provider.reply.status ?? 200, { 'content-type': 'application/json' })
        .end(provider.reply.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  provider.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;

  async function stop() {
    server.closeAllConnections();
    await once(server.close(), 'close');
  }
}
