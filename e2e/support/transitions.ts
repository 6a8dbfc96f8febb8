/** CSS transitions and animations, as reported by the browser. */
import type { Locator, Page } from '@playwright/test';

/** Records the finished transitions of elements with an id, on each page loaded from now on. */
export async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const transitions: string[] = [];
    Object.assign(window, { transitions });
    document.addEventListener('transitionend', (event) => {
      const { elapsedTime, propertyName, target } = event;
      const { id } = target as Element;
      if (id) transitions.push(`#${id} ${propertyName} ${Math.round(elapsedTime * 1000)} ms`);
    });
  });
}

/** Returns the recorded transitions as `#id property time`. */
export function transitionsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { transitions: string[] }).transitions);
}

/** Returns the transition duration of a `details` element: `::details-content` fires no `transitionend`. */
export function collapseDuration(details: Locator): Promise<string | undefined> {
  return details.evaluate((element) => {
    const { transitionDuration, transitionProperty } = getComputedStyle(
      element,
      '::details-content',
    );
    const at = transitionProperty.split(', ').indexOf('block-size');
    return transitionDuration.split(', ')[at];
  });
}

/** Returns the running animations, two frames from now. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    return document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? '');
  });
}
