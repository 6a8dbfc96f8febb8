/** Geolocation: requested on the map or beside the place field. */
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { partsOf, waitForStations } from '../support/stations.ts';

const german = pageOf('de', 'locations').path;

test.use({
  geolocation: { latitude: 54.3233, longitude: 10.1228 },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

test('lists the nearest stations by geolocation, requested beside the place field', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await page.goto(german);
  const parts = partsOf(page);
  const locate = parts.main.getByRole('button', { name: 'Mein Standort' });
  const refused = parts.main.getByRole('status').filter({ hasText: 'Standort' });
  await waitForStations(page);
  await locate.tap();
  await expect(refused).toBeInViewport();
  await context.grantPermissions(['geolocation']);
  await locate.tap();
  await expect(parts.rows.first()).toContainText('Kiel');
  await expect(parts.rows.first()).toBeInViewport();
  await expect(parts.main.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Die nächsten Stationen',
  );
  await expect(refused).toHaveCount(0);
  expect(page.url()).not.toMatch(/54\.3|bei=/);
  await parts.main.getByRole('link', { name: 'Karte', exact: true }).tap();
  await parts.main.getByRole('button', { name: 'Stationen in meiner Nähe' }).tap();
  await expect(parts.main.locator('[data-position]')).toBeInViewport();
  expect(page.url(), 'the map was not moved').not.toContain('karte=');
});

test('discards a geolocation result after another search', async ({ page }) => {
  await page.addInitScript(() => {
    const coords = { latitude: 54.3233, longitude: 10.1228 };
    navigator.geolocation.getCurrentPosition = (found) => {
      addEventListener('arrived', () => found({ coords } as GeolocationPosition));
    };
  });
  await page.goto(german);
  const { main, rows } = partsOf(page);
  await waitForStations(page);
  await main.getByRole('button', { name: 'Mein Standort' }).tap();
  const waits = main.getByRole('status').filter({ hasText: 'Ihr Standort wird gesucht' });
  await expect(waits).toBeVisible();
  await main.getByRole('textbox').fill('Hamburg');
  await page.keyboard.press('Enter');
  await expect(rows.first()).toContainText('Hamburg');
  await expect(waits).toHaveCount(0);
  const positionRequest = page.waitForRequest(/[?&]bei=/, { timeout: 1000 }).catch(() => 'none');
  await page.evaluate(() => dispatchEvent(new Event('arrived')));
  expect(await positionRequest).toBe('none');
  await expect(rows.first()).toContainText('Hamburg');
  await expect(page).toHaveURL(/[?&]ort=Hamburg/);
});
