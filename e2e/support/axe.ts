/** Accessibility checks with axe: WCAG 2.2 AA and best practices, after all animations. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails on axe violations in the page, or within `part` (a CSS selector). */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // The studio sends a page in pieces, which may be shown after its load event.
  if (part === undefined) await page.locator('main').first().waitFor({ state: 'attached' });
  await waitForAnimations(page);
  const violations =
    page.frames().length === 1 ? await violationsOf(page, part) : await withFrames(page, part);
  const found = violations.flatMap(({ help, id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`,
    ),
  );
  expect(found, `${page.url()} ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Runs axe in the page. It is injected once per document, because parsing it is slow. */
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

/** Runs `expectAccessible` in both colour schemes. */
export async function expectAccessibleInBothSchemes(page: Page, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, part);
  }
}

/**
 * Waits for transitions to end: meanwhile colours belong to neither scheme. They start with the frame after a change, hence two frames first;
 * inherited values start transitions of descendants only after the ancestor's, hence the loop.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Bounded: some animations never end.
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
