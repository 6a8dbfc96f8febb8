/** A stranger's crawler over both sites: no address and no fragment that the HTML names is broken. */
import { LinkChecker } from 'linkinator';
import { expect, site, test } from './journey.ts';
import { articlesOf, languages, pagesOf } from './pages.ts';

test('linkinator reaches every page of both sites and finds no broken link or fragment', async () => {
  test.setTimeout(480_000);
  const { links } = await new LinkChecker().check({
    path: [`${site()}/`, `${site()}/pl`],
    recurse: true,
    checkFragments: true,
    concurrency: 8,
    // Other people's sites are theirs to keep up, and out of reach here.
    linksToSkip: async (link) => !link.startsWith(site()),
  });
  const [own, others] = [true, false].map((ours) =>
    links.filter(({ url }) => url.startsWith(site()) === ours),
  ) as [typeof links, typeof links];
  const broken = own.filter(({ state }) => state === 'BROKEN');
  expect(broken.map(({ parent, status, url }) => [parent, url, status])).toEqual([]);
  const reached = new Set(own.map(({ url }) => decodeURI(new URL(url).pathname)));
  const pages = languages.flatMap((language) => [...pagesOf(language), ...articlesOf(language)]);
  expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  // It takes the title in a meta for an address, too, where the title has a colon; no address has a space.
  for (const { parent, url } of others.filter(({ url: named }) => !named.includes(' ')))
    expect(url, `linked on ${parent}`).toMatch(/^(https|tel|mailto):/);
});
