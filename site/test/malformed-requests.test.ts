import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from './build-app.ts';
import { expectSecurityHeaders } from './expect-security-headers.ts';
import { type RawResponse, sendRawRequest } from './raw-request.ts';

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await boot({
    limits: { headersTimeout: 500, requestTimeout: 1000, checkingInterval: 100 },
  });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  port = (site.app.server.address() as { port: number }).port;
});
afterAll(() => site?.close());

describe('HTTP parser', () => {
  /** Makes the server close the connection: a client that closes first may count as aborted. */
  const last = 'host: x\r\nconnection: close\r\n';
  const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array));
  const between = (before: string, after = '') =>
    bytes.map((some) => Buffer.concat([Buffer.from(before), some, Buffer.from(after)]));
  const whole = bytes.map((some) => {
    const head = `content-type: application/json\r\ncontent-length: ${some.length}`;
    return Buffer.concat([Buffer.from(`POST /api/ HTTP/1.1\r\n${last}${head}\r\n\r\n`), some]);
  });

  test.each([
    ['a path', between('GET /', ` HTTP/1.1\r\n${last}\r\n`)],
    ['a header', between(`GET / HTTP/1.1\r\n${last}x-a: `, '\r\n\r\n')],
    ['a body', whole],
    // An invalid chunk follows, so that the server does not wait for the rest of one.
    ['chunks', between(`POST / HTTP/1.1\r\n${last}transfer-encoding: chunked\r\n\r\n`, '\r\n\0')],
    ['a start line', between('', '\0')],
  ])('returns no 5xx and sends security headers for random bytes as %s', async (_, some) => {
    await fc.assert(
      fc.asyncProperty(some, async (sent) => {
        const answers = await sendRawRequest(port, sent);
        expectClientErrors(answers);
      }),
      runs(50, 2000),
    );
  });

  const host = 'host: x\r\n';
  test.each([
    ['text that is not HTTP', 'hello\r\n\r\n', 400],
    ['an unknown method', `BREW / HTTP/1.1\r\n${host}\r\n`, 400],
    ['an unknown version', `GET / HTTP/7.3\r\n${host}\r\n`, 400],
    ['a missing Host header', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['NUL in a header', `GET / HTTP/1.1\r\n${host}x: a\0b\r\n\r\n`, 400],
    ['a folded header', `GET / HTTP/1.1\r\n${host}x: a\r\n b\r\n\r\n`, 400],
    [
      'two Content-Length headers',
      `POST / HTTP/1.1\r\n${host}content-length: 1\r\ncontent-length: 2\r\n\r\nab`,
      400,
    ],
    [
      'Content-Length with chunked encoding',
      `POST / HTTP/1.1\r\n${host}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a negative Content-Length', `POST / HTTP/1.1\r\n${host}content-length: -1\r\n\r\n`, 400],
    [
      'an invalid chunk',
      `POST / HTTP/1.1\r\n${host}transfer-encoding: chunked\r\n\r\nzz\r\n`,
      undefined,
    ],
    ['200 kB of headers', `GET / HTTP/1.1\r\n${host}x: ${'a'.repeat(200_000)}\r\n\r\n`, 431],
    ['a URL of 200 kB', `GET /${'a'.repeat(200_000)} HTTP/1.1\r\n${host}\r\n`, 431],
    [
      'an unknown Expect header',
      `GET / HTTP/1.1\r\n${host}expect: miracles\r\nconnection: close\r\n\r\n`,
      417,
    ],
    [
      'an absolute URL',
      `GET http://evil.example/filter HTTP/1.1\r\n${host}connection: close\r\n\r\n`,
      404,
    ],
    ['an asterisk as target', `OPTIONS * HTTP/1.1\r\n${host}connection: close\r\n\r\n`, 404],
    ['TRACE', `TRACE / HTTP/1.1\r\n${host}connection: close\r\n\r\n`, 404],
    ['raw UTF-8', `GET /größe HTTP/1.1\r\n${host}connection: close\r\n\r\n`, 400],
  ])('returns no 5xx and sends security headers for %s', async (_, sent, status) => {
    const [response] = await sendRawRequest(port, Buffer.from(sent));
    if (status) expect(response?.status).toBe(status);
    expect(response?.status).toBeLessThan(500);
    expectCsp(response?.headers ?? {});
    if (status === 400 || status === 431 || status === 417) {
      expect(response?.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(JSON.parse(response?.body ?? '')).toMatchObject({ status });
    }
  });

  test.each(['websocket', 'h2c', 'x'])(
    'responds to an upgrade to %s and closes the connection',
    async (to) => {
      // Twice: the second response is cached.
      for (const path of ['/filter', '/filter', '/nothing']) {
        const sent = `GET ${path} HTTP/1.1\r\n${host}connection: upgrade\r\nupgrade: ${to}\r\n\r\n`;
        const [response] = await sendRawRequest(port, Buffer.from(sent));
        expect(response?.status).toBe(path === '/filter' ? 200 : 404);
        expect(response?.headers.connection).toBe('close');
      }
    },
  );

  test('returns 408 for a request that never ends', async () => {
    const [response] = await sendRawRequest(port, Buffer.from(`GET / HTTP/1.1\r\n${host}x:`));
    expect(response?.status).toBe(408);
    expectCsp(response?.headers ?? {});
  });

  test('closes an idle connection with 408', async () => {
    expect(await sendRawRequest(port, Buffer.from(''))).toEqual([
      expect.objectContaining({ status: 408 }),
    ]);
  });
});

function expectClientErrors(answers: RawResponse[]): void {
  expect(answers.length).toBeGreaterThan(0);
  for (const { headers, status } of answers) {
    expect(status).toBeLessThan(500);
    expectCsp(headers);
  }
}

/** Only the exit of the preview may be framed, by the studio. */
function expectCsp(sent: Record<string, string | undefined>): void {
  const { studioOrigin } = site.context.config;
  expectSecurityHeaders(
    sent,
    sent['cache-control'] === 'private, no-store' ? studioOrigin : "'none'",
  );
}
