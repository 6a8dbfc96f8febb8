/** Scroll-to-top link, scrolling menu, side menu, anchor scrolling and their no-JS state. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openWithPausedClock } from '../support/hydration.ts';
import { scrollLeftOf, scrollPage, scrollTopOf } from '../support/interactions.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { collapseDuration, recordTransitions, transitionsOf } from '../support/transitions.ts';

const words = {
  top: 'Nach oben',
  next: 'Menü weiterschieben',
  back: 'Menü zurückschieben',
} as const;

const home = pageOf('de', 'home').path;

test('shows the scroll-to-top link beyond 300 px, scrolls in 300 ms and fixes the menu', async ({
  page,
}) => {
  const clock = await openWithPausedClock(page, home);
  const link = page.getByRole('link', { name: words.top });
  const header = page.getByRole('banner');
  const mainTop = () =>
    page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
  await scrollPage(page, 46);
  await expect(header).not.toHaveClass(/fixed-menu/);
  const before = await mainTop();
  await scrollPage(page, 47);
  await expect(header).toHaveClass(/fixed-menu/);
  await scrollPage(page, 300);
  await expect(link).toBeHidden();
  await scrollPage(page, 301);
  await expect(link).toBeVisible();
  await scrollPage(page, 1200);
  await expect(page.getByRole('navigation').first()).toBeInViewport();
  expect(await mainTop(), 'nothing shifts').toBe(before);

  await link.click();
  await clock.runFor(280);
  expect(await scrollTopOf(page)).toBeGreaterThan(0);
  await clock.runFor(40);
  expect(await scrollTopOf(page)).toBe(0);
  await expect(link).toBeHidden();
  await expect(header).not.toHaveClass(/fixed-menu/);

  // A wheel event stops the animation.
  await scrollPage(page, 900);
  await link.click();
  await clock.runFor(150);
  const at = await scrollTopOf(page);
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(900);
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
  await clock.runFor(500);
  expect(await scrollTopOf(page)).toBe(at);
});

test('scrolls an overflowing menu at twice the mouse distance and by 198 px with its arrows', async ({
  page,
}) => {
  await page.goto(home);
  const link = page.locator('[data-scroller-row] > li > a').first();
  const [href, place] = [await link.getAttribute('href'), await link.boundingBox()];
  if (!place) throw new Error('the link has no box');
  await page.mouse.move(place.x + 10, place.y + 10);
  await page.mouse.down();
  await page.mouse.move(place.x + 13, place.y + 10);
  await page.mouse.up();
  await expect(page, 'a click that moves by 3 px opens the link').toHaveURL(href ?? '');
  await page.setViewportSize({ width: 1120, height: 900 });
  await page.goto(home);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const row = page.locator('[data-scroller-row]');
  const left = () => scrollLeftOf(row);
  const next = page.getByRole('button', { name: words.next });
  await expect(next).toBeVisible();
  const box = await row.boundingBox();
  if (!box) throw new Error('the menu has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y + 300);
  await page.mouse.up();
  expect(await left(), 'the first move leaves the row').toBe(80);
  await expect(page).toHaveURL(home);
  // Checked while the pointer is outside: hovering an entry would open its menu.
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await page.mouse.move(x - 40, y);
  // Clamped to the start.
  await page.mouse.down();
  await page.mouse.move(x + 260, y, { steps: 4 });
  await page.mouse.up();
  expect(await left()).toBe(0);
  await expect(page.getByRole('button', { name: words.back })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const overflow = await row.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeGreaterThan(198);
  await next.click();
  await expect.poll(left).toBe(198);
  await next.press('Enter');
  await expect.poll(left).toBe(Math.min(396, overflow));
  // Focused entries are scrolled into view; at this text size an entry is about as wide as the row.
  for (const entry of [row.locator('> li').last(), row.locator('> li').first()]) {
    await entry.locator('a, button').first().focus();
    await expect(entry).toBeInViewport({ ratio: 0.9 });
  }
  // Mirrored for right-to-left text.
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  await next.click();
  await expect.poll(left).toBe(-198);
});

test('toggles the side menu on a phone in 500 ms and returns focus on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await recordTransitions(page);
  await page.goto(pageOf('de', 'oil-change').path);
  const toggle = page.locator('[aria-controls="side-menu"]');
  const chevron = toggle.locator('svg');
  await expect(chevron).toHaveCSS('rotate', 'none');
  const menu = page.locator('#side-menu');
  await expect(menu.getByRole('link')).toHaveCount(0);
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link').first()).toBeVisible();
  await expect(chevron).toHaveCSS('rotate', '180deg');
  await expect.poll(() => transitionsOf(page)).toContain('#side-menu grid-template-rows 500 ms');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(menu.getByRole('link')).toHaveCount(0);

  // `details` elements expand in 300 ms by CSS.
  const question = page.getByRole('main').locator('details').first();
  await question.locator('summary').press('Enter');
  await expect(question.locator('summary svg')).toHaveCSS('rotate', '180deg');
  expect(await collapseDuration(question)).toBe('0.3s');
});

test('goToSection scrolls in 500 ms, moves focus and is reverted by Back', async ({ page }) => {
  const { path } = pageOf('de', 'oil-change');
  const clock = await openWithPausedClock(page, path);
  const link = page.locator(`footer a.goToSection[href^="${path}#"]`).first();
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTopOf(page);
  const hash = await link.evaluate((element) => (element as HTMLAnchorElement).hash);
  await link.click();
  await clock.runFor(480);
  await expect(page.locator(hash)).not.toBeFocused();
  await clock.runFor(40);
  await expect(page).toHaveURL(`${path}${hash}`);
  await expect(page.locator(hash)).toBeInViewport();
  await expect(page.locator(hash)).toBeFocused();
  const arrived = await scrollTopOf(page);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrollTopOf(page)).toBe(before);
  await page.goto('about:blank');
  await page.goto(`${path}${hash}`);
  await expect.poll(() => scrollTopOf(page), 'the URL leads to the same position').toBe(arrived);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without scripts: shows the side menu and the scroll-to-top link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pageOf('de', 'oil-change').path);
    await expect(page.locator('#side-menu').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: words.top })).toBeVisible();
    await expect(page.locator('[data-text-size]').first()).toBeHidden();
    expect(await hiddenTexts(page)).toEqual([]);
    await page.locator('main summary').first().click();
    await expect(page.locator('main details[open] p').first()).toBeVisible();
  });
});

test('sets a minimum height on main only above 1550 px viewport width', async ({ page }) => {
  const minHeight = () =>
    page.getByRole('main').evaluate((main) => getComputedStyle(main).minBlockSize);
  await page.setViewportSize({ width: 1550, height: 900 });
  await page.goto('/');
  expect(await minHeight()).toBe('auto');
  await page.setViewportSize({ width: 1551, height: 900 });
  await expect.poll(async () => Number.parseFloat(await minHeight())).toBe(900 - 130);
});

/** Returns texts that are hidden without scripts, except collapsed ones. */
function hiddenTexts(page: Page): Promise<(string | null)[]> {
  const folded =
    'details:not([open]) > :not(summary), [hidden], [data-form], [data-recaptcha] > p, [data-when]';
  return page.locator('main :is(h1, h2, h3, p, li, td, summary)').evaluateAll(
    (texts, hidden) =>
      texts
        .filter((one) => !one.closest(hidden))
        .filter((one) => !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map(({ textContent }) => textContent),
    folded,
  );
}
