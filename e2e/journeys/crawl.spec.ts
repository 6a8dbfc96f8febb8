/**
 * Visits every URL of the site on a narrow phone without giving consent: no overflow, no missing images, no dialog, nothing stored and no request to
 * another host. Of stations, posts and events it visits those with the longest names; all of them in the full run.
 */
import type { Page } from '@playwright/test';
import { notFoundResponses } from '../support/allowed-errors.ts';
import { full } from '../support/full.ts';
import { expect, site, test } from '../support/journey.ts';
import { expectNoOverflow } from '../support/overflow.ts';
import { type Language, languages, pageOf } from '../support/pages.ts';
import { allPaths, notFoundPaths } from '../support/templates.ts';

test.use({
  viewport: { width: 320, height: 640 },
  allowedErrors: notFoundResponses(...Object.values(notFoundPaths)),
});

for (const language of languages)
  test(`${language}: every URL fits and loads its images at 320 px, without cookies or storage`, async ({
    context,
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const map = await (await request.get(`/sitemap-${language}.xml`)).text();
    const published = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );
    expect(published.length).toBeGreaterThan(30);
    for (const path of withLongestNames(language, [...published, ...allPaths(language)]))
      await test.step(path, async () => {
        await page.goto(path);
        await expectNoOverflow(page, 'at 320 px');
        expect(await smallLazyImages(page), path).toEqual([]);
        expect(await missingImages(page), path).toEqual([]);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    expect(await context.cookies()).toEqual([]);
    const { origins } = await context.storageState();
    expect(origins.filter(({ origin }) => origin === site())).toEqual([]);
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  });

/** Returns the paths once each, with only the four longest below each list. */
function withLongestNames(language: Language, paths: string[]): string[] {
  const names = ['locations', 'news', 'events'];
  const lists = names.map((name) => `${pageOf(language, name).path}/`);
  const counts = new Map<string, number>();
  const byLength = [...new Set(paths)].sort((one, other) => other.length - one.length);
  return byLength.filter((path) => {
    const list = lists.find((start) => path.startsWith(start));
    if (full || list === undefined) return true;
    const count = (counts.get(list) ?? 0) + 1;
    counts.set(list, count);
    return count <= 4;
  });
}

/** Returns lazy images narrower than 40 px: those must load eagerly (specification section 9). */
function smallLazyImages(page: Page): Promise<string[]> {
  return page
    .locator('img[loading=lazy]')
    .evaluateAll((images) =>
      images
        .filter((image) => image.checkVisibility() && image.clientWidth < 40)
        .map((image) => (image as HTMLImageElement).src),
    );
}

/** Scrolls to the end. @returns the URLs of images that did not load or cannot be decoded. */
function missingImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    const missing: string[] = [];
    for (const image of document.images) {
      // Hidden images, and those outside of a horizontal scroller's view, do not load lazily.
      if (image.closest('[data-scrolls]') || !image.checkVisibility()) image.loading = 'eager';
      await image.decode().catch(() => missing.push(image.currentSrc || image.src));
    }
    return missing;
  });
}
