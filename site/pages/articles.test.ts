import { demo } from '@oilway/content/demo/demo.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { xml2js } from 'xml-js';
import { boot, type TestSite } from '../test/build-app.ts';
import { expectSecured } from '../test/expect-secured.ts';

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

describe('the list of news', () => {
  test('shows nine to a page, the newest first, every post once', async () => {
    const all = [];
    for (const page of [1, 2, 3]) {
      const { body } = await get(page === 1 ? '/aktuelles' : `/aktuelles?seite=${page}`);
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main'));
      all.push(...shown(main).map(({ de }) => de.slug));
    }
    expect(all).toEqual(newest.map(({ de }) => de.slug));
  });

  test('shows one year', async () => {
    const { body } = await get('/aktuelles?jahr=2025');
    expect(shown(body).every(({ publishDate }) => publishDate.startsWith('2025'))).toBe(true);
    expect(shown(body).length).toBeGreaterThan(0);
    expect(body).toContain('aria-current="true"');
  });

  test.each(['seite=0', 'seite=-1', 'seite=1e3', 'seite=<b>', 'jahr=99999', 'jahr=abc'])(
    'takes %s for nothing asked',
    async (query) => {
      expect((await get(`/aktuelles?${query}`)).body).toBe((await get('/aktuelles')).body);
    },
  );

  test('a page past the end is the last one, a year without news says so', async () => {
    expect((await get('/aktuelles?seite=9999')).body).toContain('Seite 3 von 3');
    expect((await get('/aktuelles?jahr=1999')).body).toContain('keine Meldung');
  });
});

describe('an article', () => {
  test.each(['de', 'pl'] as const)('%s: every post and event has its page', async (language) => {
    const [news, events] =
      language === 'de'
        ? ['/aktuelles', '/veranstaltungen']
        : ['/pl/aktualnosci', '/pl/wydarzenia'];
    for (const [list, articles] of [
      [news, demo.news],
      [events, demo.events],
    ] as const) {
      for (const article of articles) {
        const { slug, title } = article[language];
        const answer = await get(`${list}/${slug}`);
        expect([slug, answer.statusCode]).toEqual([slug, 200]);
        expectSecured(answer.headers);
        expect(answer.body).toContain(
          `<link rel="canonical" href="https://oilway.example${list}/${slug}"/>`,
        );
        expect(answer.body.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')).toContain(title);
      }
    }
  });

  test('leads to its neighbours and is paired with its translation', async () => {
    const [newer, one, older] = newest.slice(4, 7);
    const { body } = await get(`/aktuelles/${one?.de.slug}`);
    expect(body).toContain(`href="/aktuelles/${newer?.de.slug}" rel="next"`);
    expect(body).toContain(`href="/aktuelles/${older?.de.slug}" rel="prev"`);
    expect(body).toContain(`href="https://oilway.example/pl/aktualnosci/${one?.pl.slug}"`);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(data).toContain('"NewsArticle"');
  });

  test.each(['/aktuelles/nein', '/aktuelles/', '/filter/x', '/pl/aktualnosci/x'])(
    'is not at %s',
    async (path) => {
      expect([301, 404]).toContain((await get(path)).statusCode);
    },
  );

  test('is gone in the language it was unpublished in, and there only', async (t) => {
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
] as const)('%s carries the news as RSS', async (path, language, list) => {
  const answer = await get(path);
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expectSecured(answer.headers);
  expect(() => xml2js(answer.body)).not.toThrow();
  const links = [...answer.body.matchAll(/<item>[\s\S]*?<link>([^<]*)<\/link>/g)].map(
    ([, link]) => link,
  );
  expect(links).toEqual(
    newest.map((post) => `https://oilway.example${list}/${post[language].slug}`),
  );
});
