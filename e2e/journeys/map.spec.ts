/** The map of all stations: selection shared by pins and list, by mouse, keyboard, touch and without scripts. */

import type { Page } from '@playwright/test';
import { sampleOrAll } from '../support/full.ts';
import { expect, test } from '../support/journey.ts';
import { languages, pageOf, words } from '../support/pages.ts';
import {
  dataKey,
  markerCount,
  open,
  partsOf,
  pinsUnderButtons,
  unobstructedPin,
  waitForStations,
} from '../support/stations.ts';

const german = pageOf('de', 'locations').path;

test('a click on a pin selects only its station on map and list', async ({ page }) => {
  const parts = await open(page, pageOf('de', 'locations').path);
  for (const index of [0, 1]) {
    const pin = await unobstructedPin(parts, index);
    const marker = await dataKey(pin, 'marker');
    await pin.click({ position: { x: 14, y: 12 } });
    await expect(parts.pressed).toHaveCount(1);
    await expect(parts.pressed).toHaveAttribute('data-marker', marker);
    await expect(parts.selectedRow).toHaveCount(1);
    await expect(parts.selectedRow).toHaveAttribute('data-station', marker);
    await expect(parts.selectedRow).toBeInViewport();
    await expect(parts.selectedRow.locator('[aria-current=true]')).toHaveCount(1);
  }
  const chosen = await dataKey(parts.selectedRow, 'station');
  await page.reload();
  await expect(parts.selectedRow).toHaveAttribute('data-station', chosen);
  await waitForStations(page);
  await page.keyboard.press('Tab');
  await expect(parts.pressed).toHaveAttribute('data-marker', chosen);
  await parts.pressed.focus();
  await page.keyboard.press('Escape');
  await expect(parts.pressed).toHaveCount(0);
  await expect(parts.selectedRow).toHaveCount(0);
});

