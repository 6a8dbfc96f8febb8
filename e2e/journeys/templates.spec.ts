/** Checks for every page template: no layout shift, no motion with reduced motion, reflow, accessibility and print. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { notFoundResponses } from '../support/allowed-errors.ts';
import { expectAccessible } from '../support/axe.ts';
import { holdRequests } from '../support/forms.ts';
import { full } from '../support/full.ts';
import { expect, test } from '../support/journey.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../support/layout-shift.ts';
import { expectNoOverflow, setTextSpacing } from '../support/overflow.ts';
import type { Language } from '../support/pages.ts';
import { notFoundPaths, templates } from '../support/templates.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const viewports = {
  'on a phone': phone,
  'at 200 % zoom of 1280 px': { width: 640, height: 400 },
  'at 400 % zoom of 1280 px, half the height': { width: 320, height: 256 },
  'on a wide screen': { width: 1920, height: 1080 },
};

/** Menus that are hidden in print. */
const menus = { de: ['Hauptmenü', 'Fußzeile'], pl: ['Menu główne', 'Stopka'] } as const;

test.use({
  allowedErrors: notFoundResponses(...Object.values(notFoundPaths)),
});

for (const [at, { language, path }] of templates().entries()) {
  // Phone, dark scheme and late font, or desktop and light scheme; both in the full run.
  const variants = [
    { viewport: phone, colorScheme: 'dark', late: true },
    { viewport: desktop, colorScheme: 'light', late: false },
  ] as const;
  for (const { colorScheme, late, viewport } of full ? variants : [variants[at % 2 === 0 ? 0 : 1]])
    test.describe(`${viewport.width} px`, () => {
      test.use({ viewport, colorScheme });

      test(`${language}: ${path} has no layout shift or motion, reflows, passes axe and prints`, async ({
        page,
      }) => {
        await test.step('no layout shift', () => expectNoShift(page, path, late));
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.reload();
        await test.step('no animation with reduced motion', () => expectNoAnimations(page));
        await test.step('axe', () => expectAccessible(page));
        await test.step('reflow', () => expectNoOverflowAtAnySize(page));
        await test.step('print', () => expectPrint(page, language));
      });
    });
}

test('the layout shift check detects a shift', async ({ page }) => {
  await recordLayoutShifts(page.context());
  await page.goto('/');
  await page.evaluate(async () => {
    const late = Object.assign(document.createElement('p'), { textContent: 'zu spät' });
    late.style.height = '200px';
    document.querySelector('main')?.prepend(late);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect.poll(() => layoutShiftsOf(page)).not.toEqual([]);
});

/** Expects no layout shift while the page loads and is scrolled, also with a font that loads after the first paint. */
async function expectNoShift(page: Page, path: string, late: boolean): Promise<void> {
  await recordLayoutShifts(page.context());
  const release = late ? await holdRequests(page, '**/*.woff2') : () => {};
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  release();
  await page.waitForLoadState('load');
  await scrollToEnd(page);
  expect(await layoutShiftsOf(page), path).toEqual([]);
}

/**
 * Scrolls to the end by half a viewport per two frames, then decodes all loaded images. Images outside of a horizontal scroller's view and
 * filtered ones are not loaded.
 */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  for (let at = 0; await scrollToHalf(page, at); at += 1) await waitForTwoFrames(page);
  await page.evaluate(async () => {
    const fetched = [...document.images].filter(
      (image) => !image.closest('[data-scrolls]') && image.checkVisibility(),
    );
    await Promise.all(fetched.map((image) => image.decode()));
  });
  await waitForTwoFrames(page);
}

/** Scrolls to a multiple of half the viewport. @returns whether the page extends below. */
const scrollToHalf = (page: Page, at: number): Promise<boolean> =>
  page.evaluate((half) => {
    const top = (half * innerHeight) / 2;
    scrollTo({ top, behavior: 'instant' });
    return top < document.documentElement.scrollHeight;
  }, at);

/**
 * Waits for two frames. On a busy machine Chromium may stop drawing: a screenshot then forces a frame, and the report contains an annotation.
 */
async function waitForTwoFrames(page: Page): Promise<void> {
  const frames = page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
  const soon = await Promise.race([frames.then(() => true), wait(5000, false, { ref: false })]);
  if (soon) return;
  test.info().annotations.push({ type: 'frame forced by a screenshot', description: page.url() });
  await page.screenshot({ timeout: 10_000 });
  const late = await Promise.race([frames.then(() => true), wait(10_000, false, { ref: false })]);
  expect(late, `${page.url()} is drawn`).toBe(true);
}

/** Expects no animation with reduced motion. */
async function expectNoAnimations(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );
  expect(moving, page.url()).toEqual([]);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
}

async function expectNoOverflowAtAnySize(page: Page): Promise<void> {
  for (const [where, viewport] of Object.entries(viewports)) {
    await page.setViewportSize(viewport);
    await expectNoOverflow(page, where);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const viewport of [phone, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport);
    await expectNoOverflow(page, `with text at 200 %, ${viewport.width} px`);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await setTextSpacing(page, true);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectNoOverflow(page, `with spaced text, ${viewport.width} px`);
  }
  await setTextSpacing(page, false);
}

/** Expects that print hides the menus and shows dark text on white. */
async function expectPrint(page: Page, language: Language): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  for (const name of menus[language])
    await expect(page.getByRole('navigation', { name })).toBeHidden();
  await expect(title).toHaveCSS('color', /^rgb\((\d|[1-5]\d), /);
}
