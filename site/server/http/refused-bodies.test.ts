import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await boot();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  port = (site.app.server.address() as { port: number }).port;
});
afterAll(() => site?.close());

const head = (path: string, ...lines: string[]) =>
  `POST ${path} HTTP/1.1\r\n${['Host: localhost', 'Sec-Fetch-Site: same-origin', ...lines].join('\r\n')}\r\n\r\n`;

/** Sends everything before it reads anything; then waits for this many responses, or until the site closes the connection. */
function send(parts: (string | Buffer)[], answers = 1): Promise<number[]> {
  const socket = connect({ port, host: '127.0.0.1' }).pause();
  socket.on('error', () => undefined);
  let read = '';
  const statuses = () => [...read.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => Number(code));
  return new Promise((resolve) => {
    socket.on('close', () => resolve(statuses()));
    socket.on('data', (part) => {
      read += String(part);
      if (statuses().length === answers) socket.destroy();
    });
    const readAll = async () => {
      await wait(20);
      socket.resume();
    };
    for (const part of parts.slice(0, -1)) socket.write(part);
    socket.write(parts.at(-1) ?? '', () => void readAll());
    setTimeout(() => socket.resume(), 10_000).unref();
  });
}

const body = Buffer.from(JSON.stringify({ message: 'x'.repeat(3_000_000) }));
const chunks = [`${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n'];

describe.each([
  ['/umbraco/api/contact/SubmitMessage', 'application/json', 413],
  ['/umbraco/api/contact/SubmitMessage', 'application/xml', 415],
  ['/umbraco/api/customerPortal/login', 'application/json', 400],
  ['/nothing', 'application/json', 413],
])('3 MB body for %s as %s', (path, type, status) => {
  const ofType = `Content-Type: ${type}`;

  test('gets a response in 20 of 20 attempts with Content-Length', async () => {
    const parts = [head(path, ofType, `Content-Length: ${body.length}`), body];
    for (let tries = 0; tries < 20; tries += 1) expect(await send(parts)).toEqual([status]);
  });

  test('gets a response in 20 of 20 attempts with chunked encoding', async () => {
    const parts = [head(path, ofType, 'Transfer-Encoding: chunked'), ...chunks];
    for (let tries = 0; tries < 20; tries += 1) expect(await send(parts)).toEqual([status]);
  });
});

test('serves the next request on a connection after rejecting a body unread', async () => {
  const next = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';
  for (const size of [1000, 60_000, 3_000_000]) {
    const lines = ['Content-Type: application/json', `Content-Length: ${size}`];
    const refused = head('/umbraco/api/contact/SubmitMessage', ...lines);
    const foreign = refused.replace('same-origin', 'cross-site');
    const parts = [foreign, Buffer.alloc(size, 'x'), next];
    expect(await send(parts, 2), `${size} bytes`).toEqual([403, 200]);
  }
});
