/** When pictures are fetched, in which format, and that they keep their place (behaviour sheet 3). */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { languages, pageOf, pagesOf } from './pages.ts';

for (const language of languages) {
  test(`${language}: a picture far below is fetched when it comes near, before it is seen`, async ({
    page,
  }) => {
    const asked = askedPictures(page);
    await page.goto(pageOf(language, 'home').path);
    await moveDown(page, 6000);
    asked.length = 0;
    await page.reload({ waitUntil: 'networkidle' });
    const far = await page
      .locator('main img')
      .evaluateAll((images) =>
        images
          .filter((image) => image.getBoundingClientRect().top > innerHeight + 4000)
          .map((image) => ({ id: idOf(image), top: image.getBoundingClientRect().top })),
      );
    expect(far.length).toBeGreaterThan(0);
    expect(asked.filter((id) => far.some((picture) => picture.id === id))).toEqual([]);
    const first = far[0];
    await page.evaluate((top) => scrollTo(0, top - innerHeight - 300), first?.top ?? 0);
    await expect.poll(() => asked).toContain(first?.id);
  });

  test(`${language}: every picture knows its size, its text and its formats before it comes`, async ({
    page,
  }) => {
    const positions = new Set<string>();
    for (const { path } of pagesOf(language)) {
      await page.goto(path);
      for (const position of await focalPoints(page)) positions.add(position);
      for (const image of await page.locator('main img').all()) {
        const html = await image.evaluate((img) => img.outerHTML);
        expect(html, path).toMatch(/width="[1-9]\d*" height="[1-9]\d*"/);
        expect(html, path).toMatch(/^<img [^>]*loading="(lazy|eager)"[^>]* src="/);
        const source = image.locator('xpath=preceding-sibling::source');
        await expect(source).toHaveAttribute('type', 'image/avif');
      }
    }
    // Where an editor has set a focal point, it decides what is seen of a picture that is cropped.
    positions.delete('50% 50%');
    expect(positions.size).toBeGreaterThan(0);
  });
}

test('the picture of an article is fetched at once and first, all others of the page lazily', async ({
  page,
}) => {
  await page.goto(pageOf('de', 'news').path);
  const link = page.locator('main li:has(img) h3 a').first();
  await page.goto((await link.getAttribute('href')) ?? '');
  const eager = page.locator('main img:not([loading=lazy])');
  await expect(eager).toHaveCount(1);
  await expect(eager).toHaveAttribute('fetchpriority', 'high');
});

test('on paper no picture is missing', async ({ page }) => {
  await page.goto('/');
  expect(await page.locator('img[loading=lazy]').count()).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('img[loading=lazy]')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true);
});

function focalPoints(page: Page): Promise<string[]> {
  return page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectPosition));
}

/** The ids of the pictures the page has asked for. */
function askedPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, id] = /\/media\/(\d+)\//.exec(request.url()) ?? [];
    if (id) asked.push(id);
  });
  return asked;
}

/** On every load of the page from now on, what follows the first section begins so much further down. */
async function moveDown(page: Page, pixels: number): Promise<void> {
  await page.addInitScript((height) => {
    Object.assign(window, {
      idOf: (image: HTMLImageElement) => /\/media\/(\d+)\//.exec(image.src)?.[1],
    });
    new MutationObserver((_, observer) => {
      const first = document.querySelector('main > section');
      if (!first) return;
      observer.disconnect();
      (first as HTMLElement).style.marginBottom = `${height}px`;
    }).observe(document, { childList: true, subtree: true });
  }, pixels);
}

declare global {
  function idOf(image: Element): string;
}
