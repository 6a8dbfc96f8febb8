import type { Page } from '@oilway/content/payload-types.ts';
import { eitherDatabase } from '@oilway/content/test/copy-database.ts';
import { signPreview } from '@oilway/store/published/preview-token.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';

const euros = (amount: number) => `${amount}\u00a0€`;

describe.each(eitherDatabase)('prices in texts on %s', (database) => {
  let site: TestSite;
  let page: number;
  let blocks: Page['blocks'];

  beforeAll(async () => {
    site = await boot({ database });
    const { payload } = site;
    const { docs } = await payload.find({
      collection: 'pages',
      where: { slug: { equals: 'filter' } },
      depth: 0,
    });
    page = docs[0]?.id ?? 0;
    blocks = docs[0]?.blocks ?? [];
    await save('in-news', 5);
    const published = { _status: 'published' } as const;
    const title = 'Filter "\\ $& </script> {{carbon}}';
    const seo = { ...docs[0]?.seo, title: 'Kohlefilter {{carbon}}', description: 'Ab {{carbon}}' };
    const data = { title, seo, blocks: headed(title), ...published };
    await payload.update({ collection: 'pages', id: page, data });
    const { docs: posts } = await payload.find({
      collection: 'news',
      where: { country: { equals: 'de' } },
      sort: '-publishDate',
      limit: 1,
    });
    const post = { title: 'Aktivkohle kostet {{carbon}}', intro: 'Nur hier {{in-news}}' };
    await payload.update({
      collection: 'news',
      id: posts[0]?.id ?? 0,
      data: { ...post, ...published },
    });
    await site.refresh();
  });
  afterAll(() => site?.close());

  /** The blocks of the page below this headline. */
  const headed = (heading: string) =>
    blocks?.map((block) => (block.blockType === 'hero' ? { ...block, heading } : block));

  async function save(key: string, amount: number): Promise<void> {
    const { payload } = site;
    const { inTexts } = await payload.findGlobal({ slug: 'prices', locale: 'de' });
    const others = (inTexts ?? []).filter((one) => one.key !== key);
    const data = { inTexts: [...others, { key, name: key, amount }] };
    await payload.updateGlobal({ slug: 'prices', locale: 'de', data });
  }
  const bodyOf = async (url: string) => (await site.app.inject(url)).body;
  /** Occurrences of a price in each document that may show it. */
  async function priceOccurrences(amount: number): Promise<Record<string, number>> {
    const urls = {
      page: '/filter',
      list: '/aktuelles',
      feed: '/rss.xml',
      suggestions: '/api/suggestions?cultureName=de-DE&q=Aktivkohle%20kostet',
      'results page': '/suche?q=Aktivkohle%20kostet',
      'page that links to it': '/',
    };
    const found: Record<string, number> = {};
    for (const [name, url] of Object.entries(urls)) {
      const body = await bodyOf(url);
      expect(body).not.toContain('{{carbon}}');
      found[name] = body.split(euros(amount)).length - 1;
    }
    return found;
  }

  test('shows a new price after one poll on every page that uses it', async () => {
    await save('carbon', 731);
    await site.refresh();
    const before = await priceOccurrences(731);
    expect(before).toEqual({
      page: 6,
      list: 1,
      feed: 1,
      suggestions: 2,
      'results page': 2,
      'page that links to it': 1,
    });
    await save('carbon', 842);
    await site.refresh();
    expect(await priceOccurrences(842)).toEqual(before);
    expect(Object.values(await priceOccurrences(731))).toEqual(Object.values(before).map(() => 0));
    const body = await bodyOf('/filter');
    expect(body).toMatch(new RegExp(`<title>[^<]*Kohlefilter ${euros(842)}`));
    expect(body).toMatch(new RegExp(`<meta[^>]* content="Ab ${euros(842)}"`));
  });

  test('escapes markup around a price', async () => {
    const body = await bodyOf('/filter');
    expect(body).toContain('$&amp; &lt;/script&gt; ');
    expect(body).not.toMatch(/Filter "?\\?.{0,6} \$& <\/script>/);
    for (const [, json = ''] of body.matchAll(
      /<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
    ))
      expect(() => JSON.parse(json)).not.toThrow();
  });

  test('keeps cached responses that show no changed price', async () => {
    // The list reads news and pages; the imprint reads pages.
    const rendered = async () => {
      const calls: Record<string, number> = {};
      for (const url of ['/impressum', '/aktuelles']) {
        site.renders.mockClear();
        await bodyOf(url);
        calls[url] = site.renders.mock.calls.length;
      }
      return calls;
    };
    await rendered();
    for (const [key, imprint, list] of [
      ['unused', 0, 0],
      ['in-news', 0, 1],
      ['carbon', 1, 1],
    ] as const) {
      await save(key, 1.5);
      await site.refresh();
      expect([key, await rendered()]).toEqual([key, { '/impressum': imprint, '/aktuelles': list }]);
    }
  });

  test('a preview shows the current price', async () => {
    const data = { blocks: headed('Entwurf {{carbon}}'), _status: 'draft' } as const;
    await site.payload.update({ collection: 'pages', id: page, draft: true, data });
    const grant = { collection: 'pages', id: page, locale: 'de-DE' } as const;
    const token = signPreview(
      { ...grant, expiresAt: Date.now() + 60_000 },
      site.context.config.previewSecret,
    );
    for (const amount of [31, 42]) {
      await save('carbon', amount);
      const { body } = await site.app.inject({
        url: '/filter',
        headers: { cookie: `oilway-preview=${token}` },
      });
      expect(body).toContain(`Entwurf ${euros(amount)}`);
    }
  });
});
