/** axe against WCAG 2.2 AA: every page kind, scheme and width, the open menus, and every component. */

import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { examples, expect, test } from './journey.ts';
import { languages, listPartsOf, pageOf, pagesOf, someArticlesOf, words } from './pages.ts';

const widths = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  const text = words[language];

  for (const { name, path } of pagesOf(language)) {
    test(`${language}: ${name}`, async ({ page }) => {
      await page.goto(path);
      await inEveryLook(page);
    });
  }

  for (const { path } of [...someArticlesOf(language), ...listPartsOf(language)]) {
    test(`${language}: ${path}`, async ({ page }) => {
      await page.goto(path);
      await inEveryLook(page);
    });
  }

  test(`${language}: open mega menu`, async ({ page }) => {
    await page.goto(pageOf(language, 'oil-change').path);
    await page.getByRole('banner').getByRole('button', { name: text.services }).click();
    await expect(page.locator('#menu-1')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });

  test(`${language}: open menu of a phone`, async ({ page }) => {
    await page.setViewportSize(widths.narrow);
    await page.goto(pageOf(language, 'home').path);
    await page.getByRole('button', { name: text.menu, exact: true }).click();
    await page.locator('#mobile-menu').getByText(text.services, { exact: true }).click();
    await expectAccessibleInBothSchemes(page);
  });

  test(`${language}: the countries, the folded side menu opened, larger text`, async ({ page }) => {
    await page.goto(pageOf(language, 'oil-change').path);
    await page.locator(`[data-country-opener=${language}]`).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await page.locator('[data-text-size="1.25"]').click();
    await page.setViewportSize(widths.narrow);
    await page.locator('[data-side-menu]').click();
    await expectAccessibleInBothSchemes(page);
  });

  test(`${language}: a search without a result`, async ({ page }) => {
    const parameter = language === 'de' ? 'ort' : 'miejsce';
    await page.goto(`${pageOf(language, 'locations').path}?${parameter}=Atlantis`);
    await inEveryLook(page);
  });

  test.describe(() => {
    test.use({ tolerated: [/404/] });
    test(`${language}: 404`, async ({ page }) => {
      await page.goto(language === 'de' ? '/gibt-es-nicht' : '/pl/nie-ma');
      await inEveryLook(page);
    });
  });
}

test('every component and block by itself', async ({ page }) => {
  test.setTimeout(480_000);
  await page.goto(`${examples()}/examples`);
  const count = Number(await page.locator('[data-examples]').getAttribute('data-examples'));
  expect(count).toBeGreaterThan(20);
  for (let part = 0; part < count; part += 1) {
    await page.goto(`${examples()}/examples?part=${part}`);
    await expectAccessibleInBothSchemes(page);
  }
});

async function inEveryLook(page: Page): Promise<void> {
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport);
    await expectAccessibleInBothSchemes(page);
  }
}
