/** What becomes of a connection to the studio that asks for something else than an answer, or asks nothing at all. */
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { testStudio } from './server.ts';

const studio = testStudio();

/** File descriptors that the studio has open. */
const descriptors = () => readdirSync(`/proc/${studio.studio.pid}/fd`).length;

/** What came back over a connection, and after how many milliseconds the studio ended it. */
interface Ended {
  answer: string;
  ms: number;
}

/** Sends the pieces, a second apart; then waits until the other side ends the connection, or fails after 40 s. */
function send(...pieces: string[]): Promise<Ended> {
  const { port } = new URL(studio.origin);
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  const begun = Date.now();
  let answer = '';
  socket.on('data', (part) => {
    answer += String(part);
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
      reject(new Error(`the connection is still open; so far it said ${JSON.stringify(answer)}`));
    }, 40_000);
    socket.on('close', () => {
      clearTimeout(timer);
      void writing;
      resolve({ answer, ms: Date.now() - begun });
    });
  });
}

const host = 'Host: studio\r\n';

describe('a request to speak another protocol', () => {
  test.each([
    ['websocket', '/x', 'websocket', 404],
    ['h2c', '/x', 'h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA', 404],
    ['anything', '/api/nothing', 'TLS/1.0', 404],
    ['websocket at a page', '/admin/login', 'websocket', 200],
    ['websocket at the address of a reload in development', '/_next/hmr', 'websocket', 404],
    ['websocket at a file', '/icon.svg', 'websocket', 200],
  ])(
    '%s is answered as one to speak HTTP, and its connection is closed',
    async (_, path, to, status) => {
      const head = `GET ${path} HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: ${to}\r\n\r\n`;
      const { answer, ms } = await send(head);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(ms).toBeLessThan(10_000);
    },
  );

  test('a thousand of them leave no file descriptor open', async () => {
    const before = descriptors();
    const head = `GET /x HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    for (let round = 0; round < 20; round += 1)
      await Promise.all(Array.from({ length: 50 }, () => send(head)));
    await expect.poll(descriptors, { timeout: 10_000 }).toBeLessThan(before + 20);
    expect(studio.studio.isRunning()).toBe(true);
  });

  test.each([
    ['CONNECT', `CONNECT studio:443 HTTP/1.1\r\n${host}\r\n`],
    ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('%s ends its connection', async (_, bytes) => {
    expect((await send(bytes)).ms).toBeLessThan(10_000);
  });
});

describe.concurrent('a request that does not come to its end', () => {
  const login = `POST /api/staff/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
  const file = `POST /api/media HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\n`;
  const drip = Array.from({ length: 38 }, (_, index) => `x${index}: y\r\n`);

  test('holds its connection for 20 s at most, whatever it was about to be', async () => {
    const ended = await Promise.all([
      ...Array.from({ length: 15 }, () => send(`GET / HTTP/1.1\r\n${host}`, ...drip)),
      send(''),
      send('GET'),
      send(`${login}Content-Length: 1000\r\n\r\n{"email"`),
      send(`${login}Content-Length: 1000\r\n\r\n`, ...drip),
      send(`${login}Transfer-Encoding: chunked\r\n\r\n1\r\n`),
      send(`GET /x HTTP/1.1\r\n${host}Content-Length: 1000\r\n\r\n`, ...drip),
    ]);
    for (const { answer, ms } of ended) {
      expect(ms, answer).toBeLessThan(20_000);
      // One answer at most: another one would be taken for that to the next request.
      expect(answer.match(/^HTTP\/1\.1 /gm)?.length ?? 0, answer).toBeLessThanOrEqual(1);
    }
    for (const { answer } of ended.slice(0, 17)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('with a file that hardly comes holds it for a minute', async () => {
    const { port } = new URL(studio.origin);
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    const begun = Date.now();
    socket.on('error', () => undefined);
    socket.resume().write(`${file}Content-Length: 900000\r\n\r\n`);
    const dripping = setInterval(() => socket.write('x'), 1000);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(dripping);
    expect(Date.now() - begun).toBeGreaterThan(40_000);
    expect(Date.now() - begun).toBeLessThan(75_000);
  });
});
