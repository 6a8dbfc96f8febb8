/** The lightbox in the hand: fingers, mouse and wheel, the full screen, motion, failures, no scripts. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import {
  currentPicture,
  dialogOf,
  expectClosed,
  expectShown,
  galleries,
  goToGallery,
  linkOf,
  open,
} from './lightbox.ts';

test.describe('fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const [distance, duration, arrives] of [
    [45, 100, 1],
    [55, 100, 2],
    [15, 200, 2],
    [8, 400, 1],
  ] as const) {
    test(`${distance} px in ${duration} ms: picture ${arrives}`, async ({ page }) => {
      await goToGallery(page, 'pl');
      await open(page, 'pl', 1);
      await swipe(page, -distance, 0, duration);
      await page.waitForTimeout(400);
      await expectShown(page, 'pl', arrives);
    });
  }

  test('past the first picture a drag springs back', async ({ page }) => {
    await goToGallery(page, 'pl');
    await open(page, 'pl', 1);
    await swipe(page, 200, 0, 300);
    await page.waitForTimeout(400);
    await expectShown(page, 'pl', 1);
    expect(
      await dialogOf(page)
        .locator('.yarl__carousel')
        .evaluate((carousel) => getComputedStyle(carousel).transform),
    ).toBe('none');
  });

  test('a pull of 50 px stays, one of 60 px closes', async ({ page }) => {
    await goToGallery(page, 'de');
    await open(page, 'de', 1);
    await swipe(page, 0, 50, 300);
    await page.waitForTimeout(400);
    await expectShown(page, 'de', 1);
    await swipe(page, 0, 60, 300);
    await expectClosed(page);
  });

  test('a tap hides the controls, a double tap enlarges', async ({ page }) => {
    await goToGallery(page, 'de');
    await open(page, 'de', 1);
    const close = dialogOf(page).getByRole('button', { name: 'Schließen' });
    const { x, y } = await middle(page);
    await page.touchscreen.tap(x, y);
    await expect(close).toHaveCSS('opacity', '0');
    await page.waitForTimeout(600);
    await page.touchscreen.tap(x, y);
    await expect(close).toHaveCSS('opacity', '1');
    await page.waitForTimeout(600);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x + 5, y + 5);
    await expect(dialogOf(page)).toHaveAttribute('data-zoomed', '');
  });
});

test('a click on the picture shows it in its own size and whole again, one beside it closes', async ({
  page,
}) => {
  await goToGallery(page, 'de');
  await open(page, 'de', 1);
  const { x, y } = await middle(page);
  await page.mouse.click(x, y);
  await expect(dialogOf(page)).toHaveAttribute('data-zoomed', '');
  const widthOf = () => currentPicture(page).evaluate((img) => img.getBoundingClientRect().width);
  await expect.poll(widthOf).toBeGreaterThan(1400);
  await page.mouse.click(x, y);
  await expect(dialogOf(page)).not.toHaveAttribute('data-zoomed');
  await expect.poll(widthOf).toBeLessThan(1100);
  await page.mouse.click(100, 200);
  await expectClosed(page);
});

test('the wheel takes one step at a time', async ({ page }) => {
  await goToGallery(page, 'pl');
  await open(page, 'pl', 1);
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  // Both at once, which a busy machine does not make of two turns of a real wheel.
  await page.evaluate(
    (at) => {
      const target = document.elementFromPoint(at.x, at.y);
      for (const deltaY of [100, 100])
        target?.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
    },
    { x, y },
  );
  await expectShown(page, 'pl', 2);
  await page.waitForTimeout(300);
  await expectShown(page, 'pl', 2);
  await page.mouse.wheel(0, -100);
  await expectShown(page, 'pl', 1);
});

test('Esc leaves the full screen first and closes then', async ({ page }) => {
  await goToGallery(page, 'de');
  await open(page, 'de', 1);
  await dialogOf(page).getByRole('button', { name: 'Vollbild', exact: true }).click();
  const leave = dialogOf(page).getByRole('button', { name: 'Vollbild beenden' });
  await expect(leave).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leave).toBeHidden();
  await expect(dialogOf(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('without the interface there is no button for the full screen', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'fullscreenEnabled', { value: false }),
  );
  await goToGallery(page, 'de');
  await open(page, 'de', 1);
  await expect(dialogOf(page).getByRole('button', { name: /Vollbild/ })).toHaveCount(0);
});

test.describe('pictures that do not come', () => {
  test.use({ tolerated: [/Failed to load resource|failed: .*\/media\//] });

  for (const [language, words] of [
    ['de', 'Der Inhalt kann nicht geladen werden. Bitte versuchen Sie es später noch einmal.'],
    ['pl', 'Nie można wczytać treści. Prosimy spróbować później.'],
  ] as const) {
    test(`${language}: are said to be missing`, async ({ page }) => {
      await page.route('**/media/**', (route) => route.abort('failed'));
      await goToGallery(page, language);
      await linkOf(page, language, 1).click();
      await expect(dialogOf(page).getByRole('alert')).toHaveText(words);
      await page.keyboard.press('Escape');
      await expectClosed(page);
    });
  }
});

test('nothing moves for those who want it still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goToGallery(page, 'de');
  await linkOf(page, 'de', 1).click();
  await expect(dialogOf(page)).toHaveAttribute('data-state', 'open');
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
    );
  expect(await moving()).toEqual([]);
  await page.keyboard.press('ArrowRight');
  expect(await moving()).toEqual([]);
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('opening and closing take 366 ms', async ({ page }) => {
  await goToGallery(page, 'de');
  const opening = durations(page);
  await linkOf(page, 'de', 1).click();
  expect(await opening).toContain(366);
  await expectShown(page, 'de', 1);
  const closing = durations(page);
  await page.keyboard.press('Escape');
  expect(await closing).toContain(366);
  await expectClosed(page);
});

/** How long each animation takes that runs in the lightbox within the next three seconds, looked at in every frame. */
function durations(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const seen = new Set<unknown>();
    for (const end = performance.now() + 3000; performance.now() < end; ) {
      const dialog = document.querySelector('dialog[data-tone="graphite"]');
      for (const { effect } of dialog?.getAnimations({ subtree: true }) ?? [])
        seen.add(effect?.getComputedTiming().duration);
      await new Promise(requestAnimationFrame);
    }
    return [...seen];
  });
}

