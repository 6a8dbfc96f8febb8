/** Nothing that is seen moves by itself: no layout shift while a page loads and is read to its end. */
import type { Page } from '@playwright/test';
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
        await page.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 600));
          await route.continue();
        });
        await expectNoShift(page, language);
      });
    }
  });
}

async function expectNoShift(page: Page, language: Language): Promise<void> {
  await watchShifts(page);
  for (const { path } of pagesOf(language))
    await test.step(path, () => expectNoShiftOn(page, path), { timeout: 45_000 });
}

async function expectNoShiftOn(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await painted();
    }
    // Those further along in a row that scrolls sideways are not fetched before somebody scrolls it.
    const fetched = [...document.images].filter((image) => !image.closest('[data-scrolls]'));
    await Promise.all(fetched.map((image) => image.decode()));
    await painted();
  });
  expect(await shiftsOf(page), path).toEqual([]);
}
