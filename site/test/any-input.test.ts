import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { segment, value } from './any-text.ts';
import { boot, type TestSite } from './build-app.ts';
import { exchange, type WireAnswer } from './exchange.ts';
import { expectSecured } from './expect-secured.ts';
import { tileFile } from './tile-file.ts';

const tiles = tileFile();
let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await boot({
    environment: tiles.environment,
    limits: { headersTimeout: 500, requestTimeout: 2000, checkingInterval: 100 },
  });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  port = (site.app.server.address() as { port: number }).port;
});
afterAll(async () => {
  await site?.close();
  tiles.remove();
});

const route = fc.constantFrom(
  '/',
  '/pl',
  '/filter',
  '/pl/filtry',
  '/standorte',
  '/aktuelles',
  '/pl/aktualnosci',
  '/veranstaltungen',
  '/kontakt',
  '/pl/kontakt',
  '/rss.xml',
  '/pl/rss.xml',
  '/sitemap-de.xml',
  '/vcard',
  '/vcard/1.vcf',
  '/media/share/de-DE/news-1',
  '/media/share/pl-PL/1',
  '/umbraco/api/map/GetMarkers',
  '/api/stations',
  '/umbraco/api/socialfeed/getInstagram',
  '/umbraco/api/contactregion/getContacts',
  '/umbraco/api/contactregion/GetRegions',
  '/umbraco/api/whistleblowing/getContactDepartment',
  '/api/openapi.json',
  '/api/video/aqz-KE-bpKQ',
  '/health/live',
  '/health/ready',
  '/media',
  '/media/1/0123456789',
  '/tiles',
  '/tiles/1/0',
  '/assets',
  '/preview',
  '/preview/exit',
  '/examples',
);
const path = fc.oneof(
  route,
  fc
    .tuple(route, fc.array(segment, { maxLength: 4 }))
    .map(([start, rest]) => [start, ...rest].join('/')),
  route.map((start) => start.toUpperCase()),
  fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
);
const parameter = fc.constantFrom(
  'umbracoNodeId',
  'cultureName',
  'filter',
  'nodeid',
  'culture',
  'region',
  'ort',
  'miejsce',
  'seite',
  'strona',
  'jahr',
  'rok',
  'token',
  'to',
  'part',
  '__proto__',
  'x',
);
const query = fc
  .array(fc.tuple(parameter, value), { maxLength: 5 })
  .map((pairs) =>
    pairs.length > 0 ? `?${pairs.map(([name, text]) => `${name}=${text}`).join('&')}` : '',
  );
const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
);
const headerText = fc
  .oneof(fc.string({ maxLength: 60 }), fc.stringMatching(/^[ -~]{0,60}$/))
  .map((text) => text.replace(/[^ -~]/g, '?'));
const headers = fc.record(
  {
    'if-none-match': fc.oneof(headerText, fc.constantFrom('*', '"', 'W/', ',,,')),
    'accept-encoding': fc.oneof(
      headerText,
      fc.constantFrom('br', 'gzip;q=0', '*;q=0', ';;;', 'br;q=,gzip'),
    ),
    cookie: fc.oneof(
      headerText,
      headerText.map((text) => `oilway-preview=${text}`),
      fc.constantFrom('oilway-preview=%', 'oilway-preview="a.b"'),
    ),
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data',
      'a/b; c',
      '',
    ),
    range: fc.constantFrom('bytes=0-1', 'bytes=9-1', 'bytes=-', 'x'),
    'content-length': fc.constant('0'),
  },
  { requiredKeys: [] },
);

test('generated requests: each has one answer, never a 5xx, always the policy', async () => {
  await fc.assert(
    fc.asyncProperty(method, path, query, headers, async (way, where, asked, sent) => {
      const lines = Object.entries({ host: 'x', ...sent, connection: 'close' }).map(
        ([name, text]) => `${name}: ${text}\r\n`,
      );
      const answers = await exchange(
        port,
        Buffer.from(`${way} ${where}${asked} HTTP/1.1\r\n${lines.join('')}\r\n`),
      );
      expect(answers).toHaveLength(1);
      expectTruth(answers);
    }),
    runs(200),
  );
});

test('the exit of a preview leads to a page of this site, whatever it is asked for', async () => {
  const start = fc.constantFrom('', '/', '//', '/\\', '/\t', 'https:', 'javascript:');
  const target = fc.tuple(start, fc.string({ unit: 'binary', maxLength: 20 }));
  await fc.assert(
    fc.asyncProperty(target, async ([first, rest]) => {
      const to = encodeURIComponent((first + rest).toWellFormed());
      const answer = await site.app.inject(`/preview/exit?to=${to}`);
      expect(answer.statusCode).toBe(302);
      const { origin } = site.context.config;
      expect(new URL(String(answer.headers.location), origin).origin).toBe(origin);
    }),
    runs(300),
  );
});

