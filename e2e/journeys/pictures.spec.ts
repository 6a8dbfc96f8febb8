/** When pictures are fetched, and what of them is seen (behaviour sheet 3). What the HTML says of them: `site/pages/pictures.test.ts`. */
import type { Page } from '@playwright/test';
import { awake } from '../support/awake.ts';
import { expect, test } from '../support/journey.ts';

test('a picture far below is fetched when it comes near, before it is seen, and on paper none is missing', async ({
  page,
}) => {
  const asked = askedPictures(page);
  await moveDown(page, 6000);
  await page.goto('/');
  await awake(page);
  const far = await page
    .locator('main img')
    .evaluateAll((images) =>
      images
        .filter((image) => image.getBoundingClientRect().top > innerHeight + 4000)
        .map((image) => ({ id: idOf(image), top: image.getBoundingClientRect().top })),
    );
  expect(far.length).toBeGreaterThan(0);
  // What is not fetched lazily has come before the page is loaded.
  expect(asked.filter((id) => far.some((picture) => picture.id === id))).toEqual([]);
  const [first] = far;
  await page.evaluate((top) => scrollTo(0, top - innerHeight - 300), first?.top ?? 0);
  await expect.poll(() => asked).toContain(first?.id);

  await test.step('where an editor has set a focal point, it decides what is seen of a picture that is cropped', async () => {
    const positions = await page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectPosition));
    expect(positions.filter((position) => position !== '50% 50%').length).toBeGreaterThan(0);
  });

  await test.step('on paper', async () => {
    const lazy = page.locator('img[loading=lazy]');
    const complete = () => page.evaluate(() => [...document.images].every((one) => one.complete));
    expect(await lazy.count()).toBeGreaterThan(0);
    expect(await complete()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(lazy).toHaveCount(0);
    await expect.poll(complete).toBe(true);
  });
});

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
