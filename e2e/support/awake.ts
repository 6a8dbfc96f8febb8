import { type Clock, expect, type Page } from '@playwright/test';

/** Waits until the scripts of a page have taken it over: before that a press is the browser's own. */
export async function awake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const entry = document.querySelector<HTMLScriptElement>('script[src*="/site-"]');
    if (!entry) throw new Error('The page has no scripts');
    // Asked for again, a module answers when it has run to its end.
    await import(entry.src);
  });
}

/** The same of a page that was led somewhere, which may be left meanwhile, or be no document: three seconds at most. */
export async function settled(page: Page): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, 3000));
  await Promise.race([awake(page).catch(() => undefined), patience]);
}

/** What answers comes at the first sign of use; it says first which stations are open. */
export async function used(page: Page): Promise<void> {
  await awake(page);
  await page.mouse.move(2, 2);
  await page.mouse.move(2, 3);
  await expect(page.locator('[data-hours][data-open]').first()).toBeAttached();
}

/** Opens a page, lets its behaviours begin, and stops its clock. `runFor` lets milliseconds pass, frames included. */
export async function pausedClock(page: Page, path: string): Promise<Clock> {
  await page.clock.install();
  await page.goto(path);
  await awake(page);
  await stopClock(page);
  return page.clock;
}

/** Waits until the browser has drawn so many frames. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (all) => {
    for (let frame = 0; frame < all; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** From now on time passes as the journey has it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}
