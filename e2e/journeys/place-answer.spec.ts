/** What the search of the home page answers below itself: where somebody is in a hurry. */
import { awake, used } from '../support/awake.ts';
import { expectAccessible } from '../support/axe.ts';
import { hold } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';

test('a place is answered in place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const field = page.locator('[data-place-form] input[type=text]');
  await expect(field, 'the search stands above the fold').toBeInViewport({ ratio: 1 });
  await used(page);
  await field.click();
  await page.keyboard.type('Berlin');
  await page.keyboard.press('Enter');
  const answer = page.locator('[data-place-answer]');
  await expect(answer.getByRole('status')).toHaveText('3 Stationen zu „Berlin“');
  const rows = answer.getByRole('listitem');
  await expect(rows.first()).toBeInViewport({ ratio: 0.5 });
  await expect(rows.first()).toContainText('Berlin');
  await expect(rows.first()).toContainText(/\d\skm/);
  await expect(rows.first()).toContainText(/ab\s79\s€/);
  await expect(rows.first().locator('[data-open]')).toHaveText(/\S/);
  expect(new URL(page.url()).search, 'no page was loaded').toBe('');
  await expectAccessible(page);
  await expect(answer.locator('[data-all]')).toHaveAttribute('href', /\?ort=Berlin/);
  await rows.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Berlin');
});

test.describe('my position', () => {
  test.use({ geolocation: { latitude: 54.3233, longitude: 10.1228 } });

  test('is asked for by a press alone, and told of where it is refused', async ({
    context,
    page,
  }) => {
    await context.clearPermissions();
    // The press is the first that is done with the page, and is there before its script.
    const come = await hold(page, /\/stations-[\w-]+\.js$/);
    await page.goto('/');
    await awake(page);
    const answer = page.locator('[data-place-answer]');
    const locate = page.getByRole('button', { name: 'Mein Standort' });
    await locate.click();
    come();
    await expect(answer.getByRole('status')).toContainText('gibt den Standort nicht frei');
    await context.grantPermissions(['geolocation']);
    await locate.click();
    await expect(answer.getByRole('listitem')).toHaveCount(3);
    await expect(answer.getByRole('listitem').first()).toContainText('Kiel');
    expect(page.url()).not.toMatch(/54\.3|bei=/);
  });
});

test.describe('an answer that fails', () => {
  test.use({ tolerated: /api\/stations\?/ });

  test('leads to the page with the map; a place that is none is said so', async ({ page }) => {
    await page.goto('/');
    const field = page.locator('[data-place-form] input[type=text]');
    await used(page);
    await field.fill('<b>Qqqqxyz</b>');
    await field.press('Enter');
    const status = page.locator('[data-place-answer]').getByRole('status');
    await expect(status).toContainText('<b>Qqqqxyz</b>');
    await page.route('**/api/stations?*', (route) => route.abort());
    await field.fill('Kiel');
    await field.press('Enter');
    await expect(page).toHaveURL(/standorte\?ort=Kiel/);
  });
});
