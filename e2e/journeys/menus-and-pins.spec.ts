/** Editing the menu as a list, and the position of a station on its map. */

import { expectAccessible } from '../support/axe.ts';
import { expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { logInAsStaff } from '../support/staff.ts';

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('names menu entries with their targets and moves them by keyboard', async ({ page }) => {
    await logInAsStaff(page.request, logins.menuEditor);
    await page.goto(`${studio()}/admin/globals/header`);
    const rows = page.locator('#field-menu > .array-field__draggable-rows > div');
    const first = rows.first().locator('.oilway-link-label').first();
    await expect(first).toHaveText(/^Leistungen→ ÖlwechselDarunter: Ölwechsel, Filter/);
    await expect(page.locator('#field-menu__0__label')).toBeHidden();
    // Payload drops the row if it is added before the form has its first state.
    await expect(page.locator('form[data-form-ready="true"]')).toBeVisible();
    await page.getByRole('button', { name: 'Menüpunkt hinzufügen' }).click();
    await expect(rows.last().locator('.oilway-link-label').first()).toHaveText(
      'Neuer Eintrag→ ohne Ziel',
    );
    await rows.first().locator('.array-actions__button').first().press('Enter');
    await page.getByRole('button', { name: 'Nach unten' }).press('Enter');
    await expect(first).toHaveText(/^Produkte→ Produkte/);
    await expectAccessible(page, '#menu-row-0 .oilway-link-label');
  });
});

test.describe('in Polish on a phone', () => {
  test.use({ locale: 'pl-PL', viewport: { width: 390, height: 900 } });

  test('moves the pin of a station by mouse and numbers', async ({ page }) => {
    const { find } = await logInAsStaff(page.request, logins.cartographer);
    const query = 'where[country][equals]=pl&where[town][equals]=Warszawa&limit=1&depth=0';
    const [station] = await find<{ id: number }>(`locations?${query}`);
    await page.goto(`${studio()}/admin/collections/locations/${station?.id}`);
    const [latitude, longitude] = ['latitude', 'longitude'].map((name) =>
      page.locator(`#field-${name}`),
    );
    const pin = page.locator('.oilway-pin');
    await expect(pin).toBeVisible();
    const before = [await latitude?.inputValue(), await longitude?.inputValue()].map(Number);
    const map = page.getByRole('region', { name: 'Położenie stacji' });
    await map.click({ position: { x: 40, y: 280 } });
    await expect
      .poll(async () => Number(await latitude?.inputValue()))
      .toBeLessThan(Number(before[0]));
    // Zooming does not leave the page with its unsaved pin.
    const position = () => pin.getAttribute('style');
    const unzoomed = await position();
    await map.getByRole('button', { name: 'Powiększ' }).click();
    await expect.poll(position).not.toBe(unzoomed);
    await latitude?.fill('48');
    await expect(pin).toBeInViewport();
    await expectAccessible(page, '.oilway-pin-map');
    await latitude?.fill('');
    await expect(pin).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
