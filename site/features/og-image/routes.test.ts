import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { demo } from '@oilway/content/demo/demo.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, build, type TestSite } from '../../test/build-app.ts';
import { expectSecured } from '../../test/expect-secured.ts';

const origin = 'https://oilway.example';
let site: TestSite;
beforeAll(async () => {
  site = await boot({ environment: { SITE_ORIGIN: origin } });
});
afterAll(() => site?.close());

/** What a page tells networks, by the name of the property. */
async function sharingOf(from: TestSite, path: string): Promise<Record<string, string>> {
  const { body } = await from.app.inject(path);
  const found = body.matchAll(
    /<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g,
  );
  return Object.fromEntries([...found].map(([, name, content]) => [name, content]));
}

const picturePath = async (from: TestSite, path: string) =>
  String((await sharingOf(from, path))['og:image']).replace(origin, '');

test.each([
  ['/', 'de_DE', 'pl_PL'],
  ['/pl', 'pl_PL', 'de_DE'],
  ['/flottenservice', 'de_DE', 'pl_PL'],
  ['/pl/obsluga-flot', 'pl_PL', 'de_DE'],
])(
  '%s says everything a network asks for, and its picture is as it says',
  async (path, own, other) => {
    const sharing = await sharingOf(site, path);
    expect(sharing).toMatchObject({
      'og:type': 'website',
      'og:url': `${origin}${path}`,
      'og:site_name': 'Oilway',
      'og:locale': own,
      'og:locale:alternate': other,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    for (const name of ['og:title', 'og:description', 'og:image:alt'])
      expect([name, sharing[name]]).toEqual([name, expect.stringMatching(/\S/)]);
    const answer = await site.app.inject(String(sharing['og:image']).replace(origin, ''));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      sharing['og:image:type'],
    ]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expectSecured(answer.headers);
    const { format, height, width } = await sharp(answer.rawPayload).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(answer.rawPayload.length).toBeLessThan(60_000);
  },
);

describe.each(['de', 'pl'] as const)('news and events in %s', (language) => {
  const [news, events] =
    language === 'de' ? ['/aktuelles', '/veranstaltungen'] : ['/pl/aktualnosci', '/pl/wydarzenia'];
  const articles = [
    ...demo.news.map((article) => ({ ...article, list: news })),
    ...demo.events.map((article) => ({ ...article, list: events })),
  ];

  test('each has a picture of its own, with its photograph where it has one', async () => {
    const seen = new Set<string>();
    for (const { image, list, [language]: text } of articles) {
      const sharing = await sharingOf(site, `${list}/${text.slug}`);
      expect(sharing['og:image:alt']).toContain(text.title.split(/["'&]/)[0]);
      expect(sharing['og:image:type']).toBe(image ? 'image/jpeg' : 'image/png');
      seen.add(String(sharing['og:image']));
    }
    expect(seen.size).toBe(articles.length);
  });

  test.each(['news', 'events'] as const)('a picture of %s is as it says', async (kind) => {
    const some = kind === 'news' ? demo.news : demo.events;
    const list = kind === 'news' ? news : events;
    for (const article of [some.find(({ image }) => image), some.find(({ image }) => !image)]) {
      if (!article) continue;
      const path = `${list}/${article[language].slug}`;
      const sharing = await sharingOf(site, path);
      const answer = await site.app.inject(String(sharing['og:image']).replace(origin, ''));
      expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([
        path,
        200,
        sharing['og:image:type'],
      ]);
      const { height, width } = await sharp(answer.rawPayload).metadata();
      expect([width, height]).toEqual([1200, 630]);
      expect(answer.rawPayload.length).toBeLessThan(120_000);
    }
  });
});

test('a new date is a new picture, and the old address is gone', async (t) => {
  const own = await build(t, { environment: { SITE_ORIGIN: origin } });
  const [post] = demo.news;
  const path = `/aktuelles/${post?.de.slug}`;
  const before = await picturePath(own, path);
  expect((await own.app.inject(before)).statusCode).toBe(200);
  const data = { publishDate: '2024-02-29T08:00:00.000Z', _status: 'published' as const };
  const where = { slug: { equals: post?.de.slug } };
  const { docs } = await own.payload.find({ collection: 'news', locale: 'de', where });
  await own.payload.update({ collection: 'news', id: Number(docs[0]?.id), locale: 'de', data });
  await own.refresh();
  const sharing = await sharingOf(own, path);
  expect(sharing['og:image:alt']).toContain('29. Februar 2024');
  expect((await own.app.inject(before)).statusCode).toBe(404);
});

describe('everything else is 404', () => {
  test('as a problem, with the policy', async () => {
    const right = await picturePath(site, '/filter');
    expect((await site.app.inject(right)).statusCode).toBe(200);
    const [id] = /\d+(?=\/[0-9a-f]{10})/.exec(right) ?? [];
    const wrong = [
      right.replace(/[0-9a-f]{10}\./, '0123456789.'),
      right.replace(/[0-9a-f]{10}\./, ''),
      right.replace('.png', '.jpg'),
      right.replace('.png', '.PNG'),
      right.replace('.png', '.svg'),
      right.replace('de-DE', 'pl-PL'),
      right.replace('de-DE', 'en-GB'),
      right.replace(`/${id}/`, '/999999/'),
      right.replace(`/${id}/`, '/news-999999/'),
      right.replace(`/${id}/`, `/news-${id}/`),
      right.replace(`/${id}/`, '/event-1/'),
      right.replace(`/${id}/`, '/staff-1/'),
      right.replace(`/${id}/`, '/0/'),
      right.replace(`/${id}/`, '/-1/'),
      right.replace(`/${id}/`, `/${id}.0/`),
      right.replace(`/${id}/`, '/9999999999999999999999/'),
      right.replace(`/${id}/`, `/${id}%00/`),
      `${right}/x`,
      '/media/share/',
      '/media/share/de-DE/1',
      '/media/share/de-DE/..%2f..%2fsecrets.json/0123456789.png',
      `/media/share/${'a'.repeat(3000)}`,
    ];
    for (const url of wrong) {
      const answer = await site.app.inject(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expectSecured(answer.headers);
    }
  });

  test('a page that is not published has no picture', async (t) => {
    const own = await build(t);
    const path = (await picturePath(own, '/pl/o-nas')).replace(/^https?:\/\/[^/]+/, '');
    const id = Number(/\/(\d+)\//.exec(path)?.[1]);
    expect((await own.app.inject(path)).statusCode).toBe(200);
    await own.payload.update({
      collection: 'pages',
      id,
      locale: 'pl',
      data: { _status: 'draft' },
    });
    await own.refresh();
    expect((await own.app.inject(path)).statusCode).toBe(404);
  });
});

test('what the query says is not drawn', async () => {
  const path = await picturePath(site, '/filter');
  const plain = await site.app.inject(path);
  const asked = await site.app.inject(`${path}?title=free%20text&size=9999`);
  expect([plain.statusCode, asked.statusCode]).toEqual([200, 200]);
  expect(asked.rawPayload.equals(plain.rawPayload)).toBe(true);
});

test('a page with a photograph shows that; only its newest picture is kept', async (t) => {
  const own = await build(t, { environment: { SITE_ORIGIN: origin } });
  const drawn = await picturePath(own, '/filter');
  expect((await own.app.inject(drawn)).statusCode).toBe(200);
  const { docs } = await own.payload.find({ collection: 'media', limit: 1 });
  await own.payload.update({
    collection: 'pages',
    id: Number(/\/(\d+)\//.exec(drawn)?.[1]),
    locale: 'de',
    data: { seo: { image: docs[0]?.id ?? null }, _status: 'published' },
  });
  await own.refresh();
  const path = await picturePath(own, '/filter');
  expect(path).not.toBe(drawn);
  const answer = await own.app.inject(path);
  const { format, height, width } = await sharp(answer.rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect((await own.app.inject(drawn)).statusCode).toBe(404);
  expect(await readdir(join(own.folder, 'cache/images/share'))).toHaveLength(1);

  rmSync(join(own.folder, 'media', String(docs[0]?.filename)));
  expect((await own.app.inject(path)).rawPayload.equals(answer.rawPayload)).toBe(true);
});
