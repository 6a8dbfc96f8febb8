/** Navigation within a page and between pages: skip link, side menu, country link, 404 page. */

import { notFoundResponses } from '../support/allowed-errors.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf, words } from '../support/pages.ts';

const text = words;
const nowhere = '/gibt-es-nicht';

test.describe(() => {
  test.use({ allowedErrors: notFoundResponses(nowhere) });

  test('skip link, country link and 404 page lead to their targets', async ({ page }) => {
    const { path } = pageOf('de', 'oil-change');
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: text.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const here = page.locator('nav [aria-current=page]').filter({ visible: true });
    await expect(here.last(), 'the side menu marks the current page').toHaveAttribute('href', path);

    await page.getByRole('banner').getByRole('link', { name: text.otherCountry }).click();
    await expect(page).toHaveURL(pageOf('pl', 'oil-change').path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await page.goBack();
    await expect(page).toHaveURL(`${path}#main`);

    const response = await page.goto(nowhere);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.nothingThere);
    await page.getByRole('main').getByRole('link', { name: text.toHome }).click();
    const home = pageOf('de', 'home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heading);
  });
});
