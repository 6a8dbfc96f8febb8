/** axe against WCAG 2.2 AA: every page kind, scheme and width, the open menus, and every component. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { examples, expect, test } from './journey.ts';
import { languages, pageOf, pagesOf, words } from './pages.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;
const schemes = ['light', 'dark'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  const text = words[language];

  for (const { name, path } of pagesOf(language)) {
    test(`${language}: ${name}`, async ({ page }) => {
      await page.goto(path);
      await inEveryLook(page);
    });
  }

  test(`${language}: open mega menu`, async ({ page }) => {
    await page.goto(pageOf(language, 'oil-change').path);
    await page.getByRole('banner').getByRole('button', { name: text.services }).click();
    await expect(page.locator('#menu-1')).toBeVisible();
    await inBothSchemes(page);
  });

  test(`${language}: open menu of a phone`, async ({ page }) => {
    await page.setViewportSize(widths.narrow);
    await page.goto(pageOf(language, 'home').path);
    await page.getByRole('button', { name: text.menu, exact: true }).click();
    await page.locator('#mobile-menu').getByText(text.services, { exact: true }).click();
    await inBothSchemes(page);
  });

  test(`${language}: a search without a result`, async ({ page }) => {
    const parameter = language === 'de' ? 'ort' : 'miejsce';
    await page.goto(`${pageOf(language, 'locations').path}?${parameter}=Atlantis`);
    await inEveryLook(page);
  });

  test.describe(() => {
    test.use({ tolerated: [/404/] });
    test(`${language}: 404`, async ({ page }) => {
      await page.goto(language === 'de' ? '/gibt-es-nicht' : '/pl/nie-ma');
      await inEveryLook(page);
    });
  });
}

test.describe(() => {
  // The examples stand on no page, and a map that names none is refused its markers.
  test.use({ tolerated: [/GetMarkers\?umbracoNodeId=&/] });

  test('every component and block by itself', async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto(`${examples()}/examples`);
    const count = Number(await page.locator('[data-examples]').getAttribute('data-examples'));
    expect(count).toBeGreaterThan(20);
    for (let part = 0; part < count; part += 1) {
      await page.goto(`${examples()}/examples?part=${part}`);
      await inBothSchemes(page);
    }
  });
});

async function inEveryLook(page: Page): Promise<void> {
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport);
    await inBothSchemes(page);
  }
}

async function inBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    // Colours change over a moment; in between they are neither scheme's.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished.catch(() => undefined)),
      ),
    );
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations.flatMap(({ help, id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`,
      ),
    );
    const { width } = page.viewportSize() ?? {};
    expect(found, `${page.url()} ${colorScheme} ${width} px`).toEqual([]);
  }
}
