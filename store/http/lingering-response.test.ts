import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { full } from '../../content/test/full.ts';
import { LingeringResponse } from './lingering-response.ts';

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer({ ServerResponse: LingeringResponse }, async (request, response) => {
    const { url } = request;
    // Reads a part of the body into a full stream, as Next.js does.
    if (url === '/some') {
      const copy = new PassThrough({ highWaterMark: 100 });
      request.pipe(copy);
      await once(copy, 'readable');
    }
    if (url === '/paused') request.on('data', () => request.pause());
    if (url === '/close') response.setHeader('Connection', 'close');
    if (url === '/read') for await (const _ of request);
    if (url === '/bare') response.writeHead(404).end();
    response.statusCode = 413;
    const isChunked = url === '/chunked' || url === '/flushed';
    if (url === '/flushed') response.flushHeaders();
    if (isChunked) response.write('refused');
    if (url !== '/bare') response.end(isChunked ? undefined : 'refused');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const head = (path: string, more: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
/** Waits until a connection is closed, also by a reset. */
const closed = (socket: Socket) =>
  socket.closed ? undefined : new Promise<void>((resolve) => socket.once('close', () => resolve()));
const megabytes = (count: number) => Buffer.alloc(count * 1_000_000, 'x');

/**
 * Sends everything before it reads anything, as simple clients do; returns what arrived until the other side closed, or until the response was
 * complete.
 */
async function sendAll(parts: (string | Buffer)[], isAll: (answer: string) => boolean) {
  const socket = connect({ port, host: '127.0.0.1' }).pause();
  socket.on('error', () => undefined);
  for (const part of parts) {
    // A rejected part is lost.
    if (!socket.write(part))
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed(socket)]);
  }
  await wait(20);
  let answer = '';
  socket.on('data', (part) => {
    answer += String(part);
    if (isAll(answer)) socket.destroy();
  });
  await closed(socket.resume());
  return answer;
}

const chunked = (body: Buffer) => [`${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n'];

describe.each(['/', '/close', '/bare', '/chunked', '/read'])('at %s', (path) => {
  test.each([
    ['Content-Length', (body: Buffer) => [head(path, `Content-Length: ${body.length}\r\n`), body]],
    [
      'chunked encoding',
      (body: Buffer) => [head(path, 'Transfer-Encoding: chunked\r\n'), ...chunked(body)],
    ],
  ])('delivers the response to a rejected 3 MB body with %s in every try', async (_, parts) => {
    const isAll = (answer: string) => /refused|404 [\s\S]*\r\n\r\n/.test(answer);
    for (let tries = 0; tries < (full ? 20 : 5); tries += 1)
      expect(await sendAll(parts(megabytes(3)), isAll)).toMatch(/^HTTP\/1\.1 4(13|04) /);
  });
});

test.each(['/', '/chunked', '/flushed'])(
  'delivers the whole response of %s to a client that sends a large body',
  async (path) => {
    for (const size of [1, 40]) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        body: new Uint8Array(megabytes(size)),
      });
      expect([answer.status, await answer.text()]).toEqual([413, 'refused']);
    }
  },
);

test.each(['/', '/some', '/bare', '/read', '/chunked'])(
  'answers the next request on a connection after a body sent to %s',
  async (path) => {
    for (const size of [1, 17_000, 200_000, 3_000_000]) {
      const body = Buffer.alloc(size, 'x');
      const next = head('/', 'Content-Length: 0\r\n');
      const parts = [head(path, `Content-Length: ${size}\r\n`), body, next];
      const count = (answer: string) => answer.match(/HTTP\/1\.1 4/g)?.length ?? 0;
      const answer = await sendAll(parts, (text) => count(text) === 2 && text.endsWith('refused'));
      expect(count(answer), `${size} bytes`).toBe(2);
    }
  },
);

test('sends the response only after the whole body has arrived', async () => {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  let isSent = false;
  const first = once(socket, 'data').then(([part]) => ({ isSent, answer: String(part) }));
  socket.write(head('/', 'Content-Length: 3000000\r\n'));
  for (let sent = 0; sent < 3_000_000; sent += 100_000) {
    await wait(10);
    if (sent === 2_900_000) isSent = true;
    socket.write(Buffer.alloc(100_000, 'x'));
  }
  expect(await first).toEqual({
    isSent: true,
    answer: expect.stringMatching(/^HTTP\/1\.1 413 [\s\S]*refused$/),
  });
  socket.destroy();
});

describe('a body that never ends', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return () => void vi.useRealTimers();
  });

  /** Sends the head of a request, and returns what has arrived on its connection so far. */
  async function begin(more: string) {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    let answer = '';
    socket.on('data', (part) => {
      answer += String(part);
    });
    const requested = once(server, 'request');
    socket.write(head('/', more));
    await requested;
    return { socket, answer: () => answer };
  }
  const refused = /^HTTP\/1\.1 413 [\s\S]*refused$/;

  test('responds to a body that stalls after two seconds, and closes its connection after thirty', async () => {
    const { answer, socket } = await begin('Content-Length: 1000000\r\n');
    await vi.advanceTimersByTimeAsync(1999);
    await wait(50);
    expect(answer()).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(answer).toMatch(refused);
    await vi.advanceTimersByTimeAsync(27_999);
    await wait(50);
    expect(socket.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await closed(socket);
  });

  test('closes the connection of a slow body after thirty seconds', async () => {
    const { answer, socket } = await begin('Content-Length: 1000\r\n');
    for (let second = 1; second <= 29; second += 1) {
      const { bytesRead } = socket;
      socket.write('x');
      await wait(5);
      await vi.advanceTimersByTimeAsync(1000);
      expect([second, bytesRead, socket.closed]).toEqual([second, 0, false]);
    }
    await vi.advanceTimersByTimeAsync(1000);
    await closed(socket);
    expect(answer()).toMatch(refused);
  });

  test('responds to an endless body and closes its connection', async () => {
    const { answer, socket } = await begin('Transfer-Encoding: chunked\r\n');
    const part = Buffer.concat([Buffer.from('f4240\r\n'), megabytes(1), Buffer.from('\r\n')]);
    const goOn = () => {
      while (!socket.destroyed && socket.write(part));
    };
    socket.on('drain', goOn);
    goOn();
    await closed(socket);
    expect(answer()).toMatch(refused);
  });
});
