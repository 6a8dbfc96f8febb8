import { demo } from '@oilway/content/demo/demo.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { xml2js } from 'xml-js';
import { boot, type TestSite } from '../test/build-app.ts';
import { expectSecurityHeaders } from '../test/expect-security-headers.ts';
import { decodeEntities } from '../test/no-js-browser.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot({ environment: { SITE_ORIGIN: 'https://oilway.example' } });
});
afterAll(() => site?.close());

const get = (url: string) => site.app.inject(url);
const newest = [...demo.news].sort((one, other) =>
  other.publishDate.localeCompare(one.publishDate),
);
const shown = (body: string) => newest.filter(({ de }) => body.includes(`/aktuelles/${de.slug}"`));

describe('news list', () => {
  test('shows nine posts a page, newest first, each once', async () => {
    const all = [];
    for (const page of [1, 2, 3]) {
      const { body } = await get(page === 1 ? '/aktuelles' : `/aktuelles?seite=${page}`);
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main'));
      all.push(...shown(main).map(({ de }) => de.slug));
    }
    expect(all).toEqual(newest.map(({ de }) => de.slug));
  });

  test('shows title, parent heading, date, image and link of a post', async () => {
    const { body } = await get('/aktuelles');
    const cards = [...body.matchAll(/<li[^>]*>(?:(?!<\/li>).)*<h3.*?<\/li>/gs)].map(
      ([card]) => card,
    );
    const pictured = newest.slice(0, 9).filter(({ image }) => image);
    expect(pictured.length).toBeGreaterThan(0);
    for (const { de, image, publishDate } of newest.slice(0, 9)) {
      const card = cards.find((one) => one.includes(`href="/aktuelles/${de.slug}"`)) ?? '';
      const words = decodeEntities(card);
      for (const expected of [de.title, ` · ${de.parentHeading}`, `dateTime="${publishDate}`])
        expect(words).toContain(expected);
      const alt = demo.media.find(({ name }) => name === image)?.altDe;
      if (alt) expect(words).toContain(`alt="${alt}"`);
      else expect(card).not.toContain('<img');
    }
  });

  test('filters by year', async () => {
    const { body } = await get('/aktuelles?jahr=2025');
    expect(shown(body).every(({ publishDate }) => publishDate.startsWith('2025'))).toBe(true);
    expect(shown(body).length).toBeGreaterThan(0);
    expect(body).toContain('aria-current="true"');
  });

  test.each(['seite=0', 'seite=-1', 'seite=1e3', 'seite=<b>', 'jahr=99999', 'jahr=abc'])(
    'ignores the invalid query %s',
    async (query) => {
      expect((await get(`/aktuelles?${query}`)).body).toBe((await get('/aktuelles')).body);
    },
  );

  test('shows the last page beyond the end, and a message for a year without news', async () => {
    expect((await get('/aktuelles?seite=9999')).body).toContain('Seite 3 von 3');
    expect((await get('/aktuelles?jahr=1999')).body).toContain('keine Meldung');
  });
});

test.each([
  ['/aktuelles', '/aktuelles', true],
  ['/aktuelles?seite=1', '/aktuelles', true],
  ['/aktuelles?seite=2', '/aktuelles?seite=2', false],
  ['/aktuelles?seite=9999', '/aktuelles?seite=3', false],
  ['/pl/aktualnosci?strona=2', '/pl/aktualnosci?strona=2', false],
  ['/aktuelles?jahr=2025', '/aktuelles', true],
  ['/aktuelles?jahr=2025&seite=2', '/aktuelles', true],
  ['/pl/aktualnosci?rok=2025', '/pl/aktualnosci', true],
  ['/kontakt?region=Bayern', '/kontakt', true],
  ['/kontakt?region=Bayern&seite=2', '/kontakt', true],
])('%s has the canonical URL %s', async (path, canonical, paired) => {
  const { body } = await get(path);
  expect(body).toContain(`<link rel="canonical" href="https://oilway.example${canonical}"/>`);
  expect(body).not.toContain('noindex');
  expect(body.includes('hrefLang="x-default"')).toBe(paired);
  const [, title] = /<title>([^<]*)</.exec(body) ?? [];
  expect(/, (Seite|strona) [23]/.test(title ?? '')).toBe(!paired);
});

