/** The map of all stations: one selection for pins and list, with mouse, keyboard and without scripts. */

import type { Page } from '@playwright/test';
import { usually } from '../support/full.ts';
import { expect, test } from '../support/journey.ts';
import { languages, pageOf, words } from '../support/pages.ts';
import {
  counted,
  freePin,
  key,
  listening,
  open,
  partsOf,
  pinsUnderButtons,
} from '../support/stations.ts';

const german = pageOf('de', 'locations').path;

test('a click on a marker marks only that one, in the list too', async ({ page }) => {
  const parts = await open(page, pageOf('de', 'locations').path);
  for (const index of [0, 1]) {
    const pin = await freePin(parts, index);
    const marker = await key(pin, 'marker');
    await pin.click({ position: { x: 14, y: 12 } });
    await expect(parts.pressed).toHaveCount(1);
    await expect(parts.pressed).toHaveAttribute('data-marker', marker);
    await expect(parts.selectedRow).toHaveCount(1);
    await expect(parts.selectedRow).toHaveAttribute('data-station', marker);
    await expect(parts.selectedRow).toBeInViewport();
    await expect(parts.selectedRow.locator('[aria-current=true]')).toHaveCount(1);
  }
  const chosen = await key(parts.selectedRow, 'station');
  await page.reload();
  await expect(parts.selectedRow).toHaveAttribute('data-station', chosen);
  await listening(page);
  await page.keyboard.press('Tab');
  await expect(parts.pressed).toHaveAttribute('data-marker', chosen);
  await parts.pressed.focus();
  await page.keyboard.press('Escape');
  await expect(parts.pressed).toHaveCount(0);
  await expect(parts.selectedRow).toHaveCount(0);
});

test('the list: a row selects its marker, a filter is answered by the page itself, a search lists the nearest first', async ({
  page,
}) => {
  const parts = await open(page, german);
  const all = await parts.rows.count();
  await page.evaluate(() => Object.assign(window, { same: true }));

  await test.step('choosing a row selects its marker and brings it into sight', async () => {
    for (const title of ['Kiel', 'Freiburg']) {
      const row = parts.rows.filter({ hasText: title }).first();
      await row.getByRole('link').first().click();
      await expect(parts.pressed).toHaveAttribute('data-marker', await key(row, 'station'));
      await expect(parts.pressed).toHaveCount(1);
      await expect(parts.pressed).toBeInViewport();
      await expect(row).toHaveAttribute('data-selected', '');
    }
  });

  await test.step('the category filter is answered without a request', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await parts.main.getByRole('link', { name: 'Partnerwerkstatt', exact: true }).click();
    await expect.poll(() => parts.rows.count()).toBeLessThan(all);
    expect(requests).toEqual([]);
    const partners = await parts.rows.count();
    expect(partners).toBeGreaterThan(0);
    await expect(page).toHaveURL(/[?&]kategorie=partner/);
    await expect.poll(() => counted(parts)).toBe(partners);
    await expect(parts.main.locator('[data-live]')).toHaveText(`${partners} Stationen`);
    await parts.main.getByRole('link', { name: words.showAll }).click();
    await expect(parts.rows).toHaveCount(all);
    await expect.poll(() => counted(parts)).toBe(all);
  });

  await test.step('a search lists the nearest first', async () => {
    await parts.main.getByRole('textbox').fill('44135');
    await parts.main.getByRole('button', { name: words.search, exact: true }).click();
    await expect(parts.rows).toHaveCount(10);
    await expect(parts.rows.first()).toContainText('Dortmund');
    await expect(parts.rows.first()).toContainText('km');
    await expect(parts.pressed).toHaveAttribute(
      'data-marker',
      await key(parts.rows.first(), 'station'),
    );
    await expect(page).toHaveURL(/[?&]ort=44135/);
    await parts.main.getByRole('link', { name: 'Weitere Stationen zeigen' }).click();
    await expect(parts.rows).toHaveCount(20);
    await parts.main.getByRole('textbox').fill('<b>Atlantis');
    await page.keyboard.press('Enter');
    await expect(parts.rows).toHaveCount(0);
    await expect(parts.main.getByRole('heading', { name: /<b>Atlantis/ })).toBeVisible();
    await expect(page).toHaveTitle(/Atlantis/);
  });
  expect(await page.evaluate(() => 'same' in window), 'no page was loaded').toBe(true);
});

