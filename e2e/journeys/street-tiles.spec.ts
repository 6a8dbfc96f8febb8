/**
 * Street tiles: from somebody else, who is asked nothing before the visitor allows it, nor after it is
 * withdrawn; and from a file of the operator's, which needs no consent.
 */
import type { Locator, Page } from '@playwright/test';
import { rested } from '../support/axe.ts';
import { edited, examples, expect, test, tiles } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { comeAlive } from '../support/stations.ts';

const text = {
  load: 'Straßenkarte laden',
  off: 'Straßenkarte ausschalten',
  told: /Dabei erfährt 127\.0\.0\.1:\d+ Ihre IP-Adresse/,
  on: 'Straßenkarte eingeschaltet',
} as const;

/** What the page has asked the other server for. */
function asked(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(tiles())) requests.push(request.url());
  });
  return requests;
}

async function open(page: Page, path: string, origin = examples()) {
  await page.goto(origin + path);
  const map = page.getByRole('main').locator('[data-map-frame]');
  await comeAlive(page, map);
  return map;
}

/** Comes nearer by a step, and waits until the map has moved: streets would have been asked for by then. */
async function zoomIn(page: Page, map: Locator): Promise<void> {
  const before = page.url();
  await map.locator('[data-control=in]').click();
  await expect(page).not.toHaveURL(before);
  await rested(page);
}
const { path } = pageOf('de', 'locations');

test.describe(() => {
  // The requests are counted by the journey itself.
  test.use({ tolerated: /^foreign: http:\/\/127\.0\.0\.1:\d+\/\d+\/\d+\/\d+\.png$/ });

  test('nobody else is asked without a consent, which is remembered until it is withdrawn', async ({
    page,
  }) => {
    const requests = asked(page);
    let map = await open(page, path);
    await expect(map.getByText(text.told)).toBeVisible();
    await zoomIn(page, map);
    expect(requests).toEqual([]);
    await expect(map.locator('img')).toHaveCount(0);

    await map.getByRole('button', { name: text.load }).focus();
    await page.keyboard.press('Enter');
    await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    await expect(page.locator('[data-live]')).toHaveText(text.on);
    await expect(map.getByRole('link', { name: '© Kartenmacher' })).toBeVisible();
    await expect(map.getByRole('button', { name: text.off })).toBeFocused();
    const { length } = requests;
    expect(length).toBeGreaterThan(0);
    await zoomIn(page, map);
    expect(requests.length).toBeGreaterThan(length);

    map = await open(page, path);
    await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    await map.getByRole('button', { name: text.off }).press('Enter');
    await expect(map.locator('img')).toHaveCount(0);
    await expect(map.getByRole('button', { name: text.load })).toBeFocused();

    requests.length = 0;
    map = await open(page, path);
    await expect(map.getByRole('button', { name: text.load })).toBeVisible();
    await zoomIn(page, map);
    expect(requests).toEqual([]);
    await expect(map.locator('img')).toHaveCount(0);
  });
});

/** The cookie of somebody who allows maps and nothing else. */
const mapsAllowed = encodeURIComponent(
  JSON.stringify({ v: 1, video: false, maps: true, captcha: false }),
);

test('a consent that was given for another server counts for nothing', async ({ page }) => {
  const requests = asked(page);
  await page.addInitScript(() => {
    localStorage.setItem('oilway-maps:server', 'https://tiles.example');
  });
  await page
    .context()
    .addCookies([{ name: 'oilway-consent', value: mapsAllowed, url: examples() }]);
  const map = await open(page, pageOf('de', 'locations').path);
  await expect(map.getByRole('button', { name: text.load })).toBeVisible();
  await zoomIn(page, map);
  expect(requests).toEqual([]);
});

test("tiles from a file of the operator's are there at once", async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const map = await open(page, pageOf('de', 'locations').path, edited());
  const tile = map.locator('img.leaflet-tile-loaded').first();
  await expect(tile).toBeVisible();
  await expect(tile).toHaveAttribute('src', '/tiles/1/1/0');
  expect(await tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expect(map.getByText('© Karte')).toBeVisible();
  for (const name of [text.load, text.off])
    await expect(map.getByRole('button', { name })).toHaveCount(0);
  expect(requests.filter((url) => !url.startsWith(edited()))).toEqual([]);
});
