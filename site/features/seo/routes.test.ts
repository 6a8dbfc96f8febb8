import { demo } from '@oilway/content/demo/demo.ts';
import { slugOf, slugPattern } from '@oilway/store/published/slug.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Element, type ElementCompact, xml2js } from 'xml-js';
import { boot, build, type TestSite } from '../../test/build-app.ts';
import { expectSecurityHeaders } from '../../test/expect-security-headers.ts';
import { files } from './files.ts';

const origin = 'https://oilway.example';
let site: TestSite;
beforeAll(async () => {
  site = await boot({
    environment: { SITE_ORIGIN: origin },
    change: ({ config }) => ({ config: { ...config, mode: 'production' } }),
  });
});
afterAll(() => site?.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });
const pathOf = (address: string) => address.replace(origin, '');

interface Entry {
  loc: string;
  lastmod: string;
  images: string[];
  alternates: [string, string][];
}

/** Returns the entries of a sitemap; throws if it is not well-formed. */
async function entriesOf(from: TestSite, path: string): Promise<Entry[]> {
  const answer = await from.app.inject(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  expectSecurityHeaders(answer.headers);
  const [root] = (xml2js(answer.body) as Element).elements ?? [];
  return (root?.elements ?? []).map((entry) => {
    const all = (name: string) => (entry.elements ?? []).filter((one) => one.name === name);
    const text = (one: Element | undefined) => String(one?.elements?.[0]?.text ?? '');
    return {
      loc: text(all('loc')[0]),
      lastmod: text(all('lastmod')[0]),
      images: all('image:image').map((image) => text(image.elements?.[0])),
      alternates: all('xhtml:link').map(
        ({ attributes }: ElementCompact) =>
          [String(attributes?.hreflang), String(attributes?.href)] as [string, string],
      ),
    };
  });
}

const idOf = async ({ payload }: TestSite, slug: string) => {
  const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: slug } } });
  return docs[0]?.id ?? 0;
};

describe('sitemaps', () => {
  test('the index lists one sitemap for each language', async () => {
    const entries = await entriesOf(site, '/sitemap.xml');
    expect(entries.map(({ loc }) => loc)).toEqual([
      `${origin}/sitemap-de.xml`,
      `${origin}/sitemap-pl.xml`,
    ]);
    for (const { loc, lastmod } of entries) {
      const changed = (await entriesOf(site, pathOf(loc))).map((entry) => entry.lastmod);
      expect(lastmod).toBe(changed.sort().at(-1));
    }
  });

  test.each(['de', 'pl'] as const)(
    '%s: lists every page with its alternates and only images that exist',
    async (language) => {
      const entries = await entriesOf(site, `/sitemap-${language}.xml`);
      const root = language === 'de' ? '' : '/pl';
      const ofPages = demo.pages.map((page) => page[language].path);
      const below = (
        name: 'news' | 'events',
        articles: readonly Record<'de' | 'pl', { slug: string }>[],
      ) => {
        const list = demo.pages.find((page) => page.name === name)?.[language].slug;
        return articles.map((article) => `${root}/${list}/${article[language].slug}`);
      };
      const stations = demo.locations
        .filter(({ country }) => country === language)
        .map(
          ({ title }) => `${root}/${language === 'de' ? 'standorte' : 'stacje'}/${slugOf(title)}`,
        );
      const translated = [...ofPages, ...below('news', demo.news), ...below('events', demo.events)];
      const expected = [...translated, ...stations];
      expect(entries.map(({ loc }) => pathOf(loc)).sort()).toEqual(expected.sort());
      for (const { alternates, lastmod, loc } of entries) {
        expect(new Date(lastmod).toISOString()).toBe(lastmod);
        if (stations.includes(pathOf(loc))) expect(alternates).toEqual([]);
        else expect(alternates.map(([name]) => name)).toEqual(['de-DE', 'pl-PL', 'x-default']);
        if (alternates.length > 0) expect(alternates.map(([, href]) => href)).toContain(loc);
        expect(alternates[2]?.[1]).toBe(alternates[0]?.[1]);
      }
      const images = new Set(entries.flatMap((entry) => entry.images));
      for (const address of images)
        expect([address, (await get(pathOf(address))).statusCode]).toEqual([address, 200]);
      expect(images.size).toBeGreaterThan(0);
    },
  );

  test('omits noindex pages and drafts and pairs only translations that are listed', async (t) => {
    const own = await build(t, { environment: { SITE_ORIGIN: origin } });
    const hidden = await idOf(own, 'filter');
    const single = await idOf(own, 'obsluga-flot');
    await own.payload.update({
      collection: 'pages',
      id: hidden,
      data: { seo: { noIndex: true }, _status: 'published' },
    });
    await own.payload.update({
      collection: 'pages',
      id: single,
      data: { _status: 'draft' },
    });
    await own.refresh();
    const german = await entriesOf(own, '/sitemap-de.xml');
    const polish = await entriesOf(own, '/sitemap-pl.xml');
    const find = (entries: Entry[], path: string) =>
      entries.find(({ loc }) => pathOf(loc) === path);
    expect(find(german, '/filter')).toBeUndefined();
    expect(find(polish, '/pl/filtry')?.alternates).toEqual([]);
    expect(find(german, '/flottenservice')?.alternates).toEqual([]);
    expect(find(polish, '/pl/obsluga-flot')).toBeUndefined();
    const page = await own.app.inject('/flottenservice');
    expect(page.body).not.toContain('hreflang="x-default"');
    expect((await own.app.inject('/llms.txt')).body).not.toContain(`${origin}/filter)`);
  });
});

