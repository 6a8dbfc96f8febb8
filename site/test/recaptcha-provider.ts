import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Google, as far as the site's server can tell. */
export interface RecaptchaProvider {
  origin: string;
  /** What it was asked, in order: the bodies of the questions. */
  asked: URLSearchParams[];
  /** What it answers: a verdict, a status or bytes; nothing at all while `undefined`. */
  answer: { status?: number; body: string } | undefined;
  stop(): Promise<void>;
}

/** The verdict on a good token of the form on this host. */
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

/** Answers like the provider's service of verdicts, on a port of its own. */
export async function startRecaptchaProvider(): Promise<RecaptchaProvider> {
  const provider: RecaptchaProvider = { origin: '', asked: [], answer: undefined, stop };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    provider.asked.push(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
    if (request.url !== '/recaptcha/api/siteverify') response.writeHead(404).end();
    else if (provider.answer)
      response
        .writeHead(provider.answer.status ?? 200, { 'content-type': 'application/json' })
        .end(provider.answer.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  provider.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;

  async function stop() {
    server.closeAllConnections();
    await once(server.close(), 'close');
  }
}
