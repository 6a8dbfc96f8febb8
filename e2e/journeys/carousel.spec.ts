/** The carousel of social posts: list items in a circular scroller. */
import type { Locator, Page } from '@playwright/test';
import { waitForFrames, waitForHydration } from '../support/hydration.ts';
import { swipeLeft } from '../support/interactions.ts';
import { expect, site, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';

const text = {
  heading: 'Von der Hebebühne',
  previous: 'Vorheriger Beitrag',
  next: 'Nächster Beitrag',
  at: (position: number) => `Beitrag ${position} von 8`,
} as const;

test('cycles through eight posts one at a time, announces the position and duplicates no item', async ({
  page,
}) => {
  // With reduced motion a step is finished synchronously.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const feed = await feedOf(page, pageOf('de', 'home').path, text.heading, 8);
  expect(await visiblePosts(feed)).toEqual([0, 1, 2, 3, 4]);
  const status = feed.getByRole('status');
  await expect(status).toBeEmpty();
  const next = feed.getByRole('button', { name: text.next });
  const previous = feed.getByRole('button', { name: text.previous });
  for (const [button, posts] of [
    [previous, [7, 0, 1, 2, 3]],
    [previous, [6, 7, 0, 1, 2]],
    [next, [7, 0, 1, 2, 3]],
    ...Array.from({ length: 9 }, (_, step) => [next, postNumbersFrom(step, 5)] as const),
  ] as const) {
    await button.press('Enter');
    await expect(button).toBeFocused();
    expect(await visiblePosts(feed)).toEqual(posts);
    await expect(status).toHaveText(text.at(posts[0] + 1));
  }
  await expect(feed.getByRole('listitem')).toHaveCount(8);
  await expect(feed.locator('a, button, [tabindex]')).toHaveCount(8 + 2);
});

/** Returns consecutive numbers of the eight posts, wrapping around. */
function postNumbersFrom(first: number, count: number): [number, ...number[]] {
  return Array.from({ length: count }, (_, place) => (first + place) % 8) as [number, ...number[]];
}

test('counts every quick press, and cycles through six posts with one out of view', async ({
  page,
}) => {
  const press = (feed: Locator, name: string, times: number) =>
    feed.getByRole('button', { name }).evaluate((button: HTMLButtonElement, all) => {
      for (let presses = 0; presses < all; presses += 1) button.click();
    }, times);
  const { heading, next, previous } = text;
  const eight = await feedOf(page, '/', heading, 8);
  await press(eight, next, 2);
  await expect.poll(() => visiblePosts(eight)).toEqual([2, 3, 4, 5, 6]);
  await press(eight, next, 6);
  await expect.poll(() => visiblePosts(eight)).toEqual([0, 1, 2, 3, 4]);
  await press(eight, previous, 11);
  await expect.poll(() => visiblePosts(eight)).toEqual([5, 6, 7, 0, 1]);
  const six = await feedOf(page, '/', heading, 6);
  await press(six, next, 3);
  await expect.poll(() => visiblePosts(six)).toEqual([3, 4, 5, 0, 1]);
  await press(six, previous, 4);
  await expect.poll(() => visiblePosts(six)).toEqual([5, 0, 1, 2, 3]);
});

test('cycles in both directions on horizontal wheel events', async ({ page }) => {
  const feed = await feedOf(page, '/', text.heading, 8);
  await feed.locator('ul').hover();
  const turnTo = async (deltaX: number, first: number) => {
    await expect(async () => {
      await page.mouse.wheel(deltaX, 0);
      // All five: while the row scrolls, the first one is out of view.
      await expect
        .poll(() => visiblePosts(feed), { timeout: 2000 })
        .toEqual(postNumbersFrom(first, 5));
    }).toPass();
  };
  for (const first of [7, 6, 5]) await turnTo(-260, first);
  for (const first of [6, 7, 0, 1, 2, 3, 4]) await turnTo(260, first);
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('returns to the first post after continued swiping', async ({ page }) => {
    const feed = await feedOf(page, '/', text.heading, 6);
    let at = 0;
    let steps = 0;
    // A fast swipe moves by more than one post.
    while (steps < 8) {
      await swipeLeft(page, feed.locator('ul'));
      await expect.poll(async () => (await visiblePosts(feed))[0] ?? at).not.toBe(at);
      const [now = at] = await visiblePosts(feed);
      const forward = (now - at + 6) % 6;
      expect(forward, `from ${at} to ${now}`).toBeLessThanOrEqual(3);
      steps += forward;
      at = now;
    }
    await expect(feed.getByRole('listitem')).toHaveCount(6);
  });
});

test('shows 5, 3, 2 or 1 posts by viewport width, scrolls focused links into view and has no autoplay', async ({
  page,
}) => {
  await page.clock.install();
  const feed = await feedOf(page, '/', text.heading, 8);
  expect(await visiblePosts(feed)).toEqual([0, 1, 2, 3, 4]);

  await test.step('does not scroll for 20 s without input', async () => {
    await page.clock.runFor(20_000);
    // Any scrolling would have started by now.
    await waitForFrames(page, 5);
    expect(await feed.locator('ul').evaluate((list) => list.scrollLeft)).toBe(0);
    expect(await visiblePosts(feed)).toEqual([0, 1, 2, 3, 4]);
  });

  await test.step('scrolls to the next post on a button press', async () => {
    await feed.getByRole('button', { name: text.next }).click();
    await expect.poll(() => visiblePosts(feed)).toEqual([1, 2, 3, 4, 5]);
  });

  await test.step('scrolls a focused link into view', async () => {
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
    await test.step(`shows ${count} posts at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => visiblePosts(feed)).toHaveLength(count);
    });
  }
});

test.describe('links to social networks', () => {
  const networks = /^https:\/\/(www\.)?(instagram|facebook)\.com\//;
  test.use({ allowedErrors: /^foreign: https:\/\/(www\.)?(instagram|facebook)\.com\// });

  test('open the network when activated, without an earlier request to it', async ({
    context,
    page,
  }) => {
    const requestedUrls: string[] = [];
    await context.route(
      (url) => url.origin !== site(),
      async (route) => {
        requestedUrls.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<title>anderswo</title>' });
      },
    );
    const feed = await feedOf(page, '/', text.heading, 8);
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
    await waitForFrames(page, 5);
    expect(requestedUrls).toEqual([]);
    await first.press('Enter');
    await expect(page).toHaveTitle('anderswo');
    expect(requestedUrls).toEqual([addresses[0]]);
  });
});

/** Opens a page and reduces the feed to its first posts, each with its number as a data attribute. */
async function feedOf(page: Page, path: string, heading: string, posts: number): Promise<Locator> {
  // Runs before the page's scripts count the posts.
  await page.addInitScript((count) => {
    addEventListener('DOMContentLoaded', () => {
      for (const [index, item] of document.querySelectorAll('[data-carousel] li').entries()) {
        if (index < count) (item as HTMLElement).dataset.number = String(index);
        else item.remove();
      }
    });
  }, posts);
  await page.goto(path);
  await waitForHydration(page);
  const feed = page.getByRole('region', { name: heading });
  await expect(feed.locator('[data-step]').first()).toBeVisible();
  await feed.scrollIntoViewIfNeeded();
  return feed;
}

/** Returns the numbers of the fully visible posts, from left to right. */
function visiblePosts(feed: Locator): Promise<number[]> {
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
