import { browserStorage } from '@oilway/site/components/browser-storage.ts';
import type { BrowserContext } from '@playwright/test';

/** What the site may keep in a browser, and the studio beside it: on one host its cookies come along. */
const names = [
  ...Object.values(browserStorage).map(({ name }) => name),
  'oilway-staff*',
  'payload-*',
];

const isListed = (name: string): boolean =>
  names.some((one) =>
    one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name.replace('__Host-', '') === one,
  );

/** The names of what the pages of these sites have left in their browser, and the list of the privacy page lacks. */
export async function unlistedIn(
  context: BrowserContext,
  origins: readonly string[],
): Promise<string[]> {
  const cookies = await context.cookies([...origins]);
  const stored = context
    .pages()
    .filter((page) => origins.some((origin) => page.url().startsWith(`${origin}/`)))
    .map((page) =>
      // A page that is just going away says nothing.
      page
        .evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
        .catch(() => []),
    );
  const found = [...cookies.map(({ name }) => name), ...(await Promise.all(stored)).flat()];
  return [...new Set(found)].filter((name) => !isListed(name));
}
