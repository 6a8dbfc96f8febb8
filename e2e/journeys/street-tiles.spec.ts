/**
 * Street tiles: from a third-party server only with consent and until it is withdrawn;
 * and from a file of the operator, which needs no consent.
 */
import type { Locator, Page } from '@playwright/test';
import { waitForAnimations } from '../support/axe.ts';
import { edited, examples, expect, test, tiles } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { activateMap } from '../support/stations.ts';

const text = {
  load: 'Straßenkarte laden',
  off: 'Straßenkarte ausschalten',
  ipNotice: /Dabei erfährt 127\.0\.0\.1:\d+ Ihre IP-Adresse/,
  on: 'Straßenkarte eingeschaltet',
} as const;

/** Records the requests to the tile server. */
function tileRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(tiles())) requests.push(request.url());
  });
  return requests;
}

async function open(page: Page, path: string, origin = examples()) {
  await page.goto(origin + path);
  const map = page.getByRole('main').locator('[data-map-frame]');
  await activateMap(page, map);
  return map;
}

/** Zooms in one step and waits for the animation; tiles would have been requested by then. */
async function zoomIn(page: Page, map: Locator): Promise<void> {
  const before = page.url();
  await map.locator('[data-control=in]').click();
  await expect(page).not.toHaveURL(before);
  await waitForAnimations(page);
}
const { path } = pageOf('de', 'locations');

test.describe(() => {
  // The test counts these requests.
  test.use({ allowedErrors: /^foreign: http:\/\/127\.0\.0\.1:\d+\/\d+\/\d+\/\d+\.png$/ });

  test('requests third-party tiles only with consent, which persists until it is withdrawn', async ({
    page,
  }) => {
    const requests = tileRequests(page);
    let map = await open(page, path);
    await expect(map.getByText(text.ipNotice)).toBeVisible();
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

/** The consent cookie for maps only. */
const mapsAllowed = encodeURIComponent(
  JSON.stringify({ v: 1, video: false, maps: true, captcha: false }),
);

test('ignores a consent given for another tile server', async ({ page }) => {
  const requests = tileRequests(page);
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

test('shows tiles from a local file without consent', async ({ page }) => {
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
