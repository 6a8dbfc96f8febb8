/** The list beside the map: layout stability, print, reduced motion and a map that fails to load. */

import { failedRequests } from '../support/allowed-errors.ts';
import { holdRequests } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../support/layout-shift.ts';
import { pageOf } from '../support/pages.ts';
import { open, partsOf, unobstructedPin, waitForStations } from '../support/stations.ts';

const german = pageOf('de', 'locations').path;

test('the list does not shift when opening states arrive late', async ({ page }) => {
  await recordLayoutShifts(page.context());
  const release = await holdRequests(page, '**/Stations.island-*.js');
  await page.goto(german, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const { rows } = partsOf(page);
  await rows.nth(2).scrollIntoViewIfNeeded();
  await expect(rows.nth(1)).toBeInViewport();
  release();
  await waitForStations(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await layoutShiftsOf(page)).toEqual([]);
});

test('prints the list without filters and pagination', async ({ page }) => {
  await page.goto(`${german}?ort=44135`);
  const { main, rows } = partsOf(page);
  const controls = main.locator('a[data-kind], [data-parts]').filter({ visible: true });
  await expect(controls).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(rows.first()).toBeVisible();
  await expect(controls).toHaveCount(0);
});

test('scrolls to the selected row without animation for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const parts = await open(page, german);
  const pin = await unobstructedPin(parts, 1);
  await page.evaluate(() => {
    const steps: number[] = [];
    Object.assign(window, { steps });
    document.addEventListener('scroll', ({ timeStamp }) => steps.push(timeStamp), true);
  });
  await pin.click({ position: { x: 14, y: 12 } });
  await expect(parts.selectedRow).toBeInViewport({ ratio: 1 });
  // Smooth scrolling fires many more events.
  const steps = await page.evaluate(() => (window as unknown as { steps: number[] }).steps.length);
  expect(steps).toBeLessThanOrEqual(2);
});

test.describe('InteractiveMap script fails to load', () => {
  test.use({ allowedErrors: failedRequests('InteractiveMap-\\S*') });

  test('shows an error and keeps the static map and the list', async ({ page }) => {
    await page.route('**/InteractiveMap-*.js', (route) => route.abort('failed'));
    await page.goto(german);
    const { map, rows } = partsOf(page);
    await map.scrollIntoViewIfNeeded();
    await waitForStations(page);
    await page.keyboard.press('Shift');
    await expect(map.getByRole('status').filter({ hasText: 'nicht geladen' })).toBeVisible();
    await expect(rows).toHaveCount(40);
    await expect(map).not.toHaveAttribute('data-ready', '');
  });
});
