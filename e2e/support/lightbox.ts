import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from './hydration.ts';
import { pageOf } from './pages.ts';

/** The page with a gallery of four images, and its labels. */
export const gallery = {
  path: pageOf('pl', 'about').path,
  group: 'galeria2',
  count: 4,
  labelPattern: /^Obraz (\d) z\s4: /,
  close: 'Zamknij',
  next: 'Następny obraz',
  previous: 'Poprzedni obraz',
} as const;

export const dialogOf = (page: Page) => page.locator('dialog[data-tone="graphite"]');

/** Returns the link of an image; numbers start at 1. */
export const linkOf = (page: Page, number: number) => page.locator(`#${gallery.group}-${number}`);

export async function goToGallery(page: Page, hash = ''): Promise<void> {
  await page.goto(gallery.path + hash);
  await waitForHydration(page);
}

/** Opens an image with the mouse and waits until it is shown. */
export async function open(page: Page, number: number): Promise<void> {
  await linkOf(page, number).click();
  await expectShown(page, number);
}

/** Expects that the lightbox is open without animation, and shows this image, with its label and URL. */
export async function expectShown(page: Page, number: number): Promise<void> {
  await expect(dialogOf(page).locator('.yarl__portal_open')).toHaveCSS('opacity', '1');
  const { group, labelPattern } = gallery;
  await expect
    .poll(
      async () => labelPattern.exec((await dialogOf(page).getAttribute('aria-label')) ?? '')?.[1],
    )
    .toBe(String(number));
  await expect(page).toHaveURL(new RegExp(`#${group}-${number}$`));
  await expect(currentImage(page)).toBeVisible();
}

export async function expectClosed(page: Page): Promise<void> {
  await expect(dialogOf(page)).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
}

/** Returns the visible image: while a larger version loads, it is hidden in front of the visible one. */
export function currentImage(page: Page): Locator {
  return dialogOf(page).locator('.yarl__slide_current img').last();
}

/** Returns the current image while it is zoomed. */
export const enlarged = (page: Page) =>
  dialogOf(page).locator('.yarl__slide_current .yarl__slide_wrapper_interactive');

/** Moves the focus to the slides, away from the controls. */
export async function focusSlides(page: Page): Promise<void> {
  await dialogOf(page)
    .locator('.yarl__container')
    .evaluate((element: HTMLElement) => element.focus());
}

declare global {
  interface Window {
    durations: Set<unknown>;
  }
}

/** Returns the durations in milliseconds of all animations in the lightbox during an action. */
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
