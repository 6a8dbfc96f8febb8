/** The place search of the home page, which shows results on the same page. */

import { expectAccessible } from '../support/axe.ts';
import { holdRequests } from '../support/forms.ts';
import { triggerFirstInteraction, waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';

test('shows the nearest stations on the home page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const field = page.locator('[data-place-form] input[type=text]');
  await expect(field, 'the search is above the fold').toBeInViewport({ ratio: 1 });
  await triggerFirstInteraction(page);
  await field.click();
  await page.keyboard.type('Berlin');
  await page.keyboard.press('Enter');
  const results = page.locator('[data-place-results]');
  await expect(results.getByRole('status')).toHaveText('3 Stationen zu „Berlin“');
  const rows = results.getByRole('listitem');
  await expect(rows.first()).toBeInViewport({ ratio: 0.5 });
  await expect(rows.first()).toContainText('Berlin');
  await expect(rows.first()).toContainText(/\d\skm/);
  await expect(rows.first()).toContainText(/ab\s79\s€/);
  await expect(rows.first().locator('[data-open]')).toHaveText(/\S/);
  expect(new URL(page.url()).search, 'no page was loaded').toBe('');
  await expectAccessible(page);
  await expect(results.locator('[data-all]')).toHaveAttribute('href', /\?ort=Berlin/);
  await rows.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Berlin');
  // The nearest one stays at the foot of every page until it is forgotten.
  const yours = page.getByRole('region', { name: 'Ihre Station' });
  await expect(yours).toContainText(/Berlin.*\d\skm/);
  await yours.scrollIntoViewIfNeeded();
  await expect(yours.locator('[data-open]')).toHaveText(/\S/);
  await yours.getByRole('button', { name: 'Vergessen' }).click();
  await expect(yours).toBeHidden();
  await page.reload();
  await expect(yours).toBeHidden();
});

test.describe('geolocation', () => {
  test.use({ geolocation: { latitude: 54.3233, longitude: 10.1228 } });

  test('is requested by a button only, and a denial is shown', async ({ context, page }) => {
    await context.clearPermissions();
    // The click comes before the script has loaded.
    const release = await holdRequests(page, /\/stations-[\w-]+\.js$/);
    await page.goto('/');
    await waitForHydration(page);
    const results = page.locator('[data-place-results]');
    const locate = page.getByRole('button', { name: 'Mein Standort' });
    await locate.click();
    release();
    await expect(results.getByRole('status')).toContainText('gibt den Standort nicht frei');
    await context.grantPermissions(['geolocation']);
    await locate.click();
    await expect(results.getByRole('listitem')).toHaveCount(3);
    await expect(results.getByRole('listitem').first()).toContainText('Kiel');
    expect(page.url()).not.toMatch(/54\.3|bei=/);
  });
});

test.describe('API failure', () => {
  test.use({ allowedErrors: /api\/stations\?/ });

  test('falls back to the map page, and an unknown place shows a message', async ({ page }) => {
    await page.goto('/');
    const field = page.locator('[data-place-form] input[type=text]');
    await triggerFirstInteraction(page);
    await field.fill('<b>Qqqqxyz</b>');
    await field.press('Enter');
    const status = page.locator('[data-place-results]').getByRole('status');
    await expect(status).toContainText('<b>Qqqqxyz</b>');
    await page.route('**/api/stations?*', (route) => route.abort());
    await field.fill('Kiel');
    await field.press('Enter');
    await expect(page).toHaveURL(/standorte\?ort=Kiel/);
  });
});
