/** The lightbox by itself: the slideshow, and controls that step aside (behaviour sheet 1). */
import type { Page } from '@playwright/test';
import { stopClock } from '../support/awake.ts';
import { expect, test } from '../support/journey.ts';
import {
  currentPicture,
  dialogOf,
  expectShown,
  focusPictures,
  gallery,
  goToGallery,
  open,
} from '../support/lightbox.ts';

test('the slideshow goes on every three seconds, is held up by other things, and stops at the last picture', async ({
  page,
}) => {
  const dialog = dialogOf(page);
  const progress = dialog.locator('[data-part=progress]');
  const begin = dialog.getByRole('button', { name: 'Uruchom pokaz slajdów' });
  await page.clock.install();
  await goToGallery(page);
  await open(page, 2);
  await focusPictures(page);
  await stopClock(page);

  await test.step('every three seconds, with progress', async () => {
    await page.keyboard.press('p');
    await expect(dialog.getByRole('button', { name: 'Zatrzymaj pokaz slajdów' })).toBeVisible();
    await expect(dialog.getByRole('region')).toHaveAttribute('aria-live', 'off');
    for (const picture of [3, 4]) {
      await expect(progress).toBeVisible();
      await pass(page, 2900);
      await expectShown(page, picture - 1);
      await pass(page, 100);
      await expectShown(page, picture);
    }
  });

  await test.step('stopped at the last picture, with the controls in sight', async () => {
    await expect(begin).toHaveCSS('opacity', '1');
    await expect(dialog.getByRole('region')).toHaveAttribute('aria-live', 'polite');
    await expect(progress).toBeHidden();
    await pass(page, 10_000);
    await expectShown(page, 4);
  });

  await test.step('started there it begins with the first', async () => {
    await page.keyboard.press('p');
    await expect(progress).toBeVisible();
    await pass(page, 3000);
    await expectShown(page, 1);
  });

  await test.step('a hand on another control and a hidden tab hold it up', async () => {
    await expect(progress).toBeVisible();
    await dialog.getByRole('button', { name: gallery.close }).hover();
    await expect(progress).toBeHidden();
    await pass(page, 10_000);
    await expectShown(page, 1);
    await page.mouse.move(700, 400);
    await expect(progress).toBeVisible();
    await hide(page, true);
    await expect(progress).toBeHidden();
    await pass(page, 10_000);
    await expectShown(page, 1);
    await hide(page, false);
    await expect(progress).toBeVisible();
  });

  await test.step('a drag ends it', async () => {
    await page.mouse.down();
    await page.mouse.move(700, 430, { steps: 4 });
    await page.mouse.up();
    await expect(begin).toBeVisible();
    await pass(page, 10_000);
    await expectShown(page, 1);
  });
});

test('after three seconds without a hand the controls step aside, the caption stays', async ({
  page,
}) => {
  await page.clock.install();
  await goToGallery(page);
  await open(page, 1);
  await stopClock(page);
  const close = dialogOf(page).getByRole('button', { name: gallery.close });
  await page.mouse.move(700, 300);
  await pass(page, 2900);
  await expect(dialogOf(page)).not.toHaveAttribute('data-idle');
  await pass(page, 100);
  await expect(dialogOf(page)).toHaveAttribute('data-idle', '');
  await expect(close).toHaveCSS('opacity', '0');
  await expect(dialogOf(page).locator('[data-part=caption]')).toHaveCSS('opacity', '1');
  await page.mouse.move(710, 310);
  await expect(close).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await pass(page, 10_000);
  await expect(dialogOf(page)).not.toHaveAttribute('data-idle');
});

test('a picture is in sight however late the frames of a busy machine come', async ({ page }) => {
  await page.addInitScript(() => {
    const later = (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 1000);
    Object.assign(window, { requestAnimationFrame: later });
  });
  await goToGallery(page);
  await open(page, 1);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await expect(currentPicture(page)).toBeVisible();
});

/** Milliseconds; what the page draws because of them is drawn when this answers. */
async function pass(page: Page, time: number): Promise<void> {
  await page.clock.runFor(time);
  await page.evaluate(async () => {
    // React draws in a task of its own.
    for (let task = 0; task < 5; task += 1)
      await new Promise((heard) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = heard;
        port2.postMessage(undefined);
      });
  });
}

/** What a browser says when its tab goes out of sight and comes back. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
