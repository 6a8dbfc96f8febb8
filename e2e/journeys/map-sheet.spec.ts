/** What a phone tells of a station whose pin was tapped, while the map stays. */
import type { Locator } from '@playwright/test';
import { expectAccessible, rested } from '../support/axe.ts';
import { scrolled } from '../support/hands.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { freePin, open } from '../support/stations.ts';

const { path } = pageOf('pl', 'locations');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

test('a tapped pin is told of in a sheet over the map, which stays in view', async ({ page }) => {
  const parts = await open(page, path);
  const { main, map, pressed, selectedRow } = parts;
  const sheet = map.getByRole('dialog');
  await main.getByRole('button', { name: /^Koszalin/ }).tap();
  await expect(sheet).toHaveAccessibleName('Koszalin');
  await expect(sheet).toBeFocused();
  await expect(sheet.getByText('Przy drodze na Bobolice')).toBeVisible();
  await expect(selectedRow).not.toBeInViewport();
  await expectClear(pressed, sheet);
  expect(await scrolled(page)).toBeLessThan(500);
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
    await main.getByRole('button', { name: 'Lista' }).click();
    await expect(sheet).toBeHidden();
    await expect(selectedRow).toBeVisible();
  });
});

/** The marker is in view, and not under the sheet. */
async function expectClear(marker: Locator, sheet: Locator): Promise<void> {
  await rested(sheet.page());
  const hidden = async () => {
    const [pin, box] = [await marker.boundingBox(), await sheet.boundingBox()];
    return pin && box ? pin.y + pin.height - box.y : Number.NaN;
  };
  await expect.poll(hidden, 'pixels of the marker under the sheet').toBeLessThanOrEqual(0);
  expect((await marker.boundingBox())?.y).toBeGreaterThan(0);
}
