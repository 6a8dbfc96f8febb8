/** Parts of the page with the map of all stations. */
import type { Locator, Page } from '@playwright/test';
import { interact } from './hydration.ts';
import { expect } from './journey.ts';

export interface Parts {
  main: Locator;
  map: Locator;
  rows: Locator;
  selectedRow: Locator;
  pins: Locator;
  clusters: Locator;
  pressed: Locator;
}

export function partsOf(page: Page): Parts {
  const main = page.getByRole('main');
  return {
    main,
    map: main.locator('[data-map-frame]'),
    rows: main.locator('li[data-station]'),
    selectedRow: main.locator('li[data-selected]'),
    pins: main.locator('button[data-marker]'),
    clusters: main.locator('button[data-cluster]'),
    pressed: main.locator('button[data-marker][aria-pressed=true]'),
  };
}

export async function open(page: Page, path: string): Promise<Parts> {
  await page.goto(path);
  const parts = partsOf(page);
  await activateMap(page, parts.map);
  return parts;
}

/** Loads the interactive map. */
export async function activateMap(page: Page, map: Locator): Promise<void> {
  await waitForStations(page);
  await showMap(page);
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-ready', '');
}

/** Shows the map; on a phone it replaces the list. */
export async function showMap(page: Page): Promise<void> {
  const button = page.locator('[data-show=map]');
  if (await button.isVisible()) await button.click();
}

/** Interacts, and waits for hydration, which renders the opening states. */
export async function waitForStations(page: Page): Promise<void> {
  await interact(page);
  await expect(page.locator('[data-hours][data-open]').first()).toBeAttached();
}

/** Returns the labels of the pins covered by the map's controls. */
export function pinsUnderButtons({ map }: Parts): Promise<(string | null)[]> {
  return map.evaluate((frame) => {
    const bar = frame.querySelector('[data-controls]')?.getBoundingClientRect();
    if (!bar) throw new Error('The map has no buttons');
    return [...frame.querySelectorAll('[data-marker]')]
      .filter((pin) => {
        const box = pin.getBoundingClientRect();
        const beside = box.right <= bar.left || box.left >= bar.right;
        return !beside && box.bottom > bar.top && box.top < bar.bottom;
      })
      .map((pin) => pin.ariaLabel);
  });
}

export const dataKey = async (locator: Locator, name: 'station' | 'marker') =>
  (await locator.getAttribute(`data-${name}`)) ?? '';

/** Returns the number of stations on the map, including those in clusters. */
export async function markerCount({ clusters, pins }: Parts): Promise<number> {
  const counts = await clusters.evaluateAll((all) =>
    all.map((one) => Number((one as HTMLElement).dataset.cluster)),
  );
  return (await pins.count()) + counts.reduce((sum, count) => sum + count, 0);
}

/** Returns a pin that is not selected and not covered, once the pins are placed. */
export async function unobstructedPin({ pins }: Parts, index: number): Promise<Locator> {
  let all: string[] = [];
  const found = async () => {
    all = await pins.evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, top, width } = button.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + 12);
          return button.getAttribute('aria-pressed') === 'false' && button.contains(hit);
        })
        .map((button) => (button as HTMLElement).dataset.marker ?? ''),
    );
    return all.length;
  };
  await expect.poll(found).toBeGreaterThan(index);
  return pins.and(pins.page().locator(`[data-marker="${all[index]}"]`));
}
