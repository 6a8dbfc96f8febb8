/** The row of social posts: real items in a row that scrolls, and buttons that are off at its ends. */
import type { Locator, Page } from '@playwright/test';
import { awake } from '../support/awake.ts';
import { usually } from '../support/full.ts';
import { expect, site, test } from '../support/journey.ts';
import { languages, pageOf } from '../support/pages.ts';

const names = {
  de: { heading: 'Von der Hebebühne', previous: 'Vorheriger Beitrag', next: 'Nächster Beitrag' },
  pl: { heading: 'Prosto z podnośnika', previous: 'Poprzedni post', next: 'Następny post' },
} as const;

for (const language of usually('pl', languages)) {
  const text = names[language];

  test(`${language}: of eight posts three steps show the last, where next is off and keeps the focus, as previous does at the first`, async ({
    page,
  }) => {
    // Without motion each step has been made when its press is over.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const feed = await feedOf(page, pageOf(language, 'home').path, text.heading, 8);
    expect(await shown(feed)).toEqual([0, 1, 2, 3, 4]);
    const next = feed.getByRole('button', { name: text.next });
    const previous = feed.getByRole('button', { name: text.previous });
    for (const [button, posts, atEnd] of [
      [previous, [0, 1, 2, 3, 4], true],
      [next, [1, 2, 3, 4, 5], false],
      [next, [2, 3, 4, 5, 6], false],
      [next, [3, 4, 5, 6, 7], true],
      [next, [3, 4, 5, 6, 7], true],
      [previous, [2, 3, 4, 5, 6], false],
      [previous, [1, 2, 3, 4, 5], false],
      [previous, [0, 1, 2, 3, 4], true],
    ] as const) {
      await button.press('Enter');
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-disabled', String(atEnd));
      expect(await shown(feed)).toEqual(posts);
    }
    await expect(feed.getByRole('listitem')).toHaveCount(8);
  });
}

test('quick presses are as many steps, and no more than there are', async ({ page }) => {
  const feed = await feedOf(page, '/', names.de.heading, 8);
  const press = (name: string, times: number) =>
    feed.getByRole('button', { name }).evaluate((button: HTMLButtonElement, all) => {
      for (let presses = 0; presses < all; presses += 1) button.click();
    }, times);
  await press(names.de.next, 2);
  await expect.poll(() => shown(feed)).toEqual([2, 3, 4, 5, 6]);
  await press(names.de.next, 6);
  await expect.poll(() => shown(feed)).toEqual([3, 4, 5, 6, 7]);
  await press(names.de.previous, 6);
  await expect.poll(() => shown(feed)).toEqual([0, 1, 2, 3, 4]);
});

test('5, 3, 2 and 1 at once by the width; links come into sight with the focus; it does not move by itself', async ({
  page,
}) => {
  await page.clock.install();
  const feed = await feedOf(page, '/', names.de.heading, 8);
  expect(await shown(feed)).toEqual([0, 1, 2, 3, 4]);

  await test.step('it does not move by itself', async () => {
    await page.clock.runFor(20_000);
    // Whatever began to glide then has begun to.
    await frames(page, 5);
    expect(await feed.locator('ul').evaluate((list) => list.scrollLeft)).toBe(0);
    expect(await shown(feed)).toEqual([0, 1, 2, 3, 4]);
  });

  await test.step('a press glides there', async () => {
    await feed.getByRole('button', { name: names.de.next }).click();
    await expect.poll(() => shown(feed)).toEqual([1, 2, 3, 4, 5]);
  });

  await test.step('links out of sight come into sight with the focus', async () => {
    const links = feed.getByRole('listitem').getByRole('link');
    await links.nth(5).focus();
    await page.keyboard.press('Tab');
    await expect(links.nth(6)).toBeFocused();
    await expect(links.nth(6)).toBeInViewport({ ratio: 1 });
  });

  for (const [width, count] of [
    [1000, 3],
    [640, 2],
    [390, 1],
    [1440, 5],
  ] as const) {
    await test.step(`${count} at once at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => shown(feed)).toHaveLength(count);
    });
  }
});

test.describe('links to the networks', () => {
  const networks = /^https:\/\/(www\.)?(instagram|facebook)\.com\//;
  test.use({ tolerated: /^foreign: https:\/\/(www\.)?(instagram|facebook)\.com\// });

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
    await frames(page, 5);
    expect(asked).toEqual([]);
    await first.press('Enter');
    await expect(page).toHaveTitle('anderswo');
    expect(asked).toEqual([addresses[0]]);
  });
});

/** The feed with its first posts only, each with its number. */
async function feedOf(page: Page, path: string, heading: string, posts: number): Promise<Locator> {
  await page.goto(path);
  await awake(page);
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

async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (all) => {
    for (let frame = 0; frame < all; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
  }, count);
}
