/** What the list says of a chosen station, and what its own page says besides. */
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { expectNoWider } from '../support/schemes.ts';

const list = pageOf('de', 'locations').path;

test('a chosen station leads to its page, which says how to find it, what is there, and shows it', async ({
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
  const picture = main.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(main.locator('a[href^="tel:"]').first()).toContainText(/\d{3}/);
  await expect(main.locator('[data-open]').first()).toHaveText(/\S/);
  await expect(main.getByRole('row').filter({ hasText: 'heute' })).toHaveCount(1);
  await expect(main.getByText(/ab\s79\s€/).first()).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoWider(page);
  await main.getByRole('link', { name: /auf der Karte/i }).click();
  await expect(page.locator('li[data-selected]')).toContainText('Dortmund-Wambel');
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a place in the address is framed at once, without a touch, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${list}?ort=Dortmund`);
    const main = page.getByRole('main');
    await expect(main.locator('li[data-station]').first()).toBeInViewport();
    if (width === 390) await main.locator('[data-show=map]').click();
    const map = main.locator('[data-map-frame]');
    await expect(map).toHaveAttribute('data-alive', '');
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
      expect(box.top >= 0 && box.bottom <= height, 'every hit is seen').toBe(true);
      if (own || !chosen) continue;
      const apart =
        box.right <= chosen.left ||
        box.left >= chosen.right ||
        box.bottom <= chosen.top ||
        box.top >= chosen.bottom;
      expect(apart, 'the chosen pin covers no other').toBe(true);
    }
    const spread = (side: 'left' | 'top') => {
      const all = boxes.map(({ box }) => box[side]);
      return Math.max(...all) - Math.min(...all);
    };
    expect(Math.max(spread('left'), spread('top')), 'the hits fill the map').toBeGreaterThan(120);
    const name = map.locator('[data-town]').filter({ hasText: 'Dortmund-Dorstfeld' });
    await expect(name).toBeVisible();
  });
