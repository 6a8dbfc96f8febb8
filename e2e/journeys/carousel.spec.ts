/** The row of social posts: real items in a row that scrolls and goes round. */
import type { Locator, Page } from '@playwright/test';
import { awake, frames } from '../support/awake.ts';
import { drawLeft } from '../support/hands.ts';
import { expect, site, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';

const text = {
  heading: 'Von der Hebebühne',
  previous: 'Vorheriger Beitrag',
  next: 'Nächster Beitrag',
  at: (position: number) => `Beitrag ${position} von 8`,
} as const;

test('eight posts go round, one a step, which says where it is; none is there twice', async ({
  page,
}) => {
  // Without motion each step has been made when its press is over.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const feed = await feedOf(page, pageOf('de', 'home').path, text.heading, 8);
  expect(await shown(feed)).toEqual([0, 1, 2, 3, 4]);
  const status = feed.getByRole('status');
  await expect(status).toBeEmpty();
  const next = feed.getByRole('button', { name: text.next });
  const previous = feed.getByRole('button', { name: text.previous });
  for (const [button, posts] of [
    [previous, [7, 0, 1, 2, 3]],
    [previous, [6, 7, 0, 1, 2]],
    [next, [7, 0, 1, 2, 3]],
    ...Array.from({ length: 9 }, (_, step) => [next, roundFrom(step, 5)] as const),
  ] as const) {
    await button.press('Enter');
    await expect(button).toBeFocused();
    expect(await shown(feed)).toEqual(posts);
    await expect(status).toHaveText(text.at(posts[0] + 1));
  }
  await expect(feed.getByRole('listitem')).toHaveCount(8);
  await expect(feed.locator('a, button, [tabindex]')).toHaveCount(8 + 2);
});

/** The numbers of so many of eight posts. */
function roundFrom(first: number, count: number): [number, ...number[]] {
  return Array.from({ length: count }, (_, place) => (first + place) % 8) as [number, ...number[]];
}

test('quick presses are as many steps; six posts, of which one is out of sight, go round too', async ({
  page,
}) => {
  const press = (feed: Locator, name: string, times: number) =>
    feed.getByRole('button', { name }).evaluate((button: HTMLButtonElement, all) => {
      for (let presses = 0; presses < all; presses += 1) button.click();
    }, times);
  const { heading, next, previous } = text;
  const eight = await feedOf(page, '/', heading, 8);
  await press(eight, next, 2);
  await expect.poll(() => shown(eight)).toEqual([2, 3, 4, 5, 6]);
  await press(eight, next, 6);
  await expect.poll(() => shown(eight)).toEqual([0, 1, 2, 3, 4]);
  await press(eight, previous, 11);
  await expect.poll(() => shown(eight)).toEqual([5, 6, 7, 0, 1]);
  const six = await feedOf(page, '/', heading, 6);
  await press(six, next, 3);
  await expect.poll(() => shown(six)).toEqual([3, 4, 5, 0, 1]);
  await press(six, previous, 4);
  await expect.poll(() => shown(six)).toEqual([5, 0, 1, 2, 3]);
});

test('a wheel that turns sideways goes round in either direction', async ({ page }) => {
  const feed = await feedOf(page, '/', text.heading, 8);
  await feed.locator('ul').hover();
  const turnTo = async (deltaX: number, first: number) => {
    await expect(async () => {
      await page.mouse.wheel(deltaX, 0);
      // All five, which only a row at rest shows: on the way to the next post the first is out of sight too.
      await expect.poll(() => shown(feed), { timeout: 2000 }).toEqual(roundFrom(first, 5));
    }).toPass();
  };
  for (const first of [7, 6, 5]) await turnTo(-260, first);
  for (const first of [6, 7, 0, 1, 2, 3, 4]) await turnTo(260, first);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a row that is drawn on and on begins again with its first post', async ({ page }) => {
    const feed = await feedOf(page, '/', text.heading, 6);
    let at = 0;
    let steps = 0;
    // A quick finger moves it by more than one.
    while (steps < 8) {
      await drawLeft(page, feed.locator('ul'));
      await expect.poll(async () => (await shown(feed))[0] ?? at).not.toBe(at);
      const [now = at] = await shown(feed);
      const forward = (now - at + 6) % 6;
      expect(forward, `from ${at} to ${now}`).toBeLessThanOrEqual(3);
      steps += forward;
      at = now;
    }
    await expect(feed.getByRole('listitem')).toHaveCount(6);
  });
});

test('5, 3, 2 and 1 at once by the width; links come into sight with the focus; it does not move by itself', async ({
  page,
}) => {
  await page.clock.install();
  const feed = await feedOf(page, '/', text.heading, 8);
  expect(await shown(feed)).toEqual([0, 1, 2, 3, 4]);

  await test.step('it does not move by itself', async () => {
    await page.clock.runFor(20_000);
    // Whatever began to glide then has begun to.
    await frames(page, 5);
    expect(await feed.locator('ul').evaluate((list) => list.scrollLeft)).toBe(0);
    expect(await shown(feed)).toEqual([0, 1, 2, 3, 4]);
  });

  await test.step('a press glides there', async () => {
    await feed.getByRole('button', { name: text.next }).click();
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
    await frames(page, 5);
    expect(asked).toEqual([]);
    await first.press('Enter');
    await expect(page).toHaveTitle('anderswo');
    expect(asked).toEqual([addresses[0]]);
  });
});

/** The feed with its first posts only, each with its number. */
async function feedOf(page: Page, path: string, heading: string, posts: number): Promise<Locator> {
  // Before the page's own scripts count them.
  await page.addInitScript((count) => {
    addEventListener('DOMContentLoaded', () => {
      for (const [index, item] of document.querySelectorAll('[data-carousel] li').entries()) {
        if (index < count) (item as HTMLElement).dataset.number = String(index);
        else item.remove();
      }
    });
  }, posts);
  await page.goto(path);
  await awake(page);
  const feed = page.getByRole('region', { name: heading });
  await expect(feed.locator('[data-step]').first()).toBeVisible();
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
