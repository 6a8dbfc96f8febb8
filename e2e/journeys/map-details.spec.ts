/** The selected station in the list, and the station page. */
import { expectAccessible } from '../support/axe.ts';
import { expectNoHorizontalScroll } from '../support/color-schemes.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';

const list = pageOf('de', 'locations').path;

test('links a selected station to its page with directions, hours, prices and a photo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${list}?ort=Dortmund-Wambel`);
  const row = page.locator('li[data-selected]').filter({ hasText: 'Dortmund-Wambel' });
  await expect(row.getByRole('link', { name: 'Route' })).toBeVisible();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(250);
  await row.getByRole('link', { name: 'Zur Station' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}/[a-z0-9-]+$`));
  const main = page.getByRole('main');
  for (const text of [
    'Oilway-Qualität geprüft',
    'Neben unserer Verwaltung, Tor 1.',
    'Hier steht auch unsere Lehrwerkstatt',
    'Die Bühne für Transporter hebt 5 t.',
  ])
    await expect(main.getByText(text)).toBeVisible();
  const photo = main.getByRole('img').first();
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(main.locator('a[href^="tel:"]').first()).toContainText(/\d{3}/);
  await expect(main.locator('[data-open]').first()).toHaveText(/\S/);
  await expect(main.getByRole('row').filter({ hasText: 'heute' })).toHaveCount(1);
  await expect(main.getByText(/ab\s79\s€/).first()).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoHorizontalScroll(page);
  await main.getByRole('link', { name: /auf der Karte/i }).click();
  await expect(page.locator('li[data-selected]')).toContainText('Dortmund-Wambel');
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`fits the map to the results for the place in the URL before any interaction, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${list}?ort=Dortmund`);
    const main = page.getByRole('main');
    await expect(main.locator('li[data-station]').first()).toBeInViewport();
    if (width === 390) await main.locator('[data-show=map]').click();
    const map = main.locator('[data-map-frame]');
    await expect(map).toHaveAttribute('data-ready', '');
    const pins = map.locator('[data-marker]');
    await expect(pins).toHaveCount(3);
    const boxes = await pins.evaluateAll((all) =>
      all.map((pin) => ({
        chosen: pin.ariaPressed === 'true',
        box: (pin.querySelector('svg') as SVGElement).getBoundingClientRect().toJSON() as DOMRect,
      })),
    );
    const chosen = boxes.find((pin) => pin.chosen)?.box;
    for (const { box, chosen: own } of boxes) {
      expect(box.top >= 0 && box.bottom <= height, 'every result is visible').toBe(true);
      if (own || !chosen) continue;
      const apart =
        box.right <= chosen.left ||
        box.left >= chosen.right ||
        box.bottom <= chosen.top ||
        box.top >= chosen.bottom;
      expect(apart, 'the selected pin covers no other').toBe(true);
    }
    const spread = (side: 'left' | 'top') => {
      const all = boxes.map(({ box }) => box[side]);
      return Math.max(...all) - Math.min(...all);
    };
    expect(Math.max(spread('left'), spread('top')), 'the results fill the map').toBeGreaterThan(
      120,
    );
    for (const name of ['Dortmund-Dorstfeld', 'Dortmund-Wambel', 'Dortmund', 'Witten'])
      await expect(map.locator('[data-town]').getByText(name, { exact: true })).toBeVisible();
    await expect(map.locator('[data-position]')).toBeVisible();
  });
