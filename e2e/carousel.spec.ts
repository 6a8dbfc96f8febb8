/** The row of social posts: real items in a row that scrolls, and buttons that go round (behaviour sheet 6). */
import type { Locator, Page } from '@playwright/test';
import { expect, site, test } from './journey.ts';
import { languages, pageOf } from './pages.ts';

const names = {
  de: { heading: 'Von der Hebebühne', previous: 'Vorheriger Beitrag', next: 'Nächster Beitrag' },
  pl: { heading: 'Prosto z podnośnika', previous: 'Poprzedni post', next: 'Następny post' },
} as const;

for (const language of languages) {
  const text = names[language];

  test(`${language}: of eight posts the sixth step shows 6, 7, 0, 1, 2, the next 7, 0, 1, 2, 3`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const feed = await feedOf(page, pageOf(language, 'home').path, text.heading, 8);
    await expect.poll(() => shown(feed)).toEqual([0, 1, 2, 3, 4]);
    const next = feed.getByRole('button', { name: text.next });
    for (let step = 0; step < 6; step += 1) await next.click();
    await expect.poll(() => shown(feed)).toEqual([6, 7, 0, 1, 2]);
    await next.click();
    await expect.poll(() => shown(feed)).toEqual([7, 0, 1, 2, 3]);
    await next.click();
    await feed.getByRole('button', { name: text.previous }).click();
    await expect.poll(() => shown(feed)).toEqual([7, 0, 1, 2, 3]);
    await expect(feed.getByRole('listitem')).toHaveCount(8);
  });

  test(`${language}: back from the first post comes the last`, async ({ page }) => {
    const feed = await feedOf(page, pageOf(language, 'home').path, text.heading, 8);
    await feed.getByRole('button', { name: text.previous }).click();
    await expect.poll(() => shown(feed)).toEqual([7, 0, 1, 2, 3]);
  });
}

for (const [width, count] of [
  [1440, 5],
  [1000, 3],
  [640, 2],
  [390, 1],
] as const) {
  test(`${count} at once at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const feed = await feedOf(page, '/', names.de.heading, 8);
    await expect.poll(() => shown(feed)).toHaveLength(count);
  });
}

test('links out of sight come into sight with the focus', async ({ page }) => {
  const feed = await feedOf(page, '/', names.de.heading, 8);
  const links = feed.getByRole('listitem').getByRole('link');
  await links.nth(4).focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(5)).toBeFocused();
  await expect(links.nth(5)).toBeInViewport({ ratio: 1 });
});

test('it does not move by itself', async ({ page }) => {
  await page.clock.install();
  const feed = await feedOf(page, '/', names.de.heading, 8);
  await page.clock.runFor(20_000);
  expect(await shown(feed)).toEqual([0, 1, 2, 3, 4]);
});

test.describe('links to the networks', () => {
  const networks = /^https:\/\/(www\.)?(instagram|facebook)\.com\//;
  test.use({ tolerated: [/^foreign: https:\/\/(www\.)?(instagram|facebook)\.com\//] });

  test('lead away, and nothing is asked of them before a press', async ({ context, page }) => {
    const asked: string[] = [];
    await context.route(
      (url) => url.origin !== site(),
      async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<title>anderswo</title>' });
      },
    );
    const feed = await feedOf(page, '/', names.de.heading, 8);
    const links = page.locator('[data-carousel] li').getByRole('link');
    const addresses = await links.evaluateAll((all) =>
      all.map((a) => (a as HTMLAnchorElement).href),
    );
    expect(addresses).toHaveLength(8);
    for (const address of addresses) expect(address).toMatch(networks);
    const hints =
      'link:is([rel~=preconnect], [rel~=dns-prefetch], [rel~=prefetch]), script[type=speculationrules]';
    await expect(page.locator(hints)).toHaveCount(0);

    const first = feed.getByRole('link').first();
    await first.hover();
    await first.focus();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await first.press('Enter');
    await expect(page).toHaveTitle('anderswo');
    expect(asked).toEqual([addresses[0]]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there are no buttons, and all posts', async ({ page }) => {
    await page.goto('/');
    const feed = page.getByRole('region', { name: names.de.heading });
    expect(await feed.getByRole('listitem').count()).toBeGreaterThan(5);
    await expect(feed.getByRole('button')).toHaveCount(0);
  });
});

/** The feed with its first posts only, each with its number. */
async function feedOf(page: Page, path: string, heading: string, posts: number): Promise<Locator> {
  await page.goto(path, { waitUntil: 'load' });
  const feed = page.getByRole('region', { name: heading });
  await feed.locator('li').evaluateAll((items, count) => {
    for (const [index, item] of items.entries()) {
      if (index < count) (item as HTMLElement).dataset.number = String(index);
      else item.remove();
    }
  }, posts);
  await feed.scrollIntoViewIfNeeded();
  return feed;
}

/** The numbers of the posts that are wholly within the row, from the left. */
function shown(feed: Locator): Promise<number[]> {
  return feed.locator('ul').evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.children]
      .map((item) => ({
        number: Number((item as HTMLElement).dataset.number),
        box: item.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ number }) => number);
  });
}
