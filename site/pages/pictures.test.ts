/** What the HTML says of pictures before any of them comes (behaviour sheet 3). */
import { demo } from '@oilway/content/demo/demo.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const bodyOf = async (path: string) => (await site.app.inject(path)).body;
const picturesIn = (html: string) => html.match(/<img [^>]*>/g) ?? [];

test.each(['de', 'pl'] as const)(
  '%s: without scripts the pictures of a gallery lead to themselves in full',
  async (language) => {
    const page = demo.pages.find(({ de }) => de.blocks.some((one) => one.blockType === 'gallery'));
    const body = await bodyOf(page?.[language].path ?? '');
    const links = [...body.matchAll(/<a [^>]*href="([^"]*)" data-lightbox="[^"]*"/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [, href = ''] of links) {
      const { headers, statusCode } = await site.app.inject(href.replaceAll('&amp;', '&'));
      expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(/^image/)]);
    }
  },
);

test.each([
  ['de', '/aktuelles'],
  ['pl', '/pl/aktualnosci'],
] as const)(
  '%s: the picture of an article is fetched at once and first, all others of its page when they come near',
  async (language, list) => {
    const post = demo.news.find(({ de, image }) => image !== undefined && !de.illustration);
    const pictures = picturesIn(await bodyOf(`${list}/${post?.[language].slug}`));
    const [first = '', ...others] = pictures.filter(
      (picture) => !picture.includes('loading="lazy"'),
    );
    expect(first).toContain('loading="eager" fetchPriority="high"');
    expect(others).toEqual([]);
    expect(pictures.length).toBeGreaterThan(1);
  },
);
