/** The slideshow of the lightbox and its idle controls (behaviour sheet 1). */
import type { Page } from '@playwright/test';
import { pauseClock } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';
import {
  currentImage,
  dialogOf,
  expectShown,
  focusSlides,
  gallery,
  goToGallery,
  open,
} from '../support/lightbox.ts';

test('the slideshow advances every 3 s, pauses on hover and hidden tab, and stops at the last image', async ({
  page,
}) => {
  const dialog = dialogOf(page);
  const progress = dialog.locator('[data-part=progress]');
  const begin = dialog.getByRole('button', { name: 'Uruchom pokaz slajdów' });
  await page.clock.install();
  await goToGallery(page);
  await open(page, 2);
  await focusSlides(page);
  await pauseClock(page);

  await test.step('advances every 3 s with a progress bar', async () => {
    await page.keyboard.press('p');
    await expect(dialog.getByRole('button', { name: 'Zatrzymaj pokaz slajdów' })).toBeVisible();
    await expect(dialog.getByRole('region')).toHaveAttribute('aria-live', 'off');
    for (const slideNumber of [3, 4]) {
      await expect(progress).toBeVisible();
      await advanceClock(page, 2900);
      await expectShown(page, slideNumber - 1);
      await advanceClock(page, 100);
      await expectShown(page, slideNumber);
    }
  });

  await test.step('stops at the last image and shows the controls', async () => {
    await expect(begin).toHaveCSS('opacity', '1');
    await expect(dialog.getByRole('region')).toHaveAttribute('aria-live', 'polite');
    await expect(progress).toBeHidden();
    await advanceClock(page, 10_000);
    await expectShown(page, 4);
  });

  await test.step('restarts with the first image', async () => {
    await page.keyboard.press('p');
    await expect(progress).toBeVisible();
    await advanceClock(page, 3000);
    await expectShown(page, 1);
  });

  await test.step('pauses while another control is hovered or the tab is hidden', async () => {
    await expect(progress).toBeVisible();
    await dialog.getByRole('button', { name: gallery.close }).hover();
    await expect(progress).toBeHidden();
    await advanceClock(page, 10_000);
    await expectShown(page, 1);
    await page.mouse.move(700, 400);
    await expect(progress).toBeVisible();
    await setDocumentHidden(page, true);
    await expect(progress).toBeHidden();
    await advanceClock(page, 10_000);
    await expectShown(page, 1);
    await setDocumentHidden(page, false);
    await expect(progress).toBeVisible();
  });

  await test.step('stops on a drag', async () => {
    await page.mouse.down();
    await page.mouse.move(700, 430, { steps: 4 });
    await page.mouse.up();
    await expect(begin).toBeVisible();
    await advanceClock(page, 10_000);
    await expectShown(page, 1);
  });
});

test('hides the controls after 3 s without input and keeps the caption', async ({ page }) => {
  await page.clock.install();
  await goToGallery(page);
  await open(page, 1);
  await pauseClock(page);
  const close = dialogOf(page).getByRole('button', { name: gallery.close });
  await page.mouse.move(700, 300);
  await advanceClock(page, 2900);
  await expect(dialogOf(page)).not.toHaveAttribute('data-idle');
  await advanceClock(page, 100);
  await expect(dialogOf(page)).toHaveAttribute('data-idle', '');
  await expect(close).toHaveCSS('opacity', '0');
  await expect(dialogOf(page).locator('[data-part=caption]')).toHaveCSS('opacity', '1');
  await page.mouse.move(710, 310);
  await expect(close).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await advanceClock(page, 10_000);
  await expect(dialogOf(page)).not.toHaveAttribute('data-idle');
});

test('shows an image when animation frames are late', async ({ page }) => {
  await page.addInitScript(() => {
    const later = (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 1000);
    Object.assign(window, { requestAnimationFrame: later });
  });
  await goToGallery(page);
  await open(page, 1);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await expect(currentImage(page)).toBeVisible();
});

/** Advances the clock by milliseconds and waits until React has rendered. */
async function advanceClock(page: Page, time: number): Promise<void> {
  await page.clock.runFor(time);
  await page.evaluate(async () => {
    // React renders in separate tasks.
    for (let task = 0; task < 5; task += 1)
      await new Promise((heard) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = heard;
        port2.postMessage(undefined);
      });
  });
}

/** Hides or shows the document, as switching tabs does. */
async function setDocumentHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
