import { type Clock, expect, type Page } from '@playwright/test';

/** Waits until the site's entry script has run: before that the browser handles clicks. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const entry = document.querySelector<HTMLScriptElement>('script[src*="/site-"]');
    if (!entry) throw new Error('The page has no scripts');
    // Importing a loaded module resolves after its evaluation.
    await import(entry.src);
  });
}

/** Like `waitForHydration`, but gives up after three seconds: the page may navigate away, or be no document. */
export async function tryWaitForHydration(page: Page): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, 3000));
  await Promise.race([waitForHydration(page).catch(() => undefined), timeout]);
}

/** Moves the mouse, which loads what waits for the first interaction. */
export async function interact(page: Page): Promise<void> {
  // Twice: a move to the current position fires no event.
  await page.mouse.move(2, 2);
  await page.mouse.move(2, 3);
}

/** Triggers the scripts that load on first interaction, and waits for the opening states, which they render first. */
export async function triggerFirstInteraction(page: Page): Promise<void> {
  await waitForHydration(page);
  await interact(page);
  await expect(page.locator('[data-hours][data-open]').first()).toBeAttached();
}

/** Opens a page, waits for hydration and pauses its clock. `runFor` advances it by milliseconds, including animation frames. */
export async function openWithPausedClock(page: Page, path: string): Promise<Clock> {
  await page.clock.install();
  await page.goto(path);
  await waitForHydration(page);
  await pauseClock(page);
  return page.clock;
}

/** Waits for a number of animation frames. */
export const waitForFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (all) => {
    for (let frame = 0; frame < all; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Pauses the clock: from now on the test advances it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}
