/** Every page opens from the menus: by mouse, by keyboard alone and from the sheet of a phone. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { type Language, languages, pageOf, words } from './pages.ts';

const fromMegaMenu = ['oil-change', 'gearbox-oil', 'filters', 'fleet'] as const;
const fromBar = ['products', 'locations', 'fleet', 'news'] as const;
const fromFooter = ['oil-change', 'filters', 'fleet', 'about', 'locations', 'contact'] as const;
const legal = ['imprint', 'privacy'] as const;

for (const language of languages) {
  const text = words[language];
  const home = pageOf(language, 'home');

  test(`${language}: the mega menu opens its pages by mouse`, async ({ page }) => {
    for (const name of fromMegaMenu) {
      await page.goto(home.path);
      await entry(page, language).click();
      await expect(panel(page)).toBeVisible();
      await linkTo(panel(page), language, name).click();
      await expectPage(page, language, name);
    }
  });

  test(`${language}: the bar and the footer open their pages`, async ({ page }) => {
    const bar = page.getByRole('navigation', { name: text.mainMenu });
    const footer = page.getByRole('navigation', { name: text.footer });
    const fineprint = page.getByRole('navigation', { name: text.legal, exact: true });
    await page.goto(home.path);
    for (const name of fromBar) {
      await linkTo(bar, language, name).click();
      await expectPage(page, language, name);
    }
    for (const name of fromFooter) {
      await linkTo(footer, language, name).click();
      await expectPage(page, language, name);
    }
    for (const name of legal) {
      await linkTo(fineprint, language, name).click();
      await expectPage(page, language, name);
    }
  });

  test(`${language}: the mega menu by keyboard only`, async ({ page }) => {
    await page.goto(home.path);
    const opener = entry(page, language);
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(linkTo(panel(page), language, 'oil-change')).toBeFocused();
    await tabTo(page, linkTo(panel(page), language, 'filters'));
    await page.keyboard.press('Enter');
    await expectPage(page, language, 'filters');

    await tabTo(page, entry(page, language));
    await page.keyboard.press('Enter');
    await tabTo(page, panel(page).getByRole('button', { name: text.search }));
    await page.keyboard.press('Tab');
    await expect(panel(page), 'closes behind the focus').toBeHidden();
  });

  test(`${language}: the menu sheet of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const sheet = page.locator('#mobile-menu');
    for (const name of [...fromMegaMenu, 'locations', 'news'] as const) {
      await page.goto(home.path);
      await page.getByRole('button', { name: text.menu, exact: true }).click();
      await expect(sheet).toBeVisible();
      const link = linkTo(sheet.getByRole('navigation'), language, name);
      if ((await link.count()) === 0) await sheet.getByText(text.services, { exact: true }).click();
      await link.click();
      await expectPage(page, language, name);
      await expect(sheet).toBeHidden();
    }
    const opener = page.getByRole('button', { name: text.menu, exact: true });
    await opener.click();
    await sheet.getByRole('button', { name: text.closeMenu }).click();
    await expect(sheet).toBeHidden();
    await opener.press('Enter');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

function entry(page: Page, language: Language): Locator {
  const text = words[language];
  return page
    .getByRole('navigation', { name: text.mainMenu })
    .getByRole('button', { name: text.services });
}

function panel(page: Page): Locator {
  return page.locator('#menu-1');
}

/** The first link in sight that leads to a page itself, not to a part of it. */
function linkTo(within: Locator, language: Language, name: Parameters<typeof pageOf>[1]): Locator {
  return within
    .locator(`a[href="${pageOf(language, name).path}"]`)
    .filter({ visible: true })
    .first();
}

async function expectPage(page: Page, language: Language, name: Parameters<typeof pageOf>[1]) {
  const { heading, path } = pageOf(language, name);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}