describe('robots.txt', () => {
  test('names the sitemap and the disallowed paths', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expectSecurityHeaders(answer.headers);
    const lines = answer.body.split('\n');
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(lines).toContain('Disallow: /preview');
    expect(lines).toContain('Disallow: /umbraco/');
    expect(lines).not.toContain('Disallow: /');
  });

  test('disallows all paths outside production mode', async (t) => {
    const own = await build(t);
    expect((await own.app.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });
});

test('llms.txt has a section for each language and only links that return 200', async () => {
  const { body, headers } = await get('/llms.txt');
  expectSecurityHeaders(headers);
  expect(body).toMatch(/^# Oilway\n\n> /);
  expect(body.match(/^## .*$/gm)).toEqual(['## Deutsch (Deutschland)', '## Polski (Polska)']);
  const links = [...body.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, href]) => href ?? '');
  expect(links.length).toBe(demo.pages.length * 2);
  for (const href of links)
    expect([href, (await get(pathOf(href))).statusCode]).toEqual([href, 200]);
});

test('the slug pattern rejects the names of reserved files', () => {
  const names = [...Object.keys(files), '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png'];
  expect(names).toHaveLength(11);
  for (const name of names)
    expect([name, slugPattern.test(name.split('/').at(-1) ?? '')]).toEqual([name, false]);
});

describe('icons', () => {
  test.each([
    ['/site.webmanifest', 'de', '/'],
    ['/pl/site.webmanifest', 'pl', '/pl'],
  ])(
    '%s has the values of its language and declares the actual icon sizes',
    async (path, lang, start) => {
      const answer = await get(path);
      expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
      expectSecurityHeaders(answer.headers);
      const manifest = answer.json();
      expect(manifest).toMatchObject({
        lang,
        start_url: start,
        scope: start,
        short_name: 'Oilway',
      });
      expect(manifest.icons).toHaveLength(3);
      for (const { purpose, sizes, src, type } of manifest.icons) {
        const icon = await get(src);
        expectSecurityHeaders(icon.headers);
        const { format, height, width } = await sharp(icon.rawPayload).metadata();
        expect([icon.headers['content-type'], format]).toEqual([type, 'png']);
        expect(`${width}x${height}`).toBe(sizes);
        expect(['any', 'maskable']).toContain(purpose);
      }
      expect((await get(start)).body).toContain(`<link rel="manifest" href="${path}"/>`);
    },
  );

  test('serves a touch icon of 180 px and an ICO file with a PNG of 32 px', async () => {
    const touch = await get('/apple-touch-icon.png');
    const { height, width, hasAlpha } = await sharp(touch.rawPayload).metadata();
    expect([width, height, hasAlpha]).toEqual([180, 180, false]);
    const { headers, rawPayload } = await get('/favicon.ico');
    expectSecurityHeaders(headers);
    expect(String(headers['content-type'])).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
    expect([0, 2, 4].map((at) => rawPayload.readUInt16LE(at))).toEqual([0, 1, 1]);
    const [length, offset] = [rawPayload.readUInt32LE(14), rawPayload.readUInt32LE(18)];
    expect(offset + length).toBe(rawPayload.length);
    const icon = await sharp(rawPayload.subarray(offset)).metadata();
    expect([icon.format, icon.width, icon.height]).toEqual(['png', 32, 32]);
  });
});

test('security.txt names a contact and expires in five to twelve months', async () => {
  const answer = await get('/.well-known/security.txt');
  expectSecurityHeaders(answer.headers);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const { body } = answer;
  expect(body).toContain('Contact: mailto:info@oilway.example\n');
  expect(body).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
  const days = (Date.parse(/Expires: (.*)/.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(149);
  expect(days).toBeLessThan(366);
});
