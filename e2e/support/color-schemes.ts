/** Accessibility checks in one colour scheme, alternating between page states; in both in the full run. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { sampleOrAll } from './full.ts';

const schemes = ['light', 'dark'] as const;

/** @param part the opened element; without it the page is scrolled to the top, where the header covers no text. */
export async function expectAccessibleInScheme(
  page: Page,
  sample: (typeof schemes)[number],
  part?: string,
): Promise<void> {
  if (part === undefined) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const colorScheme of sampleOrAll(sample, schemes)) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, part);
  }
}

/** Expects that the page does not scroll horizontally. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const [screen, whole] = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return [clientWidth, scrollWidth];
  });
  expect(whole, 'the width of the page').toBe(screen);
}
