import { type PreviewGrant, signPreview } from '@oilway/store/published/preview-token.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentCookie } from '../behaviours/consent/consent-cookie.ts';
import { positionCookie } from '../features/video/browser/position.ts';
import { sendFromCache } from '../server/http/send-cached.ts';
import { boot, type TestSite } from '../test/build-app.ts';
import { expectSecured } from '../test/expect-secured.ts';
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
    { collection: 'pages', id: page, culture: 'de-DE', expires: now + 60_000, ...change },
    secret,
  );
const open = (value: string) => site.app.inject(`/preview?token=${encodeURIComponent(value)}`);
const look = (url: string, value: string) =>
  site.app.inject({ url, headers: { cookie: `other=1; oilway-preview=${value}` } });

test('a valid token becomes a cookie for as long as it lasts and leads to its page', async () => {
  const value = token();
  const answer = await open(value);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    `/filter?preview=pages.${page}`,
  ]);
  expect(answer.cookies).toEqual([
    expect.objectContaining({
      name: 'oilway-preview',
      value,
      maxAge: 60,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    }),
  ]);
  expect(answer.headers['cache-control']).toContain('no-store');
  expect((await open(token({ id: polish, culture: 'pl-PL' }))).headers.location).toBe(
    `/pl/filtry?preview=pages.${polish}`,
  );
});

test('behind TLS the cookie is bound to the host', async () => {
  const secure = await boot({ environment: { SITE_ORIGIN: 'https://oilway.example' } });
  process.env.SITE_ORIGIN = '';
  try {
    const value = token({}, secure.context.config.previewSecret);
    const answer = await secure.app.inject(`/preview?token=${value}`);
    expect(answer.cookies).toEqual([
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
  'the cookie shows the draft at %s, for the studio’s frame alone',
  async (url, culture, title) => {
    const id = culture === 'pl-PL' ? polish : page;
    const answer = await look(url, token({ id, culture }));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(title);
    expect(answer.body).toContain(messages[culture].exitDraft);
    expect(answer.body).toContain(`/preview/exit?to=${encodeURIComponent(url)}`);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['x-frame-options']).toBeUndefined();
    expectSecured(answer.headers, site.context.config.studioOrigin);
  },
);

test('nobody else sees a draft, before or after', async () => {
  await look('/filter', token());
  const answer = await site.app.inject('/filter');
  expect(answer.body).not.toContain('Entwurf');
  expect(answer.headers['cache-control']).toContain('public');
  expect(answer.headers['x-frame-options']).toBe('DENY');
});

test('only the cookie of an editor bypasses the cache', async () => {
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

test('a page that was never published is there for a preview only', async () => {
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
  expect((await open(value)).headers.location).toBe(`/ungesehen?preview=pages.${made.id}`);
  expect((await look('/ungesehen', value)).body).toContain('Ungesehen');
  expect((await site.app.inject('/ungesehen')).statusCode).toBe(404);
});

describe.each([
  ['news', '/aktuelles', '/pl/aktualnosci'],
  ['events', '/veranstaltungen', '/pl/wydarzenia'],
] as const)('%s', (collection, german, polish) => {
  test('a draft is shown at its address, in its list, and to nobody else', async () => {
    for (const [locale, culture, list] of [
      ['de', 'de-DE', german],
      ['pl', 'pl-PL', polish],
    ] as const) {
      const where = { country: { equals: locale } };
      const { docs } = await site.payload.find({ collection, where, limit: 1 });
      const { id, slug } = docs[0] ?? {};
      const data = { title: `Entwurf ${locale}`, _status: 'draft' as const };
      await site.payload.update({ collection, id: Number(id), draft: true, data });
      const value = token({ collection, id: Number(id), culture });
      const path = `${list}/${slug}`;
      expect((await open(value)).headers.location).toBe(`${path}?preview=${collection}.${id}`);
      const shown = await look(path, value);
      expect([shown.statusCode, shown.headers['cache-control']]).toEqual([
        200,
        'private, no-store',
      ]);
      expect(shown.body).toMatch(new RegExp(`<h1[^>]*>Entwurf ${locale}<`));
      expect(shown.body).toContain(`/preview/exit?to=${encodeURIComponent(path)}`);
      expectSecured(shown.headers, site.context.config.studioOrigin);
      expect((await look(list, value)).body).toContain(`Entwurf ${locale}`);
      expect((await site.app.inject(path)).body).not.toContain(`Entwurf ${locale}`);
    }
  });
});

test('forged, expired, foreign and malformed tokens are 404 and show nothing', async () => {
  const [payload = '', mark = ''] = token().split('.');
  const other = Buffer.from(
    JSON.stringify({ collection: 'pages', id: page, culture: 'de-DE', expires: now + 1e9 }),
  ).toString('base64url');
  // Signed by us for documents that do not exist: as good a cookie as any.
  const honest = [token({ id: 999_999 }), token({ collection: 'news', id: 999_999 })];
  const wrong = [
    ...honest,
    `${other}.${mark}`,
    `${payload}.${mark.slice(0, -1)}`,
    `${payload}.${mark}.x`,
    payload,
    '',
    '.',
    'x'.repeat(5000),
    token({ expires: now }),
    token({ expires: now - 1 }),
    token({ collection: 'staff' as never }),
    token({ culture: 'fr-FR' as never }),
    token({}, 'another secret of enough characters'),
  ];
  for (const value of wrong) {
    const answer = await open(value);
    expect([value.slice(0, 60), answer.statusCode, answer.cookies]).toEqual([
      value.slice(0, 60),
      404,
      [],
    ]);
    expectSecured(answer.headers);
  }
  for (const value of wrong.filter((value) => !honest.includes(value))) {
    const answer = await look('/filter', value);
    expect(answer.body).not.toContain('Entwurf');
    expect(answer.headers['cache-control']).toContain('public');
  }
  for (const url of ['/preview', '/preview?token=a&token=b'])
    expect((await site.app.inject(url)).statusCode).toBe(404);
});

test('the cookie ends with its token', async () => {
  const value = token();
  now += 61_000;
  expect((await look('/filter', value)).body).not.toContain('Entwurf');
});

test('the exit clears the cookie and leads back to the page', async () => {
  const answer = await look('/preview/exit?to=%2Fpl%2Ffiltry%3Fa%3Db', token());
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/pl/filtry?a=b']);
  expect(answer.cookies).toEqual([
    expect.objectContaining({ name: 'oilway-preview', value: '', path: '/' }),
  ]);
  expect(answer.cookies[0]?.expires?.getTime()).toBe(0);
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
])('the exit leads nowhere else: %j', async (to) => {
  const target = Buffer.from(to)
    .toString('latin1')
    .replace(/[^a-z0-9]/gi, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`);
  const answer = await site.app.inject(`/preview/exit?to=${target}`);
  expect(answer.statusCode).toBe(302);
  const { origin } = site.context.config;
  expect(new URL(String(answer.headers.location), origin).origin).toBe(origin);
  expect(answer.cookies.map(({ name }) => name)).toEqual(['oilway-preview']);
});
