/** Input methods of the lightbox: touch, mouse, wheel, full screen, failed images, reduced motion, small screens. */
import type { Page } from '@playwright/test';
import { expectAccessible, waitForAnimations } from '../support/axe.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';
import {
  currentImage,
  dialogOf,
  enlarged,
  expectClosed,
  expectShown,
  gallery,
  goToGallery,
  linkOf,
  open,
} from '../support/lightbox.ts';
import { runningAnimations } from '../support/transitions.ts';

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('handles taps, swipes and pulls', async ({ page }) => {
    const close = dialogOf(page).getByRole('button', { name: 'Zamknij' });
    await goToGallery(page);
    await open(page, 1);

    const finger = await createFinger(page);

    await test.step('toggles the controls on tap and the zoom on double tap', async () => {
      const at = await middle(page);
      await tap(finger, at);
      await expect(close).toHaveCSS('opacity', '0');
      await tap(finger, at);
      await expect(close).toHaveCSS('opacity', '1');
      for (const zoomed of [true, false]) {
        await tap(finger, at);
        await tap(finger, { x: at.x + 5, y: at.y + 5 }, 100);
        await expect(enlarged(page)).toHaveCount(zoomed ? 1 : 0);
      }
      await waitForAnimations(page);
    });

    await test.step('springs back when dragged past the first image', async () => {
      await swipe(page, finger, 200, 0, 300);
      expect(await isDisplaced(page)).toBe(false);
      await expectShown(page, 1);
    });

    // If a swipe that must stay moved on, the next one would end at another image.
    for (const [distance, duration, arrives] of [
      [45, 100, 1],
      [55, 100, 2],
      [45, 400, 2],
      [55, 400, 3],
    ] as const) {
      await test.step(`a swipe of ${distance} px in ${duration} ms ends at image ${arrives}`, async () => {
        await swipe(page, finger, -distance, 0, duration);
        await expectShown(page, arrives);
      });
    }

    await test.step('scrolls overflowing thumbnails', async () => {
      const small = dialogOf(page)
        .getByRole('navigation', { name: 'Miniatury' })
        .getByRole('button');
      await dialogOf(page).getByRole('button', { name: 'Pokaż miniatury' }).click();
      await expect(small.nth(2)).toBeInViewport({ ratio: 1 });
      for (const end of [small.first(), small.last()]) {
        await end.scrollIntoViewIfNeeded();
        await expect(end).toBeInViewport({ ratio: 1 });
      }
      await dialogOf(page).getByRole('button', { name: 'Ukryj miniatury' }).click();
    });

    await test.step('closes after a pull of 60 px and stays open after 50 px', async () => {
      await swipe(page, finger, 0, 50, 300);
      // A pull that closes would leave the slide displaced.
      expect(await isDisplaced(page)).toBe(false);
      await expectShown(page, 3);
      await swipe(page, finger, 0, 60, 300);
      await expectClosed(page);
    });
  });
});

test('handles clicks, the wheel and full screen', async ({ page }) => {
  await goToGallery(page);
  await open(page, 1);
  const { x, y } = await middle(page);

  await test.step('zooms to full size and back on click', async () => {
    const widthOf = () => currentImage(page).evaluate((img) => img.getBoundingClientRect().width);
    const whole = await widthOf();
    await page.mouse.click(x, y);
    await expect(enlarged(page)).toHaveCount(1);
    await expect.poll(widthOf).toBeGreaterThan(whole * 1.3);
    await page.mouse.click(x, y);
    await expect(enlarged(page)).toHaveCount(0);
    await expect.poll(widthOf).toBeCloseTo(whole, 0);
    await waitForAnimations(page);
  });

  await test.step('moves one image per wheel gesture', async () => {
    await page.mouse.move(x, y);
    // Synthetic events: a busy machine would delay two real wheel events.
    await page.evaluate(
      (at) => {
        const target = document.elementFromPoint(at.x, at.y);
        for (const deltaY of [100, 100])
          target?.dispatchEvent(
            new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }),
          );
      },
      { x, y },
    );
    // The fade-in lasts longer than the wheel is ignored.
    await waitForAnimations(page);
    await expectShown(page, 2);
    await page.mouse.wheel(0, -100);
    await expectShown(page, 1);
  });

  await test.step('Escape leaves full screen before it closes the lightbox', async () => {
    await dialogOf(page).getByRole('button', { name: 'Pełny ekran', exact: true }).click();
    const leave = dialogOf(page).getByRole('button', { name: 'Zakończ pełny ekran' });
    await expect(leave).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leave).toBeHidden();
    await expectShown(page, 1);
  });

  await test.step('closes on a click beside the image', async () => {
    await page.mouse.click(100, 200);
    await expectClosed(page);
  });
});

