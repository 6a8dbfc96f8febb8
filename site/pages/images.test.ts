/** The HTML of images before they load (behaviour sheet 3). */
import { demo } from '@oilway/content/demo/demo.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const bodyOf = async (path: string) => (await site.app.inject(path)).body;
const imagesIn = (html: string) => html.match(/<img [^>]*>/g) ?? [];

test.each(['de', 'pl'] as const)(
  '%s: gallery images link to the full image without scripts',
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
  '%s: an article loads its main image eagerly with high priority and all others lazily',
  async (language, list) => {
    const post = demo.news.find(({ de, image }) => image !== undefined && !de.illustration);
    const images = imagesIn(await bodyOf(`${list}/${post?.[language].slug}`));
    const [first = '', ...others] = images.filter((tag) => !tag.includes('loading="lazy"'));
    expect(first).toContain('loading="eager" fetchPriority="high"');
    expect(others).toEqual([]);
    expect(images.length).toBeGreaterThan(1);
  },
);
