/** Navigation and page behaviours: what moves, folds, follows and is remembered. */
import type { Page } from '@playwright/test';
import { pausedClock } from '../support/awake.ts';
import { expectAccessible } from '../support/axe.ts';
import { leftOf, scrolled, scrollPage } from '../support/hands.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { foldingTime, transitionsOf, watchTransitions } from '../support/transitions.ts';

const words = {
  top: 'Nach oben',
  on: 'Menü weiterschieben',
  back: 'Menü zurückschieben',
} as const;

const home = pageOf('de', 'home').path;

test('above 300 px a link leads to the top in 300 ms, and the menu is fixed', async ({ page }) => {
  const clock = await pausedClock(page, home);
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
  expect(await scrolled(page)).toBeGreaterThan(0);
  await clock.runFor(40);
  expect(await scrolled(page)).toBe(0);
  await expect(link).toBeHidden();
  await expect(header).not.toHaveClass(/fixed-menu/);

  // Whoever turns the wheel on the way stays where they are.
  await scrollPage(page, 900);
  await link.click();
  await clock.runFor(150);
  const at = await scrolled(page);
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(900);
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
  await clock.runFor(500);
  expect(await scrolled(page)).toBe(at);
});

test('a menu that is too wide follows the mouse twice as fast and its arrows by 198 px', async ({
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
  await expect(page, 'a press that moves by 3 px opens the link').toHaveURL(href ?? '');
  await page.setViewportSize({ width: 1120, height: 900 });
  await page.goto(home);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const row = page.locator('[data-scroller-row]');
  const left = () => leftOf(row);
  const on = page.getByRole('button', { name: words.on });
  await expect(on).toBeVisible();
  const box = await row.boundingBox();
  if (!box) throw new Error('the menu has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y + 300);
  await page.mouse.up();
  expect(await left(), 'a quick mouse is beside the row with its first move').toBe(80);
  await expect(page).toHaveURL(home);
  // Looked for while the mouse is beside it: where it rests on an entry, that opens.
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await page.mouse.move(x - 40, y);
  // No further than to its end.
  await page.mouse.down();
  await page.mouse.move(x + 260, y, { steps: 4 });
  await page.mouse.up();
  expect(await left()).toBe(0);
  await expect(page.getByRole('button', { name: words.back })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const room = await row.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(room).toBeGreaterThan(198);
  await on.click();
  await expect.poll(left).toBe(198);
  await on.press('Enter');
  await expect.poll(left).toBe(Math.min(396, room));
  // What has the focus is seen whole; at this size an entry is about as wide as its room.
  for (const entry of [row.locator('> li').last(), row.locator('> li').first()]) {
    await entry.locator('a, button').first().focus();
    await expect(entry).toBeInViewport({ ratio: 0.9 });
  }
  // The other way round where a text runs from right to left.
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  await on.click();
  await expect.poll(left).toBe(-198);
});

test('the side menu folds on a phone in 500 ms, and Esc gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await watchTransitions(page);
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

  // Questions and answers fold in 300 ms, by the browser's own hand.
  const question = page.getByRole('main').locator('details').first();
  await question.locator('summary').press('Enter');
  await expect(question.locator('summary svg')).toHaveCSS('rotate', '180deg');
  expect(await foldingTime(question)).toBe('0.3s');
});

test('goToSection takes 500 ms, moves the focus and can be taken back', async ({ page }) => {
  const { path } = pageOf('de', 'oil-change');
  const clock = await pausedClock(page, path);
  const link = page.locator(`footer a.goToSection[href^="${path}#"]`).first();
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  const hash = await link.evaluate((element) => (element as HTMLAnchorElement).hash);
  await link.click();
  await clock.runFor(480);
  await expect(page.locator(hash)).not.toBeFocused();
  await clock.runFor(40);
  await expect(page).toHaveURL(`${path}${hash}`);
  await expect(page.locator(hash)).toBeInViewport();
  await expect(page.locator(hash)).toBeFocused();
  const arrived = await scrolled(page);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrolled(page)).toBe(before);
  await page.goto('about:blank');
  await page.goto(`${path}${hash}`);
  await expect.poll(() => scrolled(page), 'the address leads to the same place').toBe(arrived);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without scripts the side menu is open and a link leads to the top', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pageOf('de', 'oil-change').path);
    await expect(page.locator('#side-menu').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: words.top })).toBeVisible();
    await expect(page.locator('[data-text-size]').first()).toBeHidden();
    expect(await unseenTexts(page)).toEqual([]);
    await page.locator('main summary').first().click();
    await expect(page.locator('main details[open] p').first()).toBeVisible();
  });
});

test('the main part is as high as the window above 1550 px, and not at 1550', async ({ page }) => {
  const least = () =>
    page.getByRole('main').evaluate((main) => getComputedStyle(main).minBlockSize);
  await page.setViewportSize({ width: 1550, height: 900 });
  await page.goto('/');
  expect(await least()).toBe('auto');
  await page.setViewportSize({ width: 1551, height: 900 });
  await expect.poll(async () => Number.parseFloat(await least())).toBe(900 - 130);
});

/** Texts that somebody without scripts can't see, but for what is folded. */
function unseenTexts(page: Page): Promise<(string | null)[]> {
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