test('all of it with the keyboard', async ({ page }) => {
  const parts = await open(page, german);
  const view = parts.main.getByRole('region', { name: 'Karte der Stationen' });
  const zoom = () => Number(new URL(page.url()).searchParams.get('karte')?.split('/')[0]);
  await view.focus();
  await page.keyboard.press('+');
  await expect.poll(zoom).toBeGreaterThan(5);
  const near = zoom();
  await page.keyboard.press('-');
  await expect.poll(zoom).toBeLessThan(near);
  const far = zoom();
  await page.keyboard.press('Tab');
  await expect(parts.main.locator('button:focus')).toHaveAttribute('aria-label', /.+/);
  const heard = parts.main.locator('[data-live]');
  await expect(heard).toHaveText(/^Kartenausschnitt: [1-9]\d* Station(en)?$/);
  const all = await heard.textContent();
  await parts.clusters.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(zoom).toBeGreaterThan(far);
  await expect(heard).not.toHaveText(all ?? '');
  await expect(heard).toHaveText(/^Kartenausschnitt: /);
  await expect(parts.main.locator('button:is([data-marker], [data-cluster]):focus')).toHaveCount(1);
  const [seen, title] = [page.url(), await page.title()];
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.url()).not.toBe(seen);
  await parts.pins.first().focus();
  await page.keyboard.press('Enter');
  await expect(parts.pressed).toHaveCount(1);
  await expect(heard).toHaveText(/ ausgewählt$/);
  await expect(page).toHaveURL(/[?&]station=/);
  await expect(page).not.toHaveTitle(title);
  await page.keyboard.press('Escape');
  await expect(parts.pressed).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await expect(page).not.toHaveURL(/[?&]station=/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap selects, and nothing is wider than the screen', async ({ page }) => {
    const parts = await open(page, german);
    const pin = await freePin(parts, 0);
    const marker = await key(pin, 'marker');
    await pin.tap({ position: { x: 14, y: 12 } });
    await expect(parts.selectedRow).toHaveAttribute('data-station', marker);
    await expect(page).toHaveTitle(`${marker.split(',')[0]} | Oilway`);
    await expect(parts.pressed).toHaveCount(1);
    const gap = await parts.map.evaluate((frame) => {
      const [map, legend] = [frame.querySelector('[data-leaflet]'), frame.querySelector('ul')];
      if (!map || !legend) throw new Error('The map has no legend');
      return legend.getBoundingClientRect().top - map.getBoundingClientRect().bottom;
    });
    expect(gap, 'no pin lies under the legend').toBeGreaterThanOrEqual(0);
    const section = await parts.main.locator('section[data-stations]').boundingBox();
    expect([section?.x, section?.width]).toEqual([0, 390]);
    const below = await parts.map.evaluate((frame) => {
      const around = frame.closest('section')?.getBoundingClientRect();
      return Math.round((around?.bottom ?? 0) - frame.getBoundingClientRect().bottom);
    });
    expect(below, 'it lies where its room is').toBe(0);
  });

  test('pins and buttons that get the focus by keyboard are seen below the header', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const parts = await open(page, german);
    const last = parts.main.getByRole('button', { name: 'Stationen in meiner Nähe' });
    for (const [key, from] of [
      ['Tab', parts.map.locator('[data-leaflet]')],
      ['Shift+Tab', last],
    ] as const) {
      // The upper part of the map lies under the header.
      await from.evaluate((element) => {
        const map = element.closest('[data-map-frame]') as HTMLElement;
        scrollTo({ top: scrollY + map.getBoundingClientRect().top + 60, behavior: 'instant' });
        (element as HTMLElement).focus({ preventScroll: true });
      });
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press(key);
        await expect.poll(() => focusUnderHeader(page)).toBe('');
      }
    }
  });

  test('the pins of the largest towns carry their names', async ({ page }) => {
    const parts = await open(page, pageOf('pl', 'locations').path);
    for (const town of ['Warszawa', 'Poznań', 'Gdańsk']) {
      const name = parts.main.locator('[data-town]').filter({ hasText: town });
      await expect(name).toBeVisible();
      const pin = parts.main.locator(`[data-cluster][aria-label*="${neighbour[town] ?? town}"]`);
      const [one, other] = [await name.boundingBox(), await pin.boundingBox()];
      expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0)), town).toBeLessThan(80);
      expect(Math.abs((one?.y ?? 0) - (other?.y ?? 0)), town).toBeLessThan(56);
    }
  });
});

