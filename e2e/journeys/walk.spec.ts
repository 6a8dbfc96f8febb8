/**
 * A visitor who walks through the whole site on a narrow phone, without choosing anything: on no address do words lack
 * room or pictures fail to come, nothing asks, nothing is stored, and nobody else hears of it.
 */
import type { Page } from '@playwright/test';
import { expect, site, test } from '../support/journey.ts';
import { languages } from '../support/pages.ts';
import { expectRoom } from '../support/room.ts';
import { everyAddress, nowhere } from '../support/templates.ts';
import { notFound } from '../support/tolerable.ts';

test.use({
  viewport: { width: 320, height: 640 },
  tolerated: notFound(...Object.values(nowhere)),
});

for (const language of languages)
  test(`${language}: every address at 320 px`, async ({ context, page, request }) => {
    test.setTimeout(240_000);
    const map = await (await request.get(`/sitemap-${language}.xml`)).text();
    const published = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );
    expect(published.length).toBeGreaterThan(30);
    for (const path of new Set([...published, ...everyAddress(language)]))
      await test.step(path, async () => {
        await page.goto(path);
        await expectRoom(page, 'at 320 px');
        expect(await smallLazyPictures(page), path).toEqual([]);
        expect(await missingPictures(page), path).toEqual([]);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    expect(await context.cookies()).toEqual([]);
    const { origins } = await context.storageState();
    expect(origins.filter(({ origin }) => origin === site())).toEqual([]);
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  });

/** Pictures narrower than 40 px would not be worth waiting for (specification section 9). */
function smallLazyPictures(page: Page): Promise<string[]> {
  return page
    .locator('img[loading=lazy]')
    .evaluateAll((images) =>
      images
        .filter((image) => image.checkVisibility() && image.clientWidth < 40)
        .map((image) => (image as HTMLImageElement).src),
    );
}

/** Reads the page to its end. @returns the addresses of pictures that have not come by then, or cannot be shown. */
function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    const missing: string[] = [];
    for (const image of document.images) {
      // Those further along in a row that scrolls sideways, and of whom a filter hides, are not fetched by themselves.
      if (image.closest('[data-scrolls]') || !image.checkVisibility()) image.loading = 'eager';
      await image.decode().catch(() => missing.push(image.currentSrc || image.src));
    }
    return missing;
  });
}
