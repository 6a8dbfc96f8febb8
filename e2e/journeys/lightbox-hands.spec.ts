/** The lightbox in the hand: fingers, mouse and wheel, the full screen, failures, motion unwanted, small screens. */
import type { Page } from '@playwright/test';
import { awake } from '../support/awake.ts';
import { expectAccessible, rested } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import {
  currentPicture,
  dialogOf,
  enlarged,
  expectClosed,
  expectShown,
  gallery,
  goToGallery,
  linkOf,
  open,
} from '../support/lightbox.ts';
import { movingOn } from '../support/transitions.ts';

test.describe('fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('taps, drags and pulls', async ({ page }) => {
    const close = dialogOf(page).getByRole('button', { name: 'Zamknij' });
    await goToGallery(page);
    await open(page, 1);

    const finger = await fingerOn(page);

    await test.step('a tap hides the controls, a double tap enlarges', async () => {
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
      await rested(page);
    });

    await test.step('past the first picture a drag springs back', async () => {
      await swipe(page, finger, 200, 0, 300);
      expect(await dragged(page)).toBe(false);
      await expectShown(page, 1);
    });

    // Where one that must stay went on, the next one would lead too far.
    for (const [distance, duration, arrives] of [
      [45, 100, 1],
      [55, 100, 2],
      [45, 400, 2],
      [55, 400, 3],
    ] as const) {
      await test.step(`${distance} px in ${duration} ms: picture ${arrives}`, async () => {
        await swipe(page, finger, -distance, 0, duration);
        await expectShown(page, arrives);
      });
    }

    await test.step('small pictures that have no room side by side are scrolled to', async () => {
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

    await test.step('a pull of 50 px stays, one of 60 px closes', async () => {
      await swipe(page, finger, 0, 50, 300);
      // One that closes is carried away, and does not come back.
      expect(await dragged(page)).toBe(false);
      await expectShown(page, 3);
      await swipe(page, finger, 0, 60, 300);
      await expectClosed(page);
    });
  });
});

test('the mouse: a click on the picture, the wheel, the full screen, a click beside the picture', async ({
  page,
}) => {
  await goToGallery(page);
  await open(page, 1);
  const { x, y } = await middle(page);

  await test.step('a click shows the picture in its own size and whole again', async () => {
    const widthOf = () => currentPicture(page).evaluate((img) => img.getBoundingClientRect().width);
    const whole = await widthOf();
    await page.mouse.click(x, y);
    await expect(enlarged(page)).toHaveCount(1);
    await expect.poll(widthOf).toBeGreaterThan(whole * 1.3);
    await page.mouse.click(x, y);
    await expect(enlarged(page)).toHaveCount(0);
    await expect.poll(widthOf).toBeCloseTo(whole, 0);
    await rested(page);
  });

  await test.step('the wheel takes one step at a time', async () => {
    await page.mouse.move(x, y);
    // Both at once, which a busy machine does not make of two turns of a real wheel.
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
    // Until the picture has faded in, which is longer than the wheel is held up.
    await rested(page);
    await expectShown(page, 2);
    await page.mouse.wheel(0, -100);
    await expectShown(page, 1);
  });

  await test.step('Esc leaves the full screen first', async () => {
    await dialogOf(page).getByRole('button', { name: 'Pełny ekran', exact: true }).click();
    const leave = dialogOf(page).getByRole('button', { name: 'Zakończ pełny ekran' });
    await expect(leave).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leave).toBeHidden();
    await expectShown(page, 1);
  });

  await test.step('a click beside the picture closes', async () => {
    await page.mouse.click(100, 200);
    await expectClosed(page);
  });
});

test.describe('pictures that do not come', () => {
  test.use({
    tolerated:
      /^(failed: \S+\/media\/\S+ net::ERR_FAILED|console error: Failed to load resource: net::ERR_FAILED \(\S+\/media\/\S+\))$/,
  });

  test('are said to be missing; without the interface there is no button for the full screen', async ({
    page,
  }) => {
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

test('a page with a scrollbar does not move behind it', async ({ page, playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM_SHELL || '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  // Without motion: a page that is still on its way would be taken for one that moves.
  const visible = await browser.newPage({
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
  });
  await visible.goto(baseURL + gallery.path);
  await awake(visible);
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

test('nothing moves for those who want it still; axe finds nothing, wide, on a phone and at 200 % zoom', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goToGallery(page);
  await linkOf(page, 2).click();
  await expectShown(page, 2);
  expect(await movingOn(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  expect(await movingOn(page)).toEqual([]);
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
    const box = await currentPicture(page).boundingBox();
    expect(box?.height, `${width} × ${height}`).toBeGreaterThan(80);
  }
});

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await currentPicture(page).boundingBox();
  if (!box) throw new Error('there is no picture');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether the pictures are anywhere but in their place, once nothing moves. */
async function dragged(page: Page): Promise<boolean> {
  await rested(page);
  return dialogOf(page)
    .locator('.yarl__carousel')
    .evaluate((carousel) => !new DOMMatrix(getComputedStyle(carousel).transform).isIdentity);
}

/** A finger on the picture. @param later milliseconds since what it did last, which decide whether two taps are one. */
type Finger = (
  later: number,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: Place,
) => Promise<unknown>;

interface Place {
  x: number;
  y: number;
}

/**
 * Its time is its own, whatever the machine is doing. Not for buttons: where it is ahead of the machine's, the browser makes no click
 * of a touch.
 */
async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  let now = Date.now();
  return (later, type, at) => {
    now += later;
    const touchPoints = at ? [at] : [];
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now / 1000 });
  };
}

async function tap(finger: Finger, at: Place, later = 600): Promise<void> {
  await finger(later, 'touchStart', at);
  await finger(20, 'touchEnd');
}

/** From the middle of the picture, until all that follows from it has come to rest. */
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
  await rested(page);
}
