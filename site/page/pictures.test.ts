/** What the HTML says of pictures before any of them comes (behaviour sheet 3). */
import { demo } from '@oilway/content/demo/demo.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const bodyOf = async (path: string) => (await site.app.inject(path)).body;
const picturesIn = (html: string) => html.match(/<img [^>]*>/g) ?? [];
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)" data-lightbox="[^"]*"/g)].map(([, href = '']) => href);

async function pathsOf(culture: 'de-DE' | 'pl-PL'): Promise<string[]> {
  return [...(await site.context.published.reading().tree(culture)).byPath.keys()];
}

describe.each(['de-DE', 'pl-PL'] as const)('%s', (culture) => {
  test('without scripts the pictures of a gallery lead to themselves in full', async () => {
    let galleries = 0;
    for (const path of await pathsOf(culture)) {
      const [href] = linksIn(await bodyOf(path));
      if (href === undefined) continue;
      galleries += 1;
      const { headers, statusCode } = await site.app.inject(href.replaceAll('&amp;', '&'));
      expect([path, statusCode]).toEqual([path, 200]);
      expect(headers['content-type'], path).toMatch(/^image\//);
    }
    expect(galleries).toBeGreaterThan(0);
  });
});

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
