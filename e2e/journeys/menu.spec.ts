/** Navigation menus: by mouse, by keyboard and from the mobile menu. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openWithPausedClock } from '../support/hydration.ts';
import { tabTo } from '../support/interactions.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf, words as text } from '../support/pages.ts';
import { collapseDuration, recordTransitions, transitionsOf } from '../support/transitions.ts';

const fromMegaMenu = ['oil-change', 'gearbox-oil', 'filters', 'fleet'] as const;
const fromBar = ['products', 'fleet', 'news'] as const;
const fromFooter = ['oil-change', 'filters', 'fleet', 'about', 'locations', 'contact'] as const;
const legal = ['imprint', 'privacy'] as const;

const home = pageOf('de', 'home');

test('mega menu, main menu and footer open their pages by mouse', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: text.mainMenu });
  const footer = page.getByRole('navigation', { name: text.footer });
  const fineprint = page.getByRole('navigation', { name: text.legal, exact: true });
  await page.goto(home.path);
  await entry(page).click();
  await expect(panel(page)).toBeVisible();
  await expectAccessible(page);
  for (const name of fromMegaMenu) await expect(linkTo(panel(page), name)).toBeVisible();
  await linkTo(panel(page), 'filters').click();
  await expectPage(page, 'filters');
  for (const name of fromBar) await expect(linkTo(bar, name)).toBeVisible();
  await linkTo(bar, 'news').click();
  await expectPage(page, 'news');
  for (const name of fromFooter) await expect(linkTo(footer, name)).toBeVisible();
  await linkTo(footer, 'about').click();
  await expectPage(page, 'about');
  for (const name of legal) await expect(linkTo(fineprint, name)).toBeVisible();
  await linkTo(fineprint, 'privacy').click();
  await expectPage(page, 'privacy');
});

test('opens and closes the mega menu by keyboard with a transition of 300 ms', async ({ page }) => {
  await recordTransitions(page);
  await page.goto(home.path);
  const opener = entry(page);
  const chevron = opener.locator('svg');
  await expect(chevron).toHaveCSS('rotate', 'none');
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(chevron).toHaveCSS('rotate', '180deg');
  await expect.poll(() => transitionsOf(page)).toContain('#menu-1 --shut 300 ms');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(panel(page), 'inert at once').toHaveJSProperty('inert', true);
  await expect(panel(page)).toBeHidden();
  await expect(chevron).toHaveCSS('rotate', 'none');

  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(linkTo(panel(page), 'oil-change')).toBeFocused();
  await tabTo(page, linkTo(panel(page), 'filters'));
  await page.keyboard.press('Enter');
  await expectPage(page, 'filters');

  await tabTo(page, entry(page));
  await page.keyboard.press('Enter');
  await tabTo(page, panel(page).getByRole('button', { name: text.search }));
  await page.keyboard.press('Tab');
  await expect(panel(page), 'closes behind the focus').toBeHidden();
});

test('the mobile menu opens pages, closes on Escape and returns focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const mobileMenu = page.locator('#mobile-menu');
  await recordTransitions(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(home.path);
  for (const name of ['filters', 'news'] as const) {
    await page.getByRole('button', { name: text.menu, exact: true }).click();
    await expect(mobileMenu).toBeVisible();
    const link = linkTo(mobileMenu.getByRole('navigation'), name);
    if ((await link.count()) === 0) {
      await mobileMenu.getByText(text.services, { exact: true }).click();
      await expectAccessible(page);
      for (const other of fromMegaMenu)
        await expect(linkTo(mobileMenu.getByRole('navigation'), other)).toBeVisible();
    }
    await link.click();
    await expectPage(page, name);
    await expect(mobileMenu).toBeHidden();
  }
  const opener = page.getByRole('button', { name: text.menu, exact: true });
  const closer = mobileMenu.getByRole('button', { name: text.closeMenu });
  const bars = await opener.boundingBox();
  await opener.click();
  await expect.poll(() => transitionsOf(page)).toContain('#mobile-menu clip-path 300 ms');
  // The close button replaces the menu button in place.
  expect(await closer.boundingBox()).toEqual(bars);
  const drawn = (button: Locator) => button.locator('path').getAttribute('d');
  expect(await drawn(closer)).not.toBe(await drawn(opener));
  const branch = mobileMenu.locator('details').first();
  const chevron = branch.locator('summary svg');
  await expect(chevron).toHaveCSS('rotate', 'none');
  await branch.locator('summary').click();
  await expect(chevron).toHaveCSS('rotate', '180deg');
  expect(await collapseDuration(branch)).toBe('0.5s');
  await closer.click();
  await expect(mobileMenu).toBeHidden();
  await opener.press('Enter');
  await expect(mobileMenu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mobileMenu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('opens a menu after 150 ms of hover and closes it 300 ms after the pointer left', async ({
  page,
}) => {
  const clock = await openWithPausedClock(page, '/');
  const opener = entry(page);
  const away = () => page.mouse.move(20, 880);
  await opener.hover();
  await clock.runFor(149);
  await expect(panel(page)).toBeHidden();
  await clock.runFor(1);
  await expect(panel(page)).toBeVisible();

  // It stays open while the pointer moves into it, and closes after the pointer has left.
  await panel(page).getByRole('link').first().hover();
  await clock.runFor(1000);
  await expect(panel(page)).toBeVisible();
  await away();
  await clock.runFor(299);
  await expect(panel(page)).toBeVisible();
  await clock.runFor(1);
  await expect(panel(page)).toBeHidden();

  // Escape closes it, and it stays closed while the pointer is there.
  await opener.hover();
  await clock.runFor(150);
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await clock.runFor(1000);
  await expect(panel(page)).toBeHidden();

  // A click keeps a menu open that hover has opened; the next one closes it.
  await away();
  await opener.hover();
  await clock.runFor(150);
  await expect(panel(page)).toBeVisible();
  await opener.click();
  await away();
  await clock.runFor(1000);
  await expect(panel(page)).toBeVisible();
  await opener.click();
  await clock.runFor(1000);
  await expect(panel(page)).toBeHidden();
});

function entry(page: Page): Locator {
  return page
    .getByRole('navigation', { name: text.mainMenu })
    .getByRole('button', { name: text.services });
}

function panel(page: Page): Locator {
  return page.locator('#menu-1');
}

/** Returns the first visible link to a page, not to a section of it. */
function linkTo(within: Locator, name: Parameters<typeof pageOf>[1]): Locator {
  return within
    .locator(`a[href="${pageOf('de', name).path}"]`)
    .filter({ visible: true })
    .first();
}

async function expectPage(page: Page, name: Parameters<typeof pageOf>[1]) {
  const { heading, path } = pageOf('de', name);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}