describe('on the wire', () => {
  /** The server closes after its answer: who hangs up first may be taken for having gone away. */
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
    // What follows is no chunk, so that nobody waits for the rest of one.
    ['chunks', between(`POST / HTTP/1.1\r\n${last}transfer-encoding: chunked\r\n\r\n`, '\r\n\0')],
    ['the beginning', between('', '\0')],
  ])(
    'generated bytes for %s: answered, never by a 5xx, always with the policy',
    async (_, some) => {
      await fc.assert(
        fc.asyncProperty(some, async (sent) => {
          const answers = await exchange(port, sent);
          expectTruth(answers);
        }),
        runs(50, 2000),
      );
    },
  );

  const host = 'host: x\r\n';
  test.each([
    ['not HTTP', 'hello\r\n\r\n', 400],
    ['an unknown method', `BREW / HTTP/1.1\r\n${host}\r\n`, 400],
    ['an unknown version', `GET / HTTP/7.3\r\n${host}\r\n`, 400],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['NUL in a header', `GET / HTTP/1.1\r\n${host}x: a\0b\r\n\r\n`, 400],
    ['a folded header', `GET / HTTP/1.1\r\n${host}x: a\r\n b\r\n\r\n`, 400],
    [
      'two lengths',
      `POST / HTTP/1.1\r\n${host}content-length: 1\r\ncontent-length: 2\r\n\r\nab`,
      400,
    ],
    [
      'a length and chunks',
      `POST / HTTP/1.1\r\n${host}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a negative length', `POST / HTTP/1.1\r\n${host}content-length: -1\r\n\r\n`, 400],
    [
      'a bad chunk',
      `POST / HTTP/1.1\r\n${host}transfer-encoding: chunked\r\n\r\nzz\r\n`,
      undefined,
    ],
    ['200 kB of headers', `GET / HTTP/1.1\r\n${host}x: ${'a'.repeat(200_000)}\r\n\r\n`, 431],
    ['200 kB of address', `GET /${'a'.repeat(200_000)} HTTP/1.1\r\n${host}\r\n`, 431],
    [
      'a strange expectation',
      `GET / HTTP/1.1\r\n${host}expect: miracles\r\nconnection: close\r\n\r\n`,
      417,
    ],
    [
      'an absolute address',
      `GET http://evil.example/filter HTTP/1.1\r\n${host}connection: close\r\n\r\n`,
      404,
    ],
    ['an asterisk', `OPTIONS * HTTP/1.1\r\n${host}connection: close\r\n\r\n`, 404],
    ['a request for its echo', `TRACE / HTTP/1.1\r\n${host}connection: close\r\n\r\n`, 404],
    ['raw UTF-8', `GET /größe HTTP/1.1\r\n${host}connection: close\r\n\r\n`, 400],
  ])('%s', async (_, sent, status) => {
    const [answer] = await exchange(port, Buffer.from(sent));
    if (status) expect(answer?.status).toBe(status);
    expect(answer?.status).toBeLessThan(500);
    expectPolicy(answer?.headers ?? {});
    if (status === 400 || status === 431 || status === 417) {
      expect(answer?.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(JSON.parse(answer?.body ?? '')).toMatchObject({ status });
    }
  });

  test.each(['websocket', 'h2c', 'x'])(
    'an upgrade to %s is answered, and its connection closed',
    async (to) => {
      // Twice: the second one is in the cache.
      for (const path of ['/filter', '/filter', '/nothing']) {
        const sent = `GET ${path} HTTP/1.1\r\n${host}connection: upgrade\r\nupgrade: ${to}\r\n\r\n`;
        const [answer] = await exchange(port, Buffer.from(sent));
        expect(answer?.status).toBe(path === '/filter' ? 200 : 404);
        expect(answer?.headers.connection).toBe('close');
      }
    },
  );

  test('a request that never ends is told so', async () => {
    const [answer] = await exchange(port, Buffer.from(`GET / HTTP/1.1\r\n${host}x:`));
    expect(answer?.status).toBe(408);
    expectPolicy(answer?.headers ?? {});
  });

  test('a connection that says nothing is closed', async () => {
    expect(await exchange(port, Buffer.from(''))).toEqual([
      expect.objectContaining({ status: 408 }),
    ]);
  });
});

function expectTruth(answers: WireAnswer[]): void {
  expect(answers.length).toBeGreaterThan(0);
  for (const { headers, status } of answers) {
    expect(status).toBeLessThan(500);
    expectPolicy(headers);
  }
}

/** The exit of the preview and nothing else here may be framed, by the studio. */
function expectPolicy(sent: Record<string, string | undefined>): void {
  const { studioOrigin } = site.context.config;
  expectSecured(sent, sent['cache-control'] === 'private, no-store' ? studioOrigin : "'none'");
}
