import { expect, type Locator, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { pageOf } from './pages.ts';

/** The page with a gallery of four pictures, and how these are named. */
export const gallery = {
  path: pageOf('pl', 'about').path,
  group: 'galeria2',
  count: 4,
  picture: /^Obraz (\d) z\s4: /,
  close: 'Zamknij',
  next: 'Następny obraz',
  previous: 'Poprzedni obraz',
} as const;

export const dialogOf = (page: Page) => page.locator('dialog[data-tone="graphite"]');

/** The link of a picture, counted from 1. */
export const linkOf = (page: Page, number: number) => page.locator(`#${gallery.group}-${number}`);

export async function goToGallery(page: Page, hash = ''): Promise<void> {
  await page.goto(gallery.path + hash);
  await awake(page);
}

/** Opens a picture with the mouse and waits until it has arrived. */
export async function open(page: Page, number: number): Promise<void> {
  await linkOf(page, number).click();
  await expectShown(page, number);
}

/** The lightbox is open and at rest, and this picture is the one it shows, names and has in its address. */
export async function expectShown(page: Page, number: number): Promise<void> {
  await expect(dialogOf(page).locator('.yarl__portal_open')).toHaveCSS('opacity', '1');
  const { group, picture } = gallery;
  await expect
    .poll(async () => picture.exec((await dialogOf(page).getAttribute('aria-label')) ?? '')?.[1])
    .toBe(String(number));
  await expect(page).toHaveURL(new RegExp(`#${group}-${number}$`));
  await expect(currentPicture(page)).toBeVisible();
}

export async function expectClosed(page: Page): Promise<void> {
  await expect(dialogOf(page)).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
}

/** While a larger version is on its way, it stands unseen before the one shown. */
export function currentPicture(page: Page): Locator {
  return dialogOf(page).locator('.yarl__slide_current img').last();
}

/** The picture shown, while it is enlarged. */
export const enlarged = (page: Page) =>
  dialogOf(page).locator('.yarl__slide_current .yarl__slide_wrapper_interactive');

/** The focus is on the pictures, not on a control. */
export async function focusPictures(page: Page): Promise<void> {
  await dialogOf(page)
    .locator('.yarl__container')
    .evaluate((element: HTMLElement) => element.focus());
}

declare global {
  interface Window {
    durations: Set<unknown>;
  }
}

/** How long, in milliseconds, each animation is to take that runs in the lightbox while something is done. */
export async function durationsWhile(page: Page, act: () => Promise<void>): Promise<unknown[]> {
  await page.evaluate(() => {
    const seen = new Set<unknown>();
    window.durations = seen;
    const look = () => {
      if (window.durations !== seen) return;
      const dialog = document.querySelector('dialog[data-tone="graphite"]');
      for (const { effect } of dialog?.getAnimations({ subtree: true }) ?? [])
        seen.add(effect?.getComputedTiming().duration);
      requestAnimationFrame(look);
    };
    look();
  });
  await act();
  return page.evaluate(() => {
    const seen = [...window.durations];
    window.durations = new Set();
    return seen;
  });
}