test('selects a pin by its row, filters in the browser and sorts search results by distance', async ({
  page,
}) => {
  const parts = await open(page, german);
  const all = await parts.rows.count();
  await page.evaluate(() => Object.assign(window, { same: true }));

  await test.step('selects a pin by its row and scrolls it into view', async () => {
    for (const title of ['Kiel', 'Freiburg']) {
      const row = parts.rows.filter({ hasText: title }).first();
      await row.getByRole('link').first().click();
      await expect(parts.pressed).toHaveAttribute('data-marker', await dataKey(row, 'station'));
      await expect(parts.pressed).toHaveCount(1);
      await expect(parts.pressed).toBeInViewport();
      await expect(row).toHaveAttribute('data-selected', '');
    }
  });

  await test.step('filters by category without a request', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await parts.main.getByRole('link', { name: 'Partnerwerkstatt', exact: true }).click();
    await expect.poll(() => parts.rows.count()).toBeLessThan(all);
    expect(requests).toEqual([]);
    const partners = await parts.rows.count();
    expect(partners).toBeGreaterThan(0);
    await expect(page).toHaveURL(/[?&]kategorie=partner/);
    await expect.poll(() => markerCount(parts)).toBe(partners);
    await expect(parts.main.locator('[data-live]')).toHaveText(`${partners} Stationen`);
    await parts.main.getByRole('link', { name: words.showAll }).click();
    await expect(parts.rows).toHaveCount(all);
    await expect.poll(() => markerCount(parts)).toBe(all);
  });

  await test.step('sorts search results by distance', async () => {
    await parts.main.getByRole('textbox').fill('44135');
    await parts.main.getByRole('button', { name: words.search, exact: true }).click();
    await expect(parts.rows).toHaveCount(10);
    await expect(parts.rows.first()).toContainText('Dortmund');
    await expect(parts.rows.first()).toContainText('km');
    await expect(parts.pressed).toHaveAttribute(
      'data-marker',
      await dataKey(parts.rows.first(), 'station'),
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

test('zooms, pans, opens clusters and selects a pin by keyboard', async ({ page }) => {
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
  const liveRegion = parts.main.locator('[data-live]');
  await expect(liveRegion).toHaveText(/^Kartenausschnitt: [1-9]\d* Station(en)?$/);
  const all = await liveRegion.textContent();
  await parts.clusters.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(zoom).toBeGreaterThan(far);
  await expect(liveRegion).not.toHaveText(all ?? '');
  await expect(liveRegion).toHaveText(/^Kartenausschnitt: /);
  await expect(parts.main.locator('button:is([data-marker], [data-cluster]):focus')).toHaveCount(1);
  const [seen, title] = [page.url(), await page.title()];
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.url()).not.toBe(seen);
  await parts.pins.first().focus();
  await page.keyboard.press('Enter');
  await expect(parts.pressed).toHaveCount(1);
  await expect(liveRegion).toHaveText(/ ausgewählt$/);
  await expect(page).toHaveURL(/[?&]station=/);
  await expect(page).not.toHaveTitle(title);
  await page.keyboard.press('Escape');
  await expect(parts.pressed).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await expect(page).not.toHaveURL(/[?&]station=/);

  await test.step('shows the selected pin although the map is being zoomed', async () => {
    const row = parts.rows.filter({ hasText: 'Kiel' }).first();
    const link = await row.getByRole('link').first().elementHandle();
    await parts.main.getByRole('button', { name: 'Karte vergrößern' }).evaluate(
      (zoomIn: HTMLElement, link) =>
        new Promise<void>((resolve) => {
          const zooming = new MutationObserver(() => {
            if (!document.querySelector('.leaflet-zoom-anim')) return;
            zooming.disconnect();
            (link as HTMLElement).click();
            resolve();
          });
          zooming.observe(document.body, { attributeFilter: ['class'], subtree: true });
          zoomIn.click();
        }),
      link,
    );
    await expect(parts.pressed).toHaveAttribute('data-marker', await dataKey(row, 'station'));
    await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
    await expect(parts.pressed).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('selects a pin on tap and does not overflow', async ({ page }) => {
    const parts = await open(page, german);
    const pin = await unobstructedPin(parts, 0);
    const marker = await dataKey(pin, 'marker');
    await pin.tap({ position: { x: 14, y: 12 } });
    await expect(parts.selectedRow).toHaveAttribute('data-station', marker);
    await expect(page).toHaveTitle(`${marker.split(',')[0]} | Oilway`);
    await expect(parts.pressed).toHaveCount(1);
    const gap = await parts.map.evaluate((frame) => {
      const [map, legend] = [frame.querySelector('[data-leaflet]'), frame.querySelector('ul')];
      if (!map || !legend) throw new Error('The map has no legend');
      return legend.getBoundingClientRect().top - map.getBoundingClientRect().bottom;
    });
    expect(gap, 'no pin is below the legend').toBeGreaterThanOrEqual(0);
    const section = await parts.main.locator('section[data-stations]').boundingBox();
    expect([section?.x, section?.width]).toEqual([0, 390]);
    const below = await parts.map.evaluate((frame) => {
      const around = frame.closest('section')?.getBoundingClientRect();
      return Math.round((around?.bottom ?? 0) - frame.getBoundingClientRect().bottom);
    });
    expect(below, 'no gap below the map').toBe(0);
  });

  test('scrolls focused pins and buttons below the header', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const parts = await open(page, german);
    const last = parts.main.getByRole('button', { name: 'Stationen in meiner Nähe' });
    for (const [key, from] of [
      ['Tab', parts.map.locator('[data-leaflet]')],
      ['Shift+Tab', last],
    ] as const) {
      // The header covers the upper part of the map.
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

  test('labels the pins of the largest towns', async ({ page }) => {
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

/** Returns the label of the focused map element if the header covers it. */
const focusUnderHeader = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const header = document.querySelector('header')?.getBoundingClientRect();
    if (!header || !activeElement?.closest('[data-map-frame]')) return '';
    const hidden = activeElement.getBoundingClientRect().top < header.bottom;
    return hidden ? (activeElement.getAttribute('aria-label') ?? activeElement.tagName) : '';
  });

/** Clusters that are labelled with another town. */
const neighbour: Record<string, string> = { Gdańsk: 'Gdynia' };

// On narrow maps the view is shifted so that the controls cover no pin.
for (const width of sampleOrAll(320, [320, 390, 412, 768, 1440])) {
  test(`covers no pin with the map controls, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const language of languages) {
      const parts = await open(page, pageOf('de', 'locations').path);
      await expect(parts.pins.first()).toBeVisible();
      expect(await pinsUnderButtons(parts), language).toEqual([]);
    }
  });
}

test('loads the live map on the first interaction or when the URL names a map view', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const fetched = () => scripts.some((url) => url.includes('/InteractiveMap-'));
  const { main, map } = partsOf(page);
  await page.goto(german);
  await expect(map).toBeInViewport();
  expect(fetched()).toBe(false);
  await page.keyboard.press('Shift');
  await expect(map).toHaveAttribute('data-ready', '');
  expect(fetched()).toBe(true);
  await map.getByRole('button', { name: 'Karte vergrößern' }).click();
  await expect(page).toHaveURL(/[?&]karte=/);

  await page.goto(`${german}?ort=kiel&karte=11/48.14/11.58&x=%3Cb%3E`);
  await expect(map).toHaveAttribute('data-ready', '');
  await expect(main.getByRole('button', { name: /^München/ }).first()).toBeInViewport();
  await expect(main.getByRole('textbox')).toHaveValue('kiel');
});

test.describe('no JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filter, selection and search results are links', async ({ page }) => {
    await page.goto(pageOf('de', 'locations').path);
    const { main, rows, selectedRow } = partsOf(page);
    const row = rows.nth(3);
    const station = await dataKey(row, 'station');
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
