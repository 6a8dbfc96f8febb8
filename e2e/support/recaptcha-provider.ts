/** Google's captcha for the journeys: its script, its frame and its verdicts, from this machine. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As the real one: a badge with a frame, and a token for whoever asks; a journey may say which. */
const script = (origin: string) => `
const badge = document.createElement('div');
badge.className = 'grecaptcha-badge';
const frame = document.createElement('iframe');
frame.src = '${origin}/recaptcha/api2/anchor';
frame.title = 'reCAPTCHA';
badge.append(frame);
const around = document.createElement('div');
around.append(badge);
document.body.append(around);
let number = 0;
window.grecaptcha = {
  ready: (done) => setTimeout(done, 20),
  execute: async (key, { action }) => {
    if (window.recaptchaFails) throw new Error('no token');
    number += 1;
    const kind = window.recaptchaKind ?? 'good';
    return [kind, action, Date.now(), number, 'x'.repeat(60)].join('_');
  },
};
`;

/** A token is good if its first word says so. */
function verdictOn(token: string) {
  const [kind, action] = token.split('_');
  return { success: kind === 'good', score: 0.9, action, hostname: 'localhost' };
}

export async function startRecaptcha(): Promise<{ origin: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://provider');
    const say = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': type }).end(body);
    if (pathname === '/recaptcha/api.js') say('text/javascript', script(origin));
    else if (pathname === '/recaptcha/api/siteverify') {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const asked = new URLSearchParams(Buffer.concat(parts).toString('utf8'));
      say('application/json', JSON.stringify(verdictOn(asked.get('response') ?? '')));
    } else
      say('text/html; charset=utf-8', '<!doctype html><html lang="de"><title>reCAPTCHA</title>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
