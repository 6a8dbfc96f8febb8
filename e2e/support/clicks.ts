/** Counts what a person presses while doing a task. */
import { expect, type Locator, type Page, test } from '@playwright/test';

export interface ClickCounter {
  /** Performs a task as a step, and expects at most a number of clicks in it. */
  task(name: string, most: number, perform: () => Promise<unknown>): Promise<void>;
}

/**
 * Counts the clicks in all pages of a context that open from now on. Enter or Space on a control is a click too, and a choice in a native select is
 * two: one opens it. Typing is none. The result is also an annotation of the test.
 */
export async function countClicks(page: Page): Promise<ClickCounter> {
  let clicks = 0;
  await page.context().exposeBinding('reportClicks', (_, more: number) => {
    clicks += more;
  });
  await page.context().addInitScript(() => {
    const report = (more: number) =>
      void (window as unknown as { reportClicks: (more: number) => void }).reportClicks(more);
    let isSameClick = false;
    const capture = { capture: true };
    // Not on `window`: there the test stops a click on a control that has just moved, and repeats it.
    document.addEventListener(
      'click',
      ({ isTrusted, target }) => {
        // A click on a label is followed by one on its control.
        if (!isTrusted || isSameClick || target instanceof HTMLSelectElement) return;
        isSameClick = true;
        setTimeout(() => {
          isSameClick = false;
        });
        report(1);
      },
      capture,
    );
    addEventListener(
      'change',
      ({ target }) => target instanceof HTMLSelectElement && report(2),
      capture,
    );
  });
  return {
    task: (name, most, perform) =>
      test.step(name, async () => {
        const before = clicks;
        await perform();
        const count = clicks - before;
        test.info().annotations.push({ type: 'clicks', description: `${name}: ${count}` });
        expect(count, `clicks: ${name}`).toBeLessThanOrEqual(most);
      }),
  };
}

/** Clicks a control of the studio once, as soon as React handles it: a repeated click would count. */
export async function press(control: Locator): Promise<void> {
  const isHydrated = () =>
    control.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isHydrated, { intervals: [50] }).toBe(true);
  await control.click();
}

/** Clicks a text field and types into it. */
export async function type(field: Locator, text: string): Promise<void> {
  await press(field);
  await field.fill(text);
}