test.describe('failed images', () => {
  test.use({
    allowedErrors:
      /^(failed: \S+\/media\/\S+ net::ERR_FAILED|console error: Failed to load resource: net::ERR_FAILED \(\S+\/media\/\S+\))$/,
  });

  test('shows an error, and no full-screen button without the Fullscreen API', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'fullscreenEnabled', { value: false }),
    );
    await page.route('**/media/**', (route) => route.abort('failed'));
    await goToGallery(page);
    await linkOf(page, 1).click();
    await expect(dialogOf(page).locator('.yarl__slide_current').getByRole('alert')).toHaveText(
      'Nie można wczytać treści. Prosimy spróbować później.',
    );
    await expect(dialogOf(page).getByRole('button', { name: gallery.close })).toBeVisible();
    await expect(dialogOf(page).getByRole('button', { name: /ekran/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });
});

test('does not shift the page when its scrollbar disappears', async ({
  page,
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM_SHELL || '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  // Smooth scrolling would count as a layout shift.
  const visible = await browser.newPage({
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
  });
  await visible.goto(baseURL + gallery.path);
  await waitForHydration(visible);
  const link = linkOf(visible, 1);
  await link.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const before = await link.boundingBox();
  expect(await visible.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15);
  await link.click();
  await expect(dialogOf(visible).locator('.yarl__portal_open')).toHaveCSS('opacity', '1');
  expect(await visible.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await link.boundingBox()).toEqual(before);
  await visible.keyboard.press('Escape');
  await expect(dialogOf(visible)).toHaveCount(0);
  expect(await link.boundingBox()).toEqual(before);
  await browser.close();
});

test('does not animate with reduced motion and passes axe at 1440 px, 390 px and 200 % zoom', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goToGallery(page);
  await linkOf(page, 2).click();
  await expectShown(page, 2);
  expect(await runningAnimations(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  expect(await runningAnimations(page)).toEqual([]);
  await expectShown(page, 1);

  await page.keyboard.press('g');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page);
    for (const button of await dialogOf(page).locator('.yarl__button:visible').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    const box = await currentImage(page).boundingBox();
    expect(box?.height, `${width} × ${height}`).toBeGreaterThan(80);
  }
});

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await currentImage(page).boundingBox();
  if (!box) throw new Error('no image is shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns whether the slides are displaced after all animations. */
async function isDisplaced(page: Page): Promise<boolean> {
  await waitForAnimations(page);
  return dialogOf(page)
    .locator('.yarl__carousel')
    .evaluate((carousel) => !new DOMMatrix(getComputedStyle(carousel).transform).isIdentity);
}

/** Dispatches a touch event. @param delay milliseconds since the previous one, which decide about double taps. */
type Finger = (
  delay: number,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: Place,
) => Promise<unknown>;

interface Place {
  x: number;
  y: number;
}

/**
 * Returns a function for touch events with synthetic timestamps, independent of the machine's speed. Not for buttons: the browser creates no
 * click from a touch with a timestamp in the future.
 */
async function createFinger(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  let now = Date.now();
  return (delay, type, at) => {
    now += delay;
    const touchPoints = at ? [at] : [];
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now / 1000 });
  };
}

async function tap(finger: Finger, at: Place, delay = 600): Promise<void> {
  await finger(delay, 'touchStart', at);
  await finger(20, 'touchEnd');
}

/** Swipes from the centre of the image and waits for all animations. */
async function swipe(
  page: Page,
  finger: Finger,
  dx: number,
  dy: number,
  duration: number,
): Promise<void> {
  const { x, y } = await middle(page);
  await finger(600, 'touchStart', { x, y });
  for (let step = 1; step <= 10; step += 1)
    await finger(duration / 10, 'touchMove', { x: x + (dx * step) / 10, y: y + (dy * step) / 10 });
  await finger(0, 'touchEnd');
  await waitForAnimations(page);
}
