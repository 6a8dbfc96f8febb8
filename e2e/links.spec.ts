/** A stranger's crawler over both sites: no address that the HTML names is broken. */
import { LinkChecker } from 'linkinator';
import { expect, site, test } from './journey.ts';

test('linkinator finds no broken link on either site', async () => {
  test.setTimeout(240_000);
  const { links } = await new LinkChecker().check({
    path: [`${site()}/`, `${site()}/pl`],
    recurse: true,
    concurrency: 8,
    // Other people's sites are theirs to keep up, and out of reach here.
    linksToSkip: async (link) => !link.startsWith(site()),
  });
  const own = links.filter(({ state }) => state !== 'SKIPPED');
  expect(
    own.filter(({ state }) => state === 'BROKEN').map(({ parent, url }) => [parent, url]),
  ).toEqual([]);
  expect(own.length).toBeGreaterThan(150);
});
