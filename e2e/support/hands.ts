/** What the journeys in every hand share: the parts of a page, and how they are reached. */

import type { Locator, Page } from '@playwright/test';
import { rested } from './axe.ts';
import { expect } from './journey.ts';
import { words } from './pages.ts';

export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
export const scrollPage = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
export const rootSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
export const leftOf = (row: Locator) => row.evaluate((element) => Math.round(element.scrollLeft));

/** The parts of a page that behave, as the German page names them. */
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
    on: page.getByRole('button', { name: 'Menü weiterschieben' }),
    larger: page.getByRole('button', { name: 'Größere Schrift' }),
    normal: page.getByRole('button', { name: 'Normale Schrift' }),
    countries: page.getByRole('button', { name: /Land wechseln/ }),
    countriesDialog: page.getByRole('dialog', { name: 'Wo möchten Sie Öl wechseln?' }),
    bars: page.getByRole('button', { name: words.menu, exact: true }),
    sheet: page.locator('#mobile-menu'),
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

/** So wide a text that the menu does not fit, and has its arrows. */
export async function crowdMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1120, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(partsOf(page).on).toBeVisible();
}

export const toBeginning = (row: Locator) =>
  row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));

/** A finger on a row, from right to left, until the row stands still again. */
export async function drawLeft(page: Page, row: Locator): Promise<void> {
  const box = await row.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element.getBoundingClientRect().toJSON() as DOMRect;
  });
  const [x, y] = [box.x + box.width * 0.7, box.y + box.height / 2];
  await draw(page, { x, y }, { x: x - 300, y });
  await stopped(row);
}

/** A row that was let go rolls on, and then to where it snaps: it has stopped when twenty frames show it at one place. */
async function stopped(row: Locator): Promise<void> {
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

interface Place {
  x: number;
  y: number;
}

/** A finger from one place of the window to another, in eight steps. */
export async function draw(page: Page, from: Place, to: Place): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
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

/** How far a row has been scrolled two frames after a button was pressed. */
export async function afterPress(button: Locator, row: Locator): Promise<number> {
  await button.evaluate(async (element) => {
    (element as HTMLElement).click();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  return leftOf(row);
}

/** A dialog that is no larger than the window; what does not fit is scrolled within it. */
export async function expectWithin(dialog: Locator): Promise<void> {
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

/** Each can be brought into sight as a whole, with nothing upon it. */
export async function expectReachable(...all: Locator[]): Promise<void> {
  for (const locator of all) {
    await expect(locator.first()).toBeVisible();
    await rested(locator.page());
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
