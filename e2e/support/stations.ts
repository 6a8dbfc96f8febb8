/** The parts of the page with the map of all stations, as its journeys use them. */
import type { Locator, Page } from '@playwright/test';
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
  await comeAlive(page, parts.map);
  return parts;
}

/** The map that moves comes for whoever uses the page. */
export async function comeAlive(page: Page, map: Locator): Promise<void> {
  await listening(page);
  await showMap(page);
  await map.scrollIntoViewIfNeeded();
  // Twice: a move to where the pointer rests already is none.
  await page.mouse.move(2, 2);
  await page.mouse.move(2, 3);
  await expect(map).toHaveAttribute('data-alive', '');
}

/** On a phone it has the place of the list when that is asked for. */
export async function showMap(page: Page): Promise<void> {
  const button = page.locator('[data-show=map]');
  if (await button.isVisible()) await button.click();
}

/** React has taken the page over as soon as it says which stations are open. */
export async function listening(page: Page): Promise<void> {
  await expect(page.locator('[data-hours][data-open]').first()).toBeAttached();
}

/** The pins that lie under the buttons of the map, by their names. */
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

export const key = async (locator: Locator, name: 'station' | 'marker') =>
  (await locator.getAttribute(`data-${name}`)) ?? '';

/** How many markers the pins on the map stand for. */
export async function counted({ clusters, pins }: Parts): Promise<number> {
  const counts = await clusters.evaluateAll((all) =>
    all.map((one) => Number((one as HTMLElement).dataset.cluster)),
  );
  return (await pins.count()) + counts.reduce((sum, count) => sum + count, 0);
}

/** A pin that nothing lies upon, as soon as the pins have their places. */
export async function freePin({ pins }: Parts, index: number): Promise<Locator> {
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
