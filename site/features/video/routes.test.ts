import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { expectSecurityHeaders } from '../../test/expect-security-headers.ts';
import { shortenNextTimeout } from '../../test/short-timeout.ts';

const key = 'AIzaSyTest-key-of-the-tests_0123456789';
const day = 24 * 60 * 60 * 1000;

let site: TestSite;
let provider: Server;
let now = Date.now();
/** The requests to the fake provider, and its handler. */
let providerRequests: URL[] = [];
let respond: (response: ServerResponse, url: URL) => void;

const snippet = (more: object = {}) => ({
  title: 'Ölwechsel',
  channelTitle: 'Oilway',
  description: 'Kurz.',
  thumbnails: { high: { url: 'https://i.ytimg.com/vi/a/hq.jpg' } },
  ...more,
});
const respondWith = (body: unknown, status = 200) => {
  respond = (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};

beforeAll(async () => {
  provider = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://provider');
    providerRequests.push(url);
    respond(response, url);
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  const { port } = provider.address() as AddressInfo;
  site = await boot({
    environment: { YOUTUBE_API_KEY: key, VIDEO_ORIGIN: `http://127.0.0.1:${port}` },
    change: () => ({ clock: () => now }),
  });
});
afterAll(async () => {
  await site?.close();
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  // Advances the clock beyond cache lifetime and hourly quota.
  now += 2 * day;
  providerRequests = [];
  respondWith({ items: [{ snippet: snippet() }] });
});

let ids = 0;
/** Returns an id that is not cached yet. */
const freshId = () => {
  ids += 1;
  return `id-${String(ids).padStart(8, '0')}`;
};
const get = (id: string) => site.app.inject(`/api/video/${id}`);

describe('GET /api/video/:id', () => {
  test('requests id, key and part=snippet and returns seven fields without the key', async () => {
    const id = freshId();
    const response = await get(id);
    expect(response.statusCode).toBe(200);
    expectSecurityHeaders(response.headers);
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
    expect(response.json()).toEqual({
      id,
      title: 'Ölwechsel',
      channelTitle: 'Oilway',
      description: 'Kurz.',
      thumb_max: null,
      thumb_high: 'https://i.ytimg.com/vi/a/hq.jpg',
      thumb_medium: null,
    });
    expect(
      providerRequests.map(({ pathname, searchParams }) => [pathname, [...searchParams]]),
    ).toEqual([
      [
        '/youtube/v3/videos',
        [
          ['id', id],
          ['key', key],
          ['part', 'snippet'],
        ],
      ],
    ]);
    expect(response.body + JSON.stringify(response.headers)).not.toContain(key);
  });

  test.each([
    [
      ['maxres', 'high', 'medium'],
      ['max', 'high', 'medium'],
    ],
    [['medium'], ['medium']],
    [[], []],
  ])('maps the thumbnails %j to %j and the others to null', async (given, known) => {
    const url = (name: string) => `https://i.ytimg.com/vi/a/${name}.jpg`;
    const thumbnails = Object.fromEntries(given.map((name) => [name, { url: url(name) }]));
    respondWith({ items: [{ snippet: snippet({ thumbnails }) }] });
    const expected = Object.fromEntries(
      ['max', 'high', 'medium'].map((name) => [
        `thumb_${name}`,
        known.includes(name) ? url(name === 'max' ? 'maxres' : name) : null,
      ]),
    );
    expect((await get(freshId())).json()).toMatchObject(expected);
  });

  test.each([
    [399, 399],
    [400, 404],
    [5000, 404],
  ])('returns a description of %d characters with %d characters', async (length, shown) => {
    respondWith({ items: [{ snippet: snippet({ description: 'ö'.repeat(length) }) }] });
    const { description } = (await get(freshId())).json();
    expect(description).toHaveLength(shown);
    expect(description.endsWith(' ...')).toBe(length >= 400);
  });

  test('requests the provider once a day for concurrent and repeated calls', async () => {
    const id = freshId();
    const all = await Promise.all(Array.from({ length: 20 }, () => get(id)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(providerRequests).toHaveLength(1);
    now += day - 1000;
    await get(id);
    expect(providerRequests).toHaveLength(1);
    now += 2000;
    await get(id);
    expect(providerRequests).toHaveLength(2);
  });

  test('returns an uncached 404 for an empty list', async () => {
    respondWith({ items: [] });
    const id = freshId();
    const response = await get(id);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    await get(id);
    expect(providerRequests).toHaveLength(2);
  });

  test('returns 503 with Retry-After past 300 unknown videos an hour and still serves known ones', async () => {
    const known = freshId();
    await get(known);
    const all = await Promise.all(Array.from({ length: 310 }, () => get(freshId())));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(299);
    const [refused] = all.filter(({ statusCode }) => statusCode !== 200);
    expect(refused?.statusCode).toBe(503);
    expect(refused?.headers['retry-after']).toBe('600');
    expect(providerRequests).toHaveLength(300);
    expect((await get(known)).statusCode).toBe(200);
    now += 60 * 60 * 1000;
    expect((await get(freshId())).statusCode).toBe(200);
  });
});

describe('provider failures', () => {
  test.each<[string, () => void]>([
    ['an error', () => respondWith({ error: { message: `bad key ${key}` } }, 403)],
    ['no JSON', () => respondWith('<html>')],
    ['another shape', () => respondWith({ items: [{ snippet: { title: 7 } }] })],
    [
      'too much',
      () => respondWith({ items: [{ snippet: snippet({ description: 'x'.repeat(300_000) }) }] }),
    ],
    [
      'a redirect',
      () => {
        respond = (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      },
    ],
    ['a broken connection', () => (respond = (response) => response.destroy())],
  ])('returns an uncached 502 for %s', async (_, fails) => {
    fails();
    await expectFailure(freshId());
  });

  test('returns an uncached 502 after a timeout of 4 s', async () => {
    respond = () => undefined;
    const waited = shortenNextTimeout();
    await expectFailure(freshId());
    expect(waited()).toEqual([4000, 4000]);
  });

  async function expectFailure(id: string): Promise<void> {
    const response = await get(id);
    expect(response.statusCode).toBe(502);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.body).not.toContain(key);
    respondWith({ items: [{ snippet: snippet() }] });
    expect((await get(id)).statusCode).toBe(200);
  }
});

describe('invalid ids', () => {
  test.each([
    'x',
    'aaaaaaaaaa',
    'aaaaaaaaaaaa',
    'aaaaaaaaa%20a',
    '%2e%2e%2f%2e%2e%2faaa',
    'äaaaaaaaaaa',
  ])('returns 400 for %s without a provider request', async (id) => {
    const response = await get(encodeURI(id).replaceAll('%25', '%'));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].name).toBe('id');
    expect(providerRequests).toEqual([]);
  });
});

describe('Content-Security-Policy', () => {
  const cspOf = async (path: string, headers = {}) =>
    String((await site.app.inject({ url: path, headers })).headers['content-security-policy']);

  test('allows the provider only on pages with a video', async () => {
    const { frames } = site.context.config.video;
    for (const path of ['/oelwechsel', '/pl/wymiana-oleju']) {
      const policy = (await cspOf(path)).split(';');
      expect(policy).toContain(`script-src 'self' ${frames}`);
      expect(policy).toContain(`frame-src ${frames}`);
      expect(policy.filter((part) => part.includes(frames))).toHaveLength(2);
    }
    for (const path of [
      '/',
      '/pl',
      '/filter',
      '/datenschutz',
      '/gibt-es-nicht',
      '/api/openapi.json',
    ]) {
      expect(await cspOf(path), path).not.toContain(frames);
    }
  });

  test('allows the provider in a 304 response to a visitor with a cookie', async () => {
    const { frames } = site.context.config.video;
    const { headers } = await site.app.inject('/oelwechsel');
    const again = await site.app.inject({
      url: '/oelwechsel',
      headers: { 'if-none-match': String(headers.etag), cookie: 'oilway-consent=x' },
    });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toContain(`frame-src ${frames}`);
  });

  test('does not expose the provider key in the page', async () => {
    expect((await site.app.inject('/oelwechsel')).body).not.toContain(key);
  });
});
