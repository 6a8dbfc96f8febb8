/** linkinator crawls both sites over HTTP; `site/pages/documents.test.ts` checks the links of the HTML. */
import { LinkChecker } from 'linkinator';
import { expect, site, test } from '../support/journey.ts';
import { articlesOf, languages, pagesOf } from '../support/pages.ts';

test('linkinator reaches every page of both sites and finds no broken link or fragment', {
  tag: '@full',
}, async () => {
  test.setTimeout(480_000);
  const { links } = await new LinkChecker().check({
    path: [`${site()}/`, `${site()}/pl`],
    recurse: true,
    checkFragments: true,
    concurrency: 8,
    // External sites are not our responsibility, and unreachable here. Combinations of filters are thousands of pages with the links of one.
    linksToSkip: async (link) => !link.startsWith(site()) || link.includes('&'),
  });
  const own = links.filter(({ url }) => url.startsWith(site()));
  const broken = own.filter(({ state }) => state === 'BROKEN');
  expect(broken.map(({ parent, status, url }) => [parent, url, status])).toEqual([]);
  const reached = new Set(own.map(({ url }) => decodeURI(new URL(url).pathname)));
  const pages = languages.flatMap((language) => [...pagesOf(language), ...articlesOf(language)]);
  expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});
