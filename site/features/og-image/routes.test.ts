import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { demo } from '@oilway/content/demo/demo.ts';
import { full } from '@oilway/content/test/full.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, build, type TestSite } from '../../test/build-app.ts';
import { expectSecurityHeaders } from '../../test/expect-security-headers.ts';

const origin = 'https://oilway.example';
let site: TestSite;
beforeAll(async () => {
  site = await boot({ environment: { SITE_ORIGIN: origin } });
});
afterAll(() => site?.close());

/** Returns the Open Graph and Twitter tags of a page by name. */
async function openGraphTags(from: TestSite, path: string): Promise<Record<string, string>> {
  const { body } = await from.app.inject(path);
  const found = body.matchAll(
    /<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g,
  );
  return Object.fromEntries([...found].map(([, name, content]) => [name, content]));
}

const imagePath = async (from: TestSite, path: string) =>
  String((await openGraphTags(from, path))['og:image']).replace(origin, '');

const languages = { de: ['de_DE', 'pl_PL'], pl: ['pl_PL', 'de_DE'] } as const;
const lists = {
  de: { news: '/aktuelles', events: '/veranstaltungen' },
  pl: { news: '/pl/aktualnosci', events: '/pl/wydarzenia' },
};

test.each(['de', 'pl'] as const)(
  '%s: pages, news and events have Open Graph tags and an image as declared in them',
  async (language) => {
    const articles = (['news', 'events'] as const).flatMap((kind) =>
      demo[kind].map(({ image, [language]: { slug, title } }) => ({
        path: `${lists[language][kind]}/${slug}`,
        title,
        image,
      })),
    );
    const pages = language === 'de' ? ['/', '/flottenservice'] : ['/pl', '/pl/obsluga-flot'];
    const all = [...pages.map((path) => ({ path, title: '', image: undefined })), ...articles];
    const seen = new Set<string>();
    // Drawing is slow: of the images alike one is drawn.
    const drawn = new Set<string>();
    for (const { image, path, title } of all) {
      const tags = await openGraphTags(site, path);
      const [own, other] = languages[language];
      expect(tags).toMatchObject({
        'og:url': `${origin}${path}`,
        'og:site_name': 'Oilway',
        'og:locale': own,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:type': image ? 'image/jpeg' : 'image/png',
        'twitter:card': 'summary_large_image',
        ...(title ? {} : { 'og:type': 'website', 'og:locale:alternate': other }),
      });
      for (const name of ['og:title', 'og:description', 'og:image:alt'])
        expect([path, name, tags[name]]).toEqual([path, name, expect.stringMatching(/\S/)]);
      expect(tags['og:image:alt']).toContain(title.split(/["'&]/)[0]);
      seen.add(String(tags['og:image']));
      const kind = [tags['og:type'], tags['og:image:type']].join();
      if (!full && drawn.size === drawn.add(kind).size) continue;
      const answer = await site.app.inject(String(tags['og:image']).replace(origin, ''));
      expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([
        path,
        200,
        tags['og:image:type'],
      ]);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expectSecurityHeaders(answer.headers);
      const { height, width } = await sharp(answer.rawPayload).metadata();
      expect([width, height]).toEqual([1200, 630]);
      expect(answer.rawPayload.length).toBeLessThan(image ? 120_000 : 60_000);
    }
    expect(seen.size).toBe(all.length);
  },
);

test('changes the image URL with the publish date and returns 404 for the old URL', async (t) => {
  const own = await build(t, { environment: { SITE_ORIGIN: origin } });
  const [post] = demo.news;
  const path = `/aktuelles/${post?.de.slug}`;
  const before = await imagePath(own, path);
  expect((await own.app.inject(before)).statusCode).toBe(200);
  const data = { publishDate: '2024-02-29T08:00:00.000Z', _status: 'published' as const };
  const where = { slug: { equals: post?.de.slug } };
  const { docs } = await own.payload.find({ collection: 'news', where });
  await own.payload.update({ collection: 'news', id: Number(docs[0]?.id), data });
  await own.refresh();
  const tags = await openGraphTags(own, path);
  expect(tags['og:image:alt']).toContain('29. Februar 2024');
  expect((await own.app.inject(before)).statusCode).toBe(404);
});

describe('invalid image URLs', () => {
  test('returns 404 as problem+json with security headers', async () => {
    const right = await imagePath(site, '/filter');
    const plain = await site.app.inject(right);
    const withQuery = await site.app.inject(`${right}?title=free%20text&size=9999`);
    expect([plain.statusCode, withQuery.rawPayload.equals(plain.rawPayload)]).toEqual([200, true]);
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
      expectSecurityHeaders(answer.headers);
    }
  });

  test('returns 404 for the image of an unpublished page', async (t) => {
    const own = await build(t);
    const path = (await imagePath(own, '/pl/o-nas')).replace(/^https?:\/\/[^/]+/, '');
    const id = Number(/\/(\d+)\//.exec(path)?.[1]);
    expect((await own.app.inject(path)).statusCode).toBe(200);
    await own.payload.update({
      collection: 'pages',
      id,
      data: { _status: 'draft' },
    });
    await own.refresh();
    expect((await own.app.inject(path)).statusCode).toBe(404);
  });
});

test('serves the photograph of a page and caches only its newest image', async (t) => {
  const own = await build(t, { environment: { SITE_ORIGIN: origin } });
  const drawn = await imagePath(own, '/filter');
  expect((await own.app.inject(drawn)).statusCode).toBe(200);
  const { docs } = await own.payload.find({ collection: 'media', limit: 1 });
  await own.payload.update({
    collection: 'pages',
    id: Number(/\/(\d+)\//.exec(drawn)?.[1]),
    data: { seo: { image: docs[0]?.id ?? null }, _status: 'published' },
  });
  await own.refresh();
  const path = await imagePath(own, '/filter');
  expect(path).not.toBe(drawn);
  const answer = await own.app.inject(path);
  const { format, height, width } = await sharp(answer.rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect((await own.app.inject(drawn)).statusCode).toBe(404);
  expect(await readdir(join(own.folder, 'cache/images/share'))).toHaveLength(1);

  rmSync(join(own.folder, 'media', String(docs[0]?.filename)));
  expect((await own.app.inject(path)).rawPayload.equals(answer.rawPayload)).toBe(true);
});
