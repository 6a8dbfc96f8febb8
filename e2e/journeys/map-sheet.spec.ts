/** What a phone tells of a station whose pin was tapped, while the map stays. */
import type { Locator } from '@playwright/test';
import { expectAccessible, rested } from '../support/axe.ts';
import { hold } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { freePin, key, listening, open, partsOf, showMap } from '../support/stations.ts';

const { path } = pageOf('pl', 'locations');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

test('a tapped pin is told of in a sheet over the map, which stays in view', async ({ page }) => {
  const parts = await open(page, path);
  const { main, map, pressed, selectedRow } = parts;
  const sheet = map.getByRole('dialog');
  await main.getByRole('button', { name: /^Koszalin/ }).tap();
  await expect(sheet).toHaveAccessibleName('Koszalin');
  await expect(sheet).toBeFocused();
  await expect(sheet.getByRole('link', { name: 'Strona stacji' })).toBeVisible();
  await expect(selectedRow).not.toBeInViewport();
  await expectClear(pressed, sheet);
  await expectAccessible(page);

  await test.step('another one is told of instead; its button and Esc lead back to the pin', async () => {
    const other = await freePin(parts, 0);
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

  await test.step('with text at 200 %, until the map is left', async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.keyboard.press('Enter');
    await expect(sheet).toBeFocused();
    await expectClear(pressed, sheet);
    expect(await sheet.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    const list = main.getByRole('link', { name: 'Lista' });
    await list.click();
    await expect(sheet).toBeHidden();
    await expect(list).toBeFocused();
    await expect(selectedRow).toBeVisible();
  });

  await test.step('Back, Forward and a link lead to the chosen station', async () => {
    await page.goBack();
    await expect(selectedRow).toHaveCount(0);
    await page.goForward();
    await expect(selectedRow).toHaveCount(1);
    const station = await key(selectedRow, 'station');
    await page.goto(`${path}?${new URLSearchParams({ stacja: station })}`);
    await expect(selectedRow).toHaveAttribute('data-station', station);
    await expect(selectedRow).toBeInViewport();
  });
});

test('the map is asked for before any script has come', async ({ page }) => {
  const release = await hold(page, '**/assets/site-*');
  await page.goto(path, { waitUntil: 'commit' });
  const switched = page.locator('[data-show=map]');
  await switched.tap();
  await expect(page).toHaveURL(/#mapa/);
  release();
  await expect(switched).toHaveAttribute('aria-current', 'true');
  await expect(partsOf(page).map).toHaveAttribute('data-alive', '');
});

test('a pin of the drawn map opens the sheet, too, where it is tapped before the map that moves has come', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/LiveMap-*');
  await page.goto(path);
  await listening(page);
  await showMap(page);
  const { map } = partsOf(page);
  await map.locator('a[href*=Koszalin]:visible').tap();
  await expect(map).not.toHaveAttribute('data-alive', '');
  release();
  await expect(map.getByRole('dialog')).toBeFocused();
  await expect(map).toBeInViewport();
  await expectClear(map.locator('[data-marker][aria-pressed=true]'), map.getByRole('dialog'));
});

/** Pixels between the marker and what lies below it. */
async function roomBelow(marker: Locator, sheet: Locator): Promise<number> {
  const [pin, box] = [await marker.boundingBox(), await sheet.boundingBox()];
  return pin && box ? box.y - pin.y - pin.height : Number.NaN;
}

/** The marker is in view, and not under the sheet. */
async function expectClear(marker: Locator, sheet: Locator): Promise<void> {
  await rested(sheet.page());
  await expect
    .poll(() => roomBelow(marker, sheet), 'no pixel of the marker lies under the sheet')
    .toBeGreaterThanOrEqual(0);
  expect((await marker.boundingBox())?.y).toBeGreaterThan(0);
}