describe('contact persons', () => {
  const shown = async (query: string) => {
    const { body } = await get(`/kontakt${query}`);
    const people = [...body.matchAll(/ id="contact-\d+"( hidden="")? .*?<h3[^>]*>([^<]*)/gs)];
    return people.filter(([, hidden]) => !hidden).map(([, , name]) => name);
  };

  test('filters by region regardless of case, and shows all for an unknown region', async () => {
    const all = await shown('');
    const bavarians = await shown('?region=Bayern');
    expect(bavarians).toEqual(['Xaver Lindinger']);
    expect(await shown('?region=bAYERN')).toEqual(bavarians);
    for (const query of ['?region=', '?region=Atlantis', '?region=Alle+Regionen'])
      expect([query, await shown(query)]).toEqual([query, all]);
    expect(all.length).toBeGreaterThan(5);
  });
});

describe('article', () => {
  test('links adjacent posts and the translation, and contains NewsArticle data', async () => {
    const [newer, one, older] = newest.slice(4, 7);
    const { body } = await get(`/aktuelles/${one?.de.slug}`);
    expect(body).toContain(`href="/aktuelles/${newer?.de.slug}" rel="next"`);
    expect(body).toContain(`href="/aktuelles/${older?.de.slug}" rel="prev"`);
    expect(body).toContain(`href="https://oilway.example/pl/aktualnosci/${one?.pl.slug}"`);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(data).toContain('"NewsArticle"');
  });

  test('shows its drawing in place of the image, and a call to action', async () => {
    const { body } = await get('/aktuelles/0w-20-wird-zur-hauptsorte');
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main'));
    const [head = '', text = ''] = main.split('<article>');
    expect(head).toContain('viewBox="0 0 1030 ');
    const [written = ''] = text.split('</article>');
    expect(written).not.toContain('<img');
    expect(written).toMatch(/<h2[^>]*>Nicht sicher\?.*<a [^>]*href="\/standorte"/s);
  });

  test('links one adjacent post at either end', async () => {
    const neighbourRels = async (slug = '') =>
      [...(await get(`/aktuelles/${slug}`)).body.matchAll(/<a [^>]*rel="(next|prev)"/g)].map(
        ([, which]) => which,
      );
    expect(await neighbourRels(newest.at(0)?.de.slug)).toEqual(['prev']);
    expect(await neighbourRels(newest.at(-1)?.de.slug)).toEqual(['next']);
  });

  test.each([
    ['/aktuelles/nein', 404],
    ['/aktuelles/', 301],
    ['/filter/x', 404],
    ['/pl/aktualnosci/x', 404],
  ])('is not served at %s', async (path, status) => {
    expect((await get(path)).statusCode).toBe(status);
  });

  test('is 404 only in the language in which it was unpublished', async (t) => {
    const [post] = newest;
    const where = { slug: { equals: post?.de.slug } };
    const set = async (_status: 'draft' | 'published') => {
      const { docs } = await site.payload.find({
        collection: 'news',
        locale: 'de',
        draft: true,
        where,
      });
      await site.payload.update({
        collection: 'news',
        id: Number(docs[0]?.id),
        locale: 'de',
        data: { _status },
      });
      await site.refresh();
    };
    t.onTestFinished(() => set('published'));
    await set('draft');
    expect((await get(`/aktuelles/${post?.de.slug}`)).statusCode).toBe(404);
    expect((await get('/aktuelles')).body).not.toContain(`/aktuelles/${post?.de.slug}"`);
    expect((await get(`/pl/aktualnosci/${post?.pl.slug}`)).statusCode).toBe(200);
  });
});

test.each([
  ['/rss.xml', 'de', '/aktuelles'],
  ['/pl/rss.xml', 'pl', '/pl/aktualnosci'],
] as const)('%s serves the news as RSS and is linked by the list', async (path, language, list) => {
  const { body } = await get(list);
  const [named = ''] = /<link[^>]*application\/rss\+xml[^>]*>/.exec(body) ?? [];
  expect(named).toContain(`href="https://oilway.example${path}"`);
  expect(body).toContain(`<a href="${path}" type="application/rss+xml">`);
  const response = await get(path);
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(response.body).toMatch(/<description>[^<]{20,}<\/description>\s*<lastBuildDate>/);
  expectSecurityHeaders(response.headers);
  expect(() => xml2js(response.body)).not.toThrow();
  const links = [...response.body.matchAll(/<item>[\s\S]*?<link>([^<]*)<\/link>/g)].map(
    ([, link]) => link,
  );
  expect(links).toEqual(
    newest.map((post) => `https://oilway.example${list}/${post[language].slug}`),
  );
});