/** What has the focus on the map and lies under the header, by its name. */
const focusUnderHeader = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const header = document.querySelector('header')?.getBoundingClientRect();
    if (!header || !activeElement?.closest('[data-map-frame]')) return '';
    const hidden = activeElement.getBoundingClientRect().top < header.bottom;
    return hidden ? (activeElement.getAttribute('aria-label') ?? activeElement.tagName) : '';
  });

/** The town a cluster is nearest to where it is not the one it is named after. */
const neighbour: Record<string, string> = { Gdańsk: 'Gdynia' };

// Where the map is narrowest some would, were it not moved for that.
for (const width of usually(320, [320, 390, 412, 768, 1440])) {
  test(`no station lies under the buttons of the map, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const language of languages) {
      const parts = await open(page, pageOf('de', 'locations').path);
      await expect(parts.pins.first()).toBeVisible();
      expect(await pinsUnderButtons(parts), language).toEqual([]);
    }
  });
}

test('the drawn map stays until somebody uses the page, or the address says what of it is seen', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const fetched = () => scripts.some((url) => url.includes('/LiveMap-'));
  const { main, map } = partsOf(page);
  await page.goto(german);
  await listening(page);
  await expect(map).toBeInViewport();
  expect(fetched()).toBe(false);
  await page.keyboard.press('Shift');
  await expect(map).toHaveAttribute('data-alive', '');
  expect(fetched()).toBe(true);
  await map.getByRole('button', { name: 'Karte vergrößern' }).click();
  await expect(page).toHaveURL(/[?&]karte=/);

  await page.goto(`${german}?ort=kiel&karte=11/48.14/11.58&x=%3Cb%3E`);
  await expect(map).toHaveAttribute('data-alive', '');
  await expect(main.getByRole('button', { name: /^München/ }).first()).toBeInViewport();
  await expect(main.getByRole('textbox')).toHaveValue('kiel');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filter, choice and parts are links', async ({ page }) => {
    await page.goto(pageOf('de', 'locations').path);
    const { main, rows, selectedRow } = partsOf(page);
    const row = rows.nth(3);
    const station = await key(row, 'station');
    await row.getByRole('link').first().click();
    await expect(selectedRow).toHaveCount(1);
    await expect(selectedRow).toHaveAttribute('data-station', station);
    const all = await rows.count();
    await main.locator('a[data-kind=partner]').click();
    await expect(main.locator('a[data-kind=partner]')).toHaveAttribute('aria-current', 'true');
    expect(await rows.count()).toBeLessThan(all);
    await main.getByRole('textbox').fill('44135');
    await main.getByRole('button', { name: words.search, exact: true }).click();
    await expect(rows.first()).toContainText('km');
    await expect(main.locator('a[data-kind=partner]')).toHaveAttribute('aria-current', 'true');
  });
});
