/** What holds for every page of a template: nothing moves by itself, there is room in any window, and anybody can read it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { hold } from '../support/forms.ts';
import { full } from '../support/full.ts';
import { expect, test } from '../support/journey.ts';
import type { Language } from '../support/pages.ts';
import { expectRoom, spaceText } from '../support/room.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { nowhere, templates } from '../support/templates.ts';
import { notFound } from '../support/tolerable.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const windows = {
  'on a phone': phone,
  'at 200 % zoom of 1280 px': { width: 640, height: 400 },
  'at 400 % zoom of 1280 px, half the height': { width: 320, height: 256 },
  'on a wide screen': { width: 1920, height: 1080 },
};

/** What is not printed. */
const menus = { de: ['Hauptmenü', 'Fußzeile'], pl: ['Menu główne', 'Stopka'] } as const;

test.use({
  tolerated: notFound(...Object.values(nowhere)),
});

for (const [at, { language, path }] of templates().entries()) {
  // On a phone in the dark with a font that comes late, or at a desk by day: both in the full run.
  const ways = [
    { viewport: phone, colorScheme: 'dark', late: true },
    { viewport: desk, colorScheme: 'light', late: false },
  ] as const;
  for (const { colorScheme, late, viewport } of full ? ways : [ways[at % 2 === 0 ? 0 : 1]])
    test.describe(`${viewport.width} px`, () => {
      test.use({ viewport, colorScheme });

      test(`${language}: ${path} is still, has room, and can be read by anybody`, async ({
        page,
      }) => {
        await test.step('nothing shifts', () => expectNoShift(page, path, late));
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.reload();
        await test.step('nothing moves', () => expectStillness(page));
        await test.step('axe', () => expectAccessible(page));
        await test.step('room', () => expectRoomInAnyWindow(page));
        await test.step('print', () => expectPrint(page, language));
      });
    });
}

test('a shift is seen where there is one', async ({ page }) => {
  await watchShifts(page.context());
  await page.goto('/');
  await page.evaluate(async () => {
    const late = Object.assign(document.createElement('p'), { textContent: 'zu spät' });
    late.style.height = '200px';
    document.querySelector('main')?.prepend(late);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect.poll(() => shiftsOf(page)).not.toEqual([]);
});

/** Nothing that is seen moves while a page loads and is read to its end, nor when its font comes after the first paint. */
async function expectNoShift(page: Page, path: string, late: boolean): Promise<void> {
  await watchShifts(page.context());
  const release = late ? await hold(page, '**/*.woff2') : () => {};
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  release();
  await page.waitForLoadState('load');
  await readToTheEnd(page);
  expect(await shiftsOf(page), path).toEqual([]);
}

/**
 * Half a window at a time, as fast as it is drawn; every picture that was fetched for that is drawn. Those further along in a row
 * that scrolls sideways are not fetched before somebody scrolls it, and of whom a filter hides, none.
 */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  for (let at = 0; await scrollToHalf(page, at); at += 1) await drawn(page);
  await page.evaluate(async () => {
    const fetched = [...document.images].filter(
      (image) => !image.closest('[data-scrolls]') && image.checkVisibility(),
    );
    await Promise.all(fetched.map((image) => image.decode()));
  });
  await drawn(page);
}

/** @returns whether the page goes on there. */
const scrollToHalf = (page: Page, at: number): Promise<boolean> =>
  page.evaluate((half) => {
    const top = (half * innerHeight) / 2;
    scrollTo({ top, behavior: 'instant' });
    return top < document.documentElement.scrollHeight;
  }, at);

/**
 * Waits for two frames. Chromium has been seen to draw no more by itself on a busy machine: then it is asked for a picture of the
 * window, which needs a frame, and the report says so (decision of the shorter tests).
 */
async function drawn(page: Page): Promise<void> {
  const frames = page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
  const soon = await Promise.race([frames.then(() => true), wait(5000, false, { ref: false })]);
  if (soon) return;
  test.info().annotations.push({ type: 'drawn only when asked', description: page.url() });
  await page.screenshot({ timeout: 10_000 });
  const late = await Promise.race([frames.then(() => true), wait(10_000, false, { ref: false })]);
  expect(late, `${page.url()} is drawn`).toBe(true);
}

/** For whoever wants less motion nothing moves. */
async function expectStillness(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );
  expect(moving, page.url()).toEqual([]);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
}

async function expectRoomInAnyWindow(page: Page): Promise<void> {
  for (const [where, viewport] of Object.entries(windows)) {
    await page.setViewportSize(viewport);
    await expectRoom(page, where);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const viewport of [phone, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport);
    await expectRoom(page, `with text at 200 %, ${viewport.width} px`);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await spaceText(page, true);
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await expectRoom(page, `with spaced text, ${viewport.width} px`);
  }
  await spaceText(page, false);
}

/** Printed, the menus are hidden and the text is there, dark ink on white paper. */
async function expectPrint(page: Page, language: Language): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  for (const name of menus[language])
    await expect(page.getByRole('navigation', { name })).toBeHidden();
  await expect(title).toHaveCSS('color', /^rgb\((\d|[1-5]\d), /);
}
