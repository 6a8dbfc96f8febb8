import { type PreviewGrant, signPreview } from '@oilway/store/published/preview-token.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentCookie } from '../behaviours/consent/consent-cookie.ts';
import { positionCookie } from '../features/video/browser/position-cookie.ts';
import { sendFromCache } from '../server/http/send-cached.ts';
import { boot, type TestSite } from '../test/build-app.ts';
import { expectSecurityHeaders } from '../test/expect-security-headers.ts';
import { messages } from './layout/messages.ts';
import { previewCookie } from './preview.ts';

let site: TestSite;
let page: number;
let polish: number;
let now = Date.now();

beforeAll(async () => {
  site = await boot({ change: () => ({ clock: () => now }) });
  const { docs } = await site.payload.find({
    collection: 'pages',
    where: { slug: { in: ['filter', 'filtry'] } },
    sort: 'country',
  });
  [page = 0, polish = 0] = docs.map(({ id }) => id);
  for (const { country, id } of docs) {
    const data = { title: `Entwurf ${country}`, _status: 'draft' as const };
    await site.payload.update({ collection: 'pages', id, draft: true, data });
  }
});
afterAll(() => site?.close());

const token = (change: Partial<PreviewGrant> = {}, secret = site.context.config.previewSecret) =>
  signPreview(
    { collection: 'pages', id: page, locale: 'de-DE', expiresAt: now + 60_000, ...change },
    secret,
  );
const openPreview = (value: string) =>
  site.app.inject(`/preview?token=${encodeURIComponent(value)}`);
const getWithCookie = (url: string, value: string) =>
  site.app.inject({ url, headers: { cookie: `other=1; oilway-preview=${value}` } });

test('exchanges a valid token for a cookie with the same lifetime and redirects to the page', async () => {
  const value = token();
  const reply = await openPreview(value);
  expect([reply.statusCode, reply.headers.location]).toEqual([
    302,
    `/filter?preview=pages.${page}`,
  ]);
  expect(reply.cookies).toEqual([
    expect.objectContaining({
      name: 'oilway-preview',
      value,
      maxAge: 60,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    }),
  ]);
  expect(reply.headers['cache-control']).toContain('no-store');
  expect((await openPreview(token({ id: polish, locale: 'pl-PL' }))).headers.location).toBe(
    `/pl/filtry?preview=pages.${polish}`,
  );
});

test('binds the cookie to the host behind TLS', async () => {
  const secure = await boot({ environment: { SITE_ORIGIN: 'https://oilway.example' } });
  process.env.SITE_ORIGIN = '';
  try {
    const value = token({}, secure.context.config.previewSecret);
    const reply = await secure.app.inject(`/preview?token=${value}`);
    expect(reply.cookies).toEqual([
      expect.objectContaining({ name: '__Host-oilway-preview', secure: true, path: '/' }),
    ]);
    const plain = await secure.app.inject({
      url: '/filter',
      headers: { cookie: `oilway-preview=${value}` },
    });
    expect(plain.body).not.toContain('Entwurf');
  } finally {
    await secure.close();
  }
});

test.each([
  ['/filter', 'de-DE', 'Entwurf de'],
  ['/pl/filtry', 'pl-PL', 'Entwurf pl'],
] as const)(
  'shows the draft at %s with the cookie, framed by the studio only',
  async (url, locale, title) => {
    const id = locale === 'pl-PL' ? polish : page;
    const reply = await getWithCookie(url, token({ id, locale }));
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(title);
    expect(reply.body).toContain(messages[locale].exitDraft);
    expect(reply.body).toContain(`/preview/exit?to=${encodeURIComponent(url)}`);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.headers.etag).toBeUndefined();
    expect(reply.headers['x-frame-options']).toBeUndefined();
    expectSecurityHeaders(reply.headers, site.context.config.studioOrigin);
  },
);

test('shows no draft without the cookie', async () => {
  await getWithCookie('/filter', token());
  const reply = await site.app.inject('/filter');
  expect(reply.body).not.toContain('Entwurf');
  expect(reply.headers['cache-control']).toContain('public');
  expect(reply.headers['x-frame-options']).toBe('DENY');
});

test('only the preview cookie bypasses the cache', async () => {
  await site.app.inject('/filter');
  const isCached = (cookie?: string) => {
    const request = { method: 'GET', url: '/filter', headers: { host: 'oilway.example', cookie } };
    const response = { writeHead: () => undefined, end: () => undefined };
    return Boolean(
      sendFromCache(site.context.cache, request as never, response as never, previewCookie),
    );
  };
  expect(isCached()).toBe(true);
  const visitors = [true, false].flatMap((secure) => [
    consentCookie(new Set(['video']), secure),
    positionCookie('aqz-KE-bpKQ', 42.7, secure),
  ]);
  for (const cookie of [...visitors.map((set) => set.split(';')[0]), 'text-size=1.25', '='])
    expect([cookie, isCached(cookie)]).toEqual([cookie, true]);
  for (const name of ['oilway-preview', '__Host-oilway-preview']) {
    expect(isCached(`${name}=${token()}`)).toBe(false);
    expect(isCached(`oilway-consent=x; ${name}=forged`)).toBe(false);
  }
});

