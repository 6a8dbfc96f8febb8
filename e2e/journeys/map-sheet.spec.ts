/** The bottom sheet with the details of a tapped pin on a phone. */
import type { Locator } from '@playwright/test';
import { expectAccessible, waitForAnimations } from '../support/axe.ts';
import { holdRequests } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import {
  dataKey,
  open,
  partsOf,
  showMap,
  unobstructedPin,
  waitForStations,
} from '../support/stations.ts';

const { path } = pageOf('pl', 'locations');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

test('opens a bottom sheet for a tapped pin without covering it', async ({ page }) => {
  const parts = await open(page, path);
  const { main, map, pressed, selectedRow } = parts;
  const sheet = map.getByRole('dialog');
  await main.getByRole('button', { name: /^Koszalin/ }).tap();
  await expect(sheet).toHaveAccessibleName('Koszalin');
  await expect(sheet).toBeFocused();
  await expect(sheet.getByRole('link', { name: 'Strona stacji' })).toBeVisible();
  await expect(selectedRow).not.toBeInViewport();
  await expectNotCovered(pressed, sheet);
  await expectAccessible(page);

  await test.step('shows the next tapped pin, and close button and Escape return focus to the pin', async () => {
    const other = await unobstructedPin(parts, 0);
    const name = (await other.getAttribute('aria-label'))?.split(',')[0] ?? '';
    await other.tap({ position: { x: 14, y: 12 } });
    await expect(sheet).toHaveAccessibleName(name);
    await sheet.getByRole('button', { name: 'Zamknij' }).tap();
    await expect(sheet).toBeHidden();
    await expect(pressed).toHaveCount(0);
    const pin = main.getByRole('button', { name });
    await expect(pin).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(pin).toBeFocused();
  });

  await test.step('fits at 200 % text size and closes when the list is shown', async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.keyboard.press('Enter');
    await expect(sheet).toBeFocused();
    await expectNotCovered(pressed, sheet);
    expect(await sheet.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    const list = main.getByRole('link', { name: 'Lista' });
    await list.click();
    await expect(sheet).toBeHidden();
    await expect(list).toBeFocused();
    await expect(selectedRow).toBeVisible();
  });

  await test.step('Back, Forward and a URL restore the selected station', async () => {
    await page.goBack();
    await expect(selectedRow).toHaveCount(0);
    await page.goForward();
    await expect(selectedRow).toHaveCount(1);
    const station = await dataKey(selectedRow, 'station');
    await page.goto(`${path}?${new URLSearchParams({ stacja: station })}`);
    await expect(selectedRow).toHaveAttribute('data-station', station);
    await expect(selectedRow).toBeInViewport();
  });
});

test('switches to the map before scripts have loaded', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/site-*');
  await page.goto(path, { waitUntil: 'commit' });
  const switched = page.locator('[data-show=map]');
  await switched.tap();
  await expect(page).toHaveURL(/#mapa/);
  release();
  await expect(switched).toHaveAttribute('aria-current', 'true');
  await expect(partsOf(page).map).toHaveAttribute('data-ready', '');
});

test('switches to the map by a tap before hydration, without a jump', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/hydrate-*.js');
  await page.goto(path);
  const switched = page.locator('[data-show=map]');
  await switched.tap();
  release();
  await expect(switched).toHaveAttribute('aria-current', 'true');
  await expect(switched).toBeInViewport();
  expect(page.url()).not.toContain('#');
});

test('a tap on a pin of the static map opens the sheet once the live map has loaded', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/InteractiveMap-*');
  await page.goto(path);
  await waitForStations(page);
  await showMap(page);
  const { map } = partsOf(page);
  await map.locator('a[href*=Koszalin]:visible').tap();
  await expect(map).not.toHaveAttribute('data-ready', '');
  release();
  await expect(map.getByRole('dialog')).toBeFocused();
  await expect(map).toBeInViewport();
  await expectNotCovered(map.locator('[data-marker][aria-pressed=true]'), map.getByRole('dialog'));
});

/** Returns the distance in pixels between the marker and the sheet, or the lower edge of the viewport. */
async function gapBelow(marker: Locator, sheet: Locator): Promise<number> {
  const [pin, box] = [await marker.boundingBox(), await sheet.boundingBox()];
  return pin && box ? box.y - pin.y - pin.height : Number.NaN;
}

/** Expects that the marker is in view and not covered by the sheet. */
async function expectNotCovered(marker: Locator, sheet: Locator): Promise<void> {
  await waitForAnimations(sheet.page());
  await expect
    .poll(() => gapBelow(marker, sheet), 'no pixel of the marker lies under the sheet')
    .toBeGreaterThanOrEqual(0);
  expect((await marker.boundingBox())?.y).toBeGreaterThan(0);
}
