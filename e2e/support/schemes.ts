/** axe in one scheme for each state of a page, which journeys take in turns; in both in the full run. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { usually } from './full.ts';

const schemes = ['light', 'dark'] as const;

/** @param part what has opened; else axe looks at the page from its top, where the menu lies over nothing. */
export async function expectClean(
  page: Page,
  usual: (typeof schemes)[number],
  part?: string,
): Promise<void> {
  if (part === undefined) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const colorScheme of usually(usual, schemes)) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, part);
  }
}

/** Nothing is wider than the screen. */
export async function expectNoWider(page: Page): Promise<void> {
  const [screen, whole] = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return [clientWidth, scrollWidth];
  });
  expect(whole, 'the width of the page').toBe(screen);
}
