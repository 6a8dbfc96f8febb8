/** Nothing that is seen moves by itself: no layout shift while a page loads and is read to its end. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { type Language, languages, pagesOf } from './pages.ts';
import { readPage } from './reading.ts';
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
  const context = page.context();
  await watchShifts(context);
  const look = async (tab: Page) => expect(await shiftsOf(tab), tab.url()).toEqual([]);
  for (const { path } of pagesOf(language))
    await test.step(path, () => readPage(context, path, look), { timeout: 45_000 });
}
