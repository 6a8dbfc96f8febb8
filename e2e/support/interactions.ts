/** Page parts and interactions for the tests of input methods. */

import type { Locator, Page } from '@playwright/test';
import { waitForAnimations } from './axe.ts';
import { expect } from './journey.ts';
import { words } from './pages.ts';

export const scrollTopOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
export const scrollPage = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
export const rootFontSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
export const scrollLeftOf = (row: Locator) =>
  row.evaluate((element) => Math.round(element.scrollLeft));

/** Returns the interactive parts of a German page. */
export function partsOf(page: Page) {
  const banner = page.getByRole('banner');
  const feed = page.getByRole('region', { name: 'Von der Hebebühne' });
  return {
    search: banner.getByRole('button', { name: 'Suche', exact: true }),
    searchField: page.getByLabel('Wonach suchen Sie?'),
    searchPanel: page.locator('#site-search'),
    entry: banner.locator('[data-menu-entry]').first(),
    panel: page.locator('#menu-1'),
    row: page.locator('[data-scroller-row]'),
    scrollNext: page.getByRole('button', { name: 'Menü weiterschieben' }),
    larger: page.getByRole('button', { name: 'Größere Schrift' }),
    normal: page.getByRole('button', { name: 'Normale Schrift' }),
    countries: page.getByRole('button', { name: /Land wechseln/ }),
    countriesDialog: page.getByRole('dialog', { name: 'Wo möchten Sie Öl wechseln?' }),
    menuButton: page.getByRole('button', { name: words.menu, exact: true }),
    mobileMenu: page.locator('#mobile-menu'),
    sideMenu: page.locator('[aria-controls="side-menu"]'),
    sideLinks: page.locator('#side-menu').getByRole('link'),
    feed,
    posts: feed.locator('ul'),
    next: feed.getByRole('button', { name: 'Nächster Beitrag' }),
    toTop: page.getByRole('link', { name: 'Nach oben' }),
    settings: page.getByRole('button', { name: 'Cookie-Einstellungen' }),
    settingsDialog: page.getByRole('dialog', { name: 'Cookie-Einstellungen' }),
  };
}

/** Sets a text size at which the menu overflows and shows its arrows. */
export async function overflowMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1120, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(partsOf(page).scrollNext).toBeVisible();
}

export const scrollToStart = (row: Locator) =>
  row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));

/** Swipes a row from right to left, and waits until it stops scrolling. */
export async function swipeLeft(page: Page, row: Locator): Promise<void> {
  const box = await row.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element.getBoundingClientRect().toJSON() as DOMRect;
  });
  const [x, y] = [box.x + box.width * 0.7, box.y + box.height / 2];
  await swipe(page, { x, y }, { x: x - 300, y });
  await waitForScrollEnd(row);
}

/** Waits for the end of momentum scrolling and snapping: 20 frames at the same position. */
async function waitForScrollEnd(row: Locator): Promise<void> {
  await row.evaluate(async (element) => {
    let left = element.scrollLeft;
    for (let same = 0; same < 20; same += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      if (element.scrollLeft === left) continue;
      left = element.scrollLeft;
      same = 0;
    }
  });
}

interface Point {
  x: number;
  y: number;
}

/** Swipes between two points of the viewport in eight touch moves. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const between = (one: number, other: number, step: number) => one + ((other - one) * step) / 8;
  await touch('touchStart', [from]);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', [{ x: between(from.x, to.x, step), y: between(from.y, to.y, step) }]);
  await touch('touchEnd', []);
  await session.detach();
}

export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${target}`);
}

/** Returns the scroll position of a row two frames after a click on a button. */
export async function scrollLeftAfterClick(button: Locator, row: Locator): Promise<number> {
  await button.evaluate(async (element) => {
    (element as HTMLElement).click();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  return scrollLeftOf(row);
}

/** Expects that a dialog fits a viewport of 640 × 400 px; its content may scroll. */
export async function expectFitsViewport(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  const { height, width, wide } = await dialog.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    width: element.getBoundingClientRect().width,
    wide: element.scrollWidth - element.clientWidth,
  }));
  expect(height).toBeLessThanOrEqual(400);
  expect(width).toBeLessThanOrEqual(640);
  expect(wide).toBe(0);
}

/** Expects that each element can be scrolled fully into view, uncovered. */
export async function expectUnobstructed(...all: Locator[]): Promise<void> {
  for (const locator of all) {
    await expect(locator.first()).toBeVisible();
    await waitForAnimations(locator.page());
    const covered = await locator.evaluateAll((elements) =>
      elements
        .filter((element) => {
          element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
          const { bottom, left, right, top } = element.getBoundingClientRect();
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const inside = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= 641;
          return !inside || !(element.contains(hit) || hit?.contains(element));
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(covered).toEqual([]);
  }
}
