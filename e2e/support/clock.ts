/** A page whose time stands still until a journey lets it pass. */
import type { Clock, Page } from '@playwright/test';
import { awake } from './awake.ts';

/** Opens a page, lets its behaviours begin, and stops its clock. `runFor` lets milliseconds pass, frames included. */
export async function pausedClock(page: Page, path: string): Promise<Clock> {
  await page.clock.install();
  await page.goto(path);
  await awake(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
  return page.clock;
}
