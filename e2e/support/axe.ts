/** axe against WCAG 2.2 AA and its best practices, on a page that has come to rest. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails on what axe finds in the page as it is, or within `part` of it (a CSS selector). */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await rested(page);
  const violations =
    page.frames().length === 1 ? await violationsOf(page, part) : await withFrames(page, part);
  const found = violations.flatMap(({ help, id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`,
    ),
  );
  expect(found, `${page.url()} ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Asks axe within the page, which keeps it until it is left: reading it anew takes as long as a small page's answer. */
async function violationsOf(page: Page, part = 'html'): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, tags]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector, {
        runOnly: [...tags],
        resultTypes: ['violations'],
      });
      return violations;
    },
    [part, rules] as const,
  );
}

async function withFrames(page: Page, part: string | undefined): Promise<Result[]> {
  const builder = new AxeBuilder({ page }).withTags(rules);
  return (await (part === undefined ? builder : builder.include(part)).analyze()).violations;
}

/** The same in the light scheme and in the dark one. */
export async function expectAccessibleInBothSchemes(page: Page, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, part);
  }
}

/**
 * Waits for transitions to end: in between, colours are neither scheme's. They begin with the next
 * frame after a change, not with the change, hence two frames first; and what an element hands down to
 * those in it begins theirs when its own has ended, hence again until there are none.
 */
export async function rested(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Not for ever: something on a page may move all the time.
    for (let round = 0; round < 20; round += 1) {
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((drawn) => requestAnimationFrame(drawn));
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .filter(({ playState }) => playState === 'running');
      if (moving.length === 0) return;
      await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
    }
  });
}