test('shows an unpublished page in a preview only', async () => {
  const home = (
    await site.payload.find({
      collection: 'pages',
      where: { parent: { exists: false }, country: { equals: 'de' } },
    })
  ).docs[0]?.id;
  const data = {
    country: 'de',
    title: 'Ungesehen',
    slug: 'ungesehen',
    parent: home,
    _status: 'draft',
  };
  const made = await site.payload.create({
    collection: 'pages',
    draft: true,
    data: data as never,
  });
  const value = token({ id: made.id });
  expect((await openPreview(value)).headers.location).toBe(`/ungesehen?preview=pages.${made.id}`);
  expect((await getWithCookie('/ungesehen', value)).body).toContain('Ungesehen');
  expect((await site.app.inject('/ungesehen')).statusCode).toBe(404);
});

describe.each([
  ['news', '/aktuelles', '/pl/aktualnosci'],
  ['events', '/veranstaltungen', '/pl/wydarzenia'],
] as const)('%s', (collection, german, polish) => {
  test('shows a draft at its URL and in its list, with the cookie only', async () => {
    for (const [country, locale, list] of [
      ['de', 'de-DE', german],
      ['pl', 'pl-PL', polish],
    ] as const) {
      const where = { country: { equals: country } };
      const { docs } = await site.payload.find({ collection, where, limit: 1 });
      const { id, slug } = docs[0] ?? {};
      const data = { title: `Entwurf ${country}`, _status: 'draft' as const };
      await site.payload.update({ collection, id: Number(id), draft: true, data });
      const value = token({ collection, id: Number(id), locale });
      const path = `${list}/${slug}`;
      expect((await openPreview(value)).headers.location).toBe(
        `${path}?preview=${collection}.${id}`,
      );
      const shown = await getWithCookie(path, value);
      expect([shown.statusCode, shown.headers['cache-control']]).toEqual([
        200,
        'private, no-store',
      ]);
      expect(shown.body).toMatch(new RegExp(`<h1[^>]*>Entwurf ${country}<`));
      expect(shown.body).toContain(`/preview/exit?to=${encodeURIComponent(path)}`);
      expectSecurityHeaders(shown.headers, site.context.config.studioOrigin);
      expect((await getWithCookie(list, value)).body).toContain(`Entwurf ${country}`);
      expect((await site.app.inject(path)).body).not.toContain(`Entwurf ${country}`);
    }
  });
});

test('returns 404 for forged, expired and malformed tokens', async () => {
  const [payload = '', signature = ''] = token().split('.');
  const other = Buffer.from(
    JSON.stringify({ collection: 'pages', id: page, locale: 'de-DE', expiresAt: now + 1e9 }),
  ).toString('base64url');
  // Valid signatures for documents that do not exist: valid cookies.
  const validTokens = [token({ id: 999_999 }), token({ collection: 'news', id: 999_999 })];
  const wrong = [
    ...validTokens,
    `${other}.${signature}`,
    `${payload}.${signature.slice(0, -1)}`,
    `${payload}.${signature}.x`,
    payload,
    '',
    '.',
    'x'.repeat(5000),
    token({ expiresAt: now }),
    token({ expiresAt: now - 1 }),
    token({ collection: 'staff' as never }),
    token({ locale: 'fr-FR' as never }),
    token({}, 'another secret of enough characters'),
  ];
  for (const value of wrong) {
    const reply = await openPreview(value);
    expect([value.slice(0, 60), reply.statusCode, reply.cookies]).toEqual([
      value.slice(0, 60),
      404,
      [],
    ]);
    expectSecurityHeaders(reply.headers);
  }
  for (const value of wrong.filter((value) => !validTokens.includes(value))) {
    const reply = await getWithCookie('/filter', value);
    expect(reply.body).not.toContain('Entwurf');
    expect(reply.headers['cache-control']).toContain('public');
  }
  for (const url of ['/preview', '/preview?token=a&token=b'])
    expect((await site.app.inject(url)).statusCode).toBe(404);
});

test('ignores the cookie after its token has expired', async () => {
  const value = token();
  now += 61_000;
  expect((await getWithCookie('/filter', value)).body).not.toContain('Entwurf');
});

test('the exit clears the cookie and redirects to the page', async () => {
  const reply = await getWithCookie('/preview/exit?to=%2Fpl%2Ffiltry%3Fa%3Db', token());
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/pl/filtry?a=b']);
  expect(reply.cookies).toEqual([
    expect.objectContaining({ name: 'oilway-preview', value: '', path: '/' }),
  ]);
  expect(reply.cookies[0]?.expires?.getTime()).toBe(0);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\t\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a\r\nset-cookie: x=1',
  '/\u0000',
  '/ł',
  '/\ud800',
  '',
])('the exit does not redirect to another origin: %j', async (to) => {
  const target = Buffer.from(to)
    .toString('latin1')
    .replace(/[^a-z0-9]/gi, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`);
  const reply = await site.app.inject(`/preview/exit?to=${target}`);
  expect(reply.statusCode).toBe(302);
  const { origin } = site.context.config;
  expect(new URL(String(reply.headers.location), origin).origin).toBe(origin);
  expect(reply.cookies.map(({ name }) => name)).toEqual(['oilway-preview']);
});
