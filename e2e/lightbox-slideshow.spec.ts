/** The lightbox by itself: the slideshow, and controls that step aside (behaviour sheet 1). */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { dialogOf, expectShown, focusPictures, goToGallery, open } from './lightbox.ts';

test('the slideshow goes on every three seconds and stops at the last picture', async ({
  page,
}) => {
  await goToGallery(page, 'pl');
  await open(page, 'pl', 2);
  await focusPictures(page);
  await watchShown(page);
  await page.keyboard.press('p');
  const pause = dialogOf(page).getByRole('button', { name: 'Zatrzymaj pokaz slajdów' });
  await expect(pause).toBeVisible();
  await expect(dialogOf(page).locator('[data-part=progress]')).toBeVisible();
  await expect(dialogOf(page).getByRole('region')).toHaveAttribute('aria-live', 'off');
  await expectShown(page, 'pl', 4);
  await expect(dialogOf(page).getByRole('button', { name: 'Uruchom pokaz slajdów' })).toHaveCSS(
    'opacity',
    '1',
  );
  await expect(dialogOf(page).getByRole('region')).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('p');
  await expectShown(page, 'pl', 1);
  const shown = await shownSince(page);
  expect(shown.map(({ picture }) => picture)).toEqual(['3', '4', '1']);
  const [third, fourth] = shown.map(({ at }) => at);
  const [begun = 0] = await page.evaluate(() => window.presses);
  for (const spent of [(third ?? 0) - begun, (fourth ?? 0) - (third ?? 0)]) {
    // The three seconds begin with the picture, its name is written a moment sooner or later.
    expect(spent).toBeGreaterThan(2700);
    expect(spent).toBeLessThan(10_000);
  }
});

test('a hand on another control, a drag and a hidden tab hold the slideshow up', async ({
  page,
}) => {
  await goToGallery(page, 'pl');
  await open(page, 'pl', 1);
  await focusPictures(page);
  await page.keyboard.press('p');
  const progress = dialogOf(page).locator('[data-part=progress]');
  await expect(progress).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Zamknij' }).hover();
  await expect(progress).toBeHidden();
  await page.mouse.move(700, 400);
  await expect(progress).toBeVisible();
  await hide(page, true);
  await expect(progress).toBeHidden();
  await hide(page, false);
  await expect(progress).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(700, 430, { steps: 4 });
  await page.mouse.up();
  await expect(dialogOf(page).getByRole('button', { name: 'Uruchom pokaz slajdów' })).toBeVisible();
});

test('a picture by itself has no slideshow, no small pictures, no arrows', async ({ page }) => {
  await page.goto('/pl/o-nas');
  const single = page.locator('a[data-lightbox^=obraz]').first();
  await single.click();
  await expect(dialogOf(page)).toHaveAttribute('data-state', 'open');
  await expect(page).toHaveURL(/#obraz\d+$/);
  await expect(
    dialogOf(page).getByRole('button', { name: /pokaz|Miniatury|Następny|Poprzedni/ }),
  ).toHaveCount(0);
});

test('after three seconds without a hand the controls step aside, the caption stays', async ({
  page,
}) => {
  await goToGallery(page, 'de');
  await open(page, 'de', 1);
  const close = dialogOf(page).getByRole('button', { name: 'Schließen' });
  await dialogOf(page).evaluate((dialog: HTMLElement) => {
    window.idleAfter = new Promise((resolve) => {
      let moved = 0;
      dialog.addEventListener('pointermove', ({ timeStamp }) => {
        moved = timeStamp;
      });
      new MutationObserver(() => {
        if (moved && dialog.dataset.idle !== undefined) resolve(performance.now() - moved);
      }).observe(dialog, { attributeFilter: ['data-idle'] });
    });
  });
  await page.mouse.move(700, 300);
  const spent = await page.evaluate(() => window.idleAfter);
  // Counted by a tick of a second.
  expect(spent).toBeGreaterThan(1900);
  expect(spent).toBeLessThan(7000);
  await expect(close).toHaveCSS('opacity', '0');
  await expect(dialogOf(page).locator('[data-part=caption]')).toHaveCSS('opacity', '1');
  await page.mouse.move(710, 310);
  await expect(close).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await page.waitForTimeout(4500);
  await expect(close).toHaveCSS('opacity', '1');
});

declare global {
  interface Window {
    shown: { picture: string; at: number }[];
    presses: number[];
    idleAfter: Promise<number>;
  }
}

/** Keeps a list, in the page's own time, of the pictures that come from now on, and of the keys. */
async function watchShown(page: Page): Promise<void> {
  await dialogOf(page).evaluate((dialog) => {
    window.shown = [];
    window.presses = [];
    dialog.addEventListener('keydown', ({ timeStamp }) => window.presses.push(timeStamp), true);
    new MutationObserver(() => {
      const picture = /^Obraz (\d)/.exec(dialog.ariaLabel ?? '')?.[1] ?? '';
      if (picture && picture !== window.shown.at(-1)?.picture)
        window.shown.push({ picture, at: performance.now() });
    }).observe(dialog, { attributeFilter: ['aria-label'] });
  });
}

const shownSince = (page: Page) => page.evaluate(() => window.shown);

/** What a browser says when its tab goes out of sight and comes back. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
