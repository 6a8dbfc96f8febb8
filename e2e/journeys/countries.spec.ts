/** The dialog between the two sites: opened by its button, or offered once by the browser's languages. */
import type { Page } from '@playwright/test';
import { awake, pausedClock } from '../support/awake.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectReachable, rootSize } from '../support/hands.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf, words } from '../support/pages.ts';
import { notFound } from '../support/tolerable.ts';

const text = {
  change: /Land wechseln/,
  dialog: 'Wo möchten Sie Öl wechseln?',
  close: 'Schließen',
  larger: 'Größere Schrift',
  other: { name: /Polska/, path: '/pl/o-nas' },
} as const;

test('the countries dialog leads to both sites and gives the focus back', async ({ page }) => {
  await page.goto(pageOf('de', 'about').path);
  const opener = page.getByRole('button', { name: text.change });
  const dialog = page.getByRole('dialog', { name: text.dialog });
  await awake(page);
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
  const hangingOut = () => dialog.evaluate((it) => it.scrollWidth - it.clientWidth);
  await expect.poll(hangingOut, 'pixels beside it, with text at 200 %').toBe(0);
  await dialog.getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test(`the sheet of the menu has the countries and the size of the text`, async ({ page }) => {
    await page.goto(pageOf('de', 'about').path);
    const bars = page.getByRole('button', { name: words.menu, exact: true });
    const sheet = page.locator('#mobile-menu');
    const opener = sheet.getByRole('button', { name: text.change });
    const dialog = page.getByRole('dialog', { name: text.dialog });
    await bars.press('Enter');
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(sheet).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bars).toBeFocused();

    await bars.press('Enter');
    const larger = sheet.getByRole('button', { name: text.larger });
    await larger.press('Enter');
    expect(await rootSize(page)).toBe('20px');
    await expect(larger).toBeFocused();
    await expect(larger).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectReachable(opener, larger, sheet.getByRole('link', { name: text.other.name }));
    expect(await sheet.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`the sheet leads to the other country by a link`, async ({ page }) => {
      await page.goto(pageOf('de', 'about').path);
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      const sheet = page.locator('#mobile-menu');
      const link = sheet.getByRole('link', { name: text.other.name });
      await expect(link).toBeVisible();
      await expect(sheet.getByRole('button', { name: text.change })).toHaveCount(0);
      await expect(sheet.locator('[data-text-size]').first()).toBeHidden();
      await link.click();
      await expect(page).toHaveURL(text.other.path);
    });
  });
});

test.describe('a browser that prefers the other language', () => {
  test.use({ locale: 'pl-PL' });

  test('is offered the Polish site once, and only offered', async ({ page, context }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/filter');
    await awake(page);
    await page.clock.runFor(3000);
    const dialog = page.getByRole('dialog', { name: 'Gdzie chcą Państwo wymienić olej?' });
    await expect(dialog, 'a page is left to its visitor at first').toBeHidden();
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
    await expectNotAsked(page, '/');

    const later = await context.newPage();
    await later.goto('/filter');
    await awake(later);
    await later.clock.runFor(6000);
    await later
      .getByRole('dialog')
      .getByRole('link', { name: /Deutschland/ })
      .click();
    await expect(later).toHaveURL('/');
    await expectNotAsked(await context.newPage(), '/');
  });

  test.describe(() => {
    test.use({ tolerated: notFound('/gibt-es-nicht') });

    test('is not asked over a form, over a page that the other site has not, nor on the Polish site', async ({
      page,
    }) => {
      for (const path of ['/kontakt', '/kundenportal', '/sponsoring', '/gibt-es-nicht', '/pl'])
        await expectNotAsked(page, path);
    });
  });

  test('is not asked again after opening the dialog by hand', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/filter');
    await awake(page);
    await page.getByRole('button', { name: text.change }).click();
    await expect(page.getByRole('dialog', { name: text.dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(60_000);
    // What would open it is asked for before this is.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(asked.at(-1)).toBe('/robots.txt');
    expect(asked.filter((path) => path.includes('/country-suggestion-'))).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectNotAsked(page, '/');
  });
});

/** Neither now nor in a minute. */
async function expectNotAsked(page: Page, path: string): Promise<void> {
  const clock = await pausedClock(page, path);
  await clock.runFor(60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