test('a page with a scrollbar does not move behind it', async ({ page, playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const visible = await browser.newPage({ viewport: page.viewportSize() });
  await visible.goto(baseURL + galleries.de.path);
  const link = linkOf(visible, 'de', 1);
  await link.scrollIntoViewIfNeeded();
  const before = await link.boundingBox();
  expect(await visible.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15);
  await link.click();
  await expect(dialogOf(visible)).toHaveAttribute('data-state', 'open');
  expect(await visible.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await link.boundingBox()).toEqual(before);
  await visible.keyboard.press('Escape');
  await expect(dialogOf(visible)).toHaveCount(0);
  expect(await link.boundingBox()).toEqual(before);
  await browser.close();
});

test.describe('without scripts', () => {
  // A browser shows a picture by itself in a page of its own making, whose styles our policy refuses.
  test.use({ javaScriptEnabled: false, tolerated: [/inline style|favicon/] });

  test('a picture is a link to itself in full', async ({ page }) => {
    await goToGallery(page, 'de');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().isNavigationRequest()),
      linkOf(page, 'de', 1).click(),
    ]);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });
});

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await currentPicture(page).boundingBox();
  if (!box) throw new Error('there is no picture');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One finger from the middle of the picture; the times are those the browser reports, whatever the machine is doing. */
async function swipe(page: Page, dx: number, dy: number, duration: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { x, y } = await middle(page);
  const began = Date.now() / 1000;
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    part: number,
    points = [{ x: x + dx * part, y: y + dy * part }],
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points,
      timestamp: began + (part * duration) / 1000,
    });
  await send('touchStart', 0);
  for (const part of [0.3, 0.6, 0.9, 1]) await send('touchMove', part);
  await send('touchEnd', 1, []);
  await session.detach();
}
