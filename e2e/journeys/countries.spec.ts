/** The country dialog: opened by its button, or suggested once by the languages of the browser. */
import type { Page } from '@playwright/test';
import { notFoundResponses } from '../support/allowed-errors.ts';
import { expectAccessible } from '../support/axe.ts';
import { openWithPausedClock, waitForHydration } from '../support/hydration.ts';
import { expectUnobstructed, rootFontSize } from '../support/interactions.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf, words } from '../support/pages.ts';

const text = {
  change: /Land wechseln/,
  dialog: 'Wo möchten Sie Öl wechseln?',
  close: 'Schließen',
  larger: 'Größere Schrift',
  other: { name: /Polska/, path: '/pl/o-nas' },
} as const;

test('the country dialog links to both sites and returns focus on Escape', async ({ page }) => {
  await page.goto(pageOf('de', 'about').path);
  const opener = page.getByRole('button', { name: text.change });
  const dialog = page.getByRole('dialog', { name: text.dialog });
  await waitForHydration(page);
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole('link')).toHaveCount(2);
  for (const named of [/Auf Deutsch, 40.Stationen/, /Po polsku, 25.stacji/])
    await expect(dialog.getByRole('link', { name: named })).toBeVisible();
  expect(
    await dialog
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort()),
  ).toEqual(['/', '/pl']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: text.close }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const overflow = () => dialog.evaluate((it) => it.scrollWidth - it.clientWidth);
  await expect.poll(overflow, 'horizontal overflow in pixels with text at 200 %').toBe(0);
  await dialog.getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test(`the mobile menu contains the country dialog and the text size controls`, async ({
    page,
  }) => {
    await page.goto(pageOf('de', 'about').path);
    const menuButton = page.getByRole('button', { name: words.menu, exact: true });
    const mobileMenu = page.locator('#mobile-menu');
    const opener = mobileMenu.getByRole('button', { name: text.change });
    const dialog = page.getByRole('dialog', { name: text.dialog });
    await menuButton.press('Enter');
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(mobileMenu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menuButton).toBeFocused();

    await menuButton.press('Enter');
    const larger = mobileMenu.getByRole('button', { name: text.larger });
    await larger.press('Enter');
    expect(await rootFontSize(page)).toBe('20px');
    await expect(larger).toBeFocused();
    await expect(larger).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectUnobstructed(
      opener,
      larger,
      mobileMenu.getByRole('link', { name: text.other.name }),
    );
    expect(await mobileMenu.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  });

  test.describe('no JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the mobile menu links to the other country`, async ({ page }) => {
      await page.goto(pageOf('de', 'about').path);
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      const mobileMenu = page.locator('#mobile-menu');
      const link = mobileMenu.getByRole('link', { name: text.other.name });
      await expect(link).toBeVisible();
      await expect(mobileMenu.getByRole('button', { name: text.change })).toHaveCount(0);
      await expect(mobileMenu.locator('[data-text-size]').first()).toBeHidden();
      await link.click();
      await expect(page).toHaveURL(text.other.path);
    });
  });
});

test.describe('browser language of the other country', () => {
  test.use({ locale: 'pl-PL' });

  test('suggests the Polish site once without redirecting', async ({ page, context }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/filter');
    await waitForHydration(page);
    await page.clock.runFor(3000);
    const dialog = page.getByRole('dialog', { name: 'Gdzie chcą Państwo wymienić olej?' });
    await expect(dialog, 'no suggestion in the first seconds').toBeHidden();
    await page.clock.runFor(3000);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/filter');
    await expect(dialog.getByRole('link', { name: /Polska/ })).toHaveAttribute(
      'href',
      '/pl/filtry',
    );
    await expect(dialog.getByRole('link', { name: /Deutschland|Niemcy/ })).toHaveAttribute(
      'href',
      '/',
    );
    await dialog.getByRole('button', { name: 'Zamknij' }).click();
    await expectNoSuggestion(page, '/');

    const later = await context.newPage();
    await later.goto('/filter');
    await waitForHydration(later);
    await later.clock.runFor(6000);
    await later
      .getByRole('dialog')
      .getByRole('link', { name: /Deutschland/ })
      .click();
    await expect(later).toHaveURL('/');
    await expectNoSuggestion(await context.newPage(), '/');
  });

  test.describe(() => {
    test.use({ allowedErrors: notFoundResponses('/gibt-es-nicht') });

    test('suggests nothing on form pages, on pages without a counterpart and on the Polish site', async ({
      page,
    }) => {
      for (const path of ['/kontakt', '/kundenportal', '/sponsoring', '/gibt-es-nicht', '/pl'])
        await expectNoSuggestion(page, path);
    });
  });

  test('suggests nothing after the dialog was opened manually', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/filter');
    await waitForHydration(page);
    await page.getByRole('button', { name: text.change }).click();
    await expect(page.getByRole('dialog', { name: text.dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(60_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectNoSuggestion(page, '/');
  });
});

/** Expects no suggestion within a minute. */
async function expectNoSuggestion(page: Page, path: string): Promise<void> {
  const clock = await openWithPausedClock(page, path);
  await clock.runFor(60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
