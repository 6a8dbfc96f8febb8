/** Nothing that is seen moves by itself: no layout shift while a page loads and is read to its end. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { type Language, languages, pagesOf } from './pages.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

test.describe.configure({ timeout: 240_000 });

for (const [name, viewport] of Object.entries({
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(() => {
    test.use({ viewport });

    for (const language of languages) {
      test(`${language}: no layout shift, ${name}`, async ({ page }) => {
        await expectNoShift(page, language);
      });

      test(`${language}: no layout shift when the font is late, ${name}`, async ({ page }) => {
        await page.context().route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 600));
          await route.continue();
        });
        await expectNoShift(page, language);
      });
    }
  });
}

async function expectNoShift(page: Page, language: Language): Promise<void> {
  await watchShifts(page.context());
  for (const { path } of pagesOf(language))
    await test.step(path, () => expectNoShiftOn(page.context(), path), { timeout: 45_000 });
}

/** In a tab of its own, and in another one where the browser stops drawing the first. */
async function expectNoShiftOn(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'load' });
  const read = await readToTheEnd(page);
  const shifts = await shiftsOf(page);
  await page.close();
  expect(shifts, path).toEqual([]);
  if (!read) {
    console.warn(`${path} was drawn no more; it is read in another tab.`);
    await expectNoShiftOn(context, path);
  }
}

/**
 * Half a window at a time, as fast as it is drawn. Ends when all of it has been seen and every picture that was
 * fetched for that is drawn.
 *
 * @returns false where Chrome has drawn nothing for ten seconds. On a busy machine that befalls a page now and then: the
 * compositor waits for a drawing (in a trace: "pending tree not ready") while all threads that could make it are idle.
 * The page is visible and answers, but no frame comes any more, and no picture can be taken of it. Of the page with the
 * report form it befell 13 of 860 readings while React took the form over, and none of 576 where React did not; the
 * next page in the same tab is drawn again.
 */
function readToTheEnd(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const painted = () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        setTimeout(resolve, 10_000, false);
      });
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      if (!(await painted())) return false;
    }
    // Those further along in a row that scrolls sideways are not fetched before somebody scrolls it.
    const fetched = [...document.images].filter((image) => !image.closest('[data-scrolls]'));
    await Promise.all(fetched.map((image) => image.decode()));
    return painted();
  });
}
