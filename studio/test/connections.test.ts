/** Connections to the studio with protocol upgrades, other protocols or incomplete requests. */
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { testStudio } from './server.ts';

const quickMinutes = join(import.meta.dirname, 'quick-minutes.ts');
const studio = testStudio([], { NODE_OPTIONS: `--import=${quickMinutes}` });

/** Returns the number of open file descriptors of the studio. */
const descriptors = () => readdirSync(`/proc/${studio.studio.pid}/fd`).length;

/** The data received on a connection, and its duration in milliseconds. */
interface ClosedConnection {
  response: string;
  ms: number;
}

/** Sends the pieces, one per second, and waits until the other side closes the connection; rejects after 40 s. */
function send(...pieces: string[]): Promise<ClosedConnection> {
  const { port } = new URL(studio.origin);
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  const begun = Date.now();
  let response = '';
  socket.on('data', (part) => {
    response += String(part);
  });
  socket.on('error', () => undefined);
  const writing = (async () => {
    for (const piece of pieces) {
      if (socket.destroyed) return;
      socket.write(piece);
      await wait(1000);
    }
  })();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`the connection is still open; received: ${JSON.stringify(response)}`));
    }, 40_000);
    socket.on('close', () => {
      clearTimeout(timer);
      void writing;
      resolve({ response, ms: Date.now() - begun });
    });
  });
}

const host = 'Host: studio\r\n';

describe('protocol upgrade requests', () => {
  test.each([
    ['websocket', '/x', 'websocket', 404],
    ['h2c', '/x', 'h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA', 404],
    ['an unknown protocol', '/api/nothing', 'TLS/1.0', 404],
    ['websocket on a page', '/admin/login', 'websocket', 200],
    ['websocket on the development reload path', '/_next/hmr', 'websocket', 404],
    ['websocket on a static file', '/icon.svg', 'websocket', 200],
  ])('answers %s over HTTP/1.1 and closes the connection', async (_, path, to, status) => {
    const head = `GET ${path} HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: ${to}\r\n\r\n`;
    const { response, ms } = await send(head);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toMatch(/\r\nconnection: close\r\n/i);
    expect(ms).toBeLessThan(10_000);
  });

  test('leaves no file descriptors open after 1,000 upgrade requests', async () => {
    const before = descriptors();
    const head = `GET /x HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    for (let round = 0; round < 20; round += 1)
      await Promise.all(Array.from({ length: 50 }, () => send(head)));
    await expect.poll(descriptors, { timeout: 10_000 }).toBeLessThan(before + 20);
    expect(studio.studio.isRunning()).toBe(true);
  });

  test.each([
    ['CONNECT', `CONNECT studio:443 HTTP/1.1\r\n${host}\r\n`],
    ['HTTP/2 with prior knowledge', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('closes the connection on %s', async (_, bytes) => {
    expect((await send(bytes)).ms).toBeLessThan(10_000);
  });
});

describe.concurrent('incomplete requests', () => {
  const login = `POST /api/staff/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
  const file = `POST /api/media HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\n`;
  const headerDrip = Array.from({ length: 38 }, (_, index) => `x${index}: y\r\n`);

  test('closes the connection of any incomplete request within 20 s', async () => {
    const ended = await Promise.all([
      ...Array.from({ length: 15 }, () => send(`GET / HTTP/1.1\r\n${host}`, ...headerDrip)),
      send(''),
      send('GET'),
      send(`${login}Content-Length: 1000\r\n\r\n{"email"`),
      send(`${login}Content-Length: 1000\r\n\r\n`, ...headerDrip),
      send(`${login}Transfer-Encoding: chunked\r\n\r\n1\r\n`),
      send(`GET /x HTTP/1.1\r\n${host}Content-Length: 1000\r\n\r\n`, ...headerDrip),
    ]);
    for (const { response, ms } of ended) {
      expect(ms, response).toBeLessThan(20_000);
      // At most one response: a second one would be read as that of the next request.
      expect(response.match(/^HTTP\/1\.1 /gm)?.length ?? 0, response).toBeLessThanOrEqual(1);
    }
    for (const { response } of ended.slice(0, 17)) expect(response).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('closes the connection of a slow file upload after about a minute', async () => {
    // A minute of the studio is six seconds; the interval of other bodies has its full length.
    const { port } = new URL(studio.origin);
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    const begun = Date.now();
    socket.on('error', () => undefined);
    socket.resume().write(`${file}Content-Length: 900000\r\n\r\n`);
    const dripping = setInterval(() => socket.write('x'), 1000);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(dripping);
    expect(Date.now() - begun).toBeGreaterThan(4000);
    expect(Date.now() - begun).toBeLessThan(12_000);
  });
});
