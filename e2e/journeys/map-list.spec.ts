/** The list beside the map: it stays where it is, on paper and on the screen, and says so when it can't be had. */
import { hold } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { freePin, listening, open, partsOf } from '../support/stations.ts';
import { unanswered } from '../support/tolerable.ts';

const german = pageOf('de', 'locations').path;

test('the list does not move when it is said late what is open', async ({ page }) => {
  await watchShifts(page.context());
  const release = await hold(page, '**/Stations.island-*.js');
  await page.goto(german, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const { rows } = partsOf(page);
  await rows.nth(2).scrollIntoViewIfNeeded();
  await expect(rows.nth(1)).toBeInViewport();
  release();
  await listening(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await shiftsOf(page)).toEqual([]);
});

test('on paper the list has neither filters nor a way to its next part', async ({ page }) => {
  await page.goto(`${german}?ort=44135`);
  const { main, rows } = partsOf(page);
  const ways = main.locator('a[data-kind], [data-parts]').filter({ visible: true });
  await expect(ways).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(rows.first()).toBeVisible();
  await expect(ways).toHaveCount(0);
});

test('a row comes into sight at once for whoever wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const parts = await open(page, german);
  const pin = await freePin(parts, 1);
  await page.evaluate(() => {
    const steps: number[] = [];
    Object.assign(window, { steps });
    document.addEventListener('scroll', ({ timeStamp }) => steps.push(timeStamp), true);
  });
  await pin.click({ position: { x: 14, y: 12 } });
  await expect(parts.selectedRow).toBeInViewport({ ratio: 1 });
  // A row that glides takes many more.
  const steps = await page.evaluate(() => (window as unknown as { steps: number[] }).steps.length);
  expect(steps).toBeLessThanOrEqual(2);
});

test.describe('a map that cannot be had', () => {
  test.use({ tolerated: unanswered('LiveMap-\\S*') });

  test('is said to be missing, and the drawn one and the list stay', async ({ page }) => {
    await page.route('**/LiveMap-*.js', (route) => route.abort('failed'));
    await page.goto(german);
    const { map, rows } = partsOf(page);
    await map.scrollIntoViewIfNeeded();
    await listening(page);
    await page.keyboard.press('Shift');
    await expect(map.getByRole('status').filter({ hasText: 'nicht geladen' })).toBeVisible();
    await expect(rows).toHaveCount(40);
    await expect(map).not.toHaveAttribute('data-alive', '');
  });
});
