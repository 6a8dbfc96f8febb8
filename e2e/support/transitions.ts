/** What slides and folds, and for how long, by the browser's own account. */
import type { Locator, Page } from '@playwright/test';

/** Keeps a list of the transitions of elements with an id that have run to their end, on each page from now on. */
export async function watchTransitions(page: Page): Promise<void> {
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

/** Each as `#id property time`. */
export function transitionsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { transitions: string[] }).transitions);
}

/** How long a question takes to unfold: the browser tells nobody of the end of that. */
export function foldingTime(details: Locator): Promise<string | undefined> {
  return details.evaluate((element) => {
    const { transitionDuration, transitionProperty } = getComputedStyle(
      element,
      '::details-content',
    );
    const at = transitionProperty.split(', ').indexOf('block-size');
    return transitionDuration.split(', ')[at];
  });
}

/** What moves at this moment, two frames after whatever has just been done. */
export function movingOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    return document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? '');
  });
}
