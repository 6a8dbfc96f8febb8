/** Lazy loading and focal points of images (behaviour sheet 3). Their HTML: `site/pages/images.test.ts`. */
import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';

test('loads a distant image shortly before it is visible, and all images for print', async ({
  page,
}) => {
  const requestedIds = requestedImageIds(page);
  await moveDown(page, 6000);
  await page.goto('/');
  await waitForHydration(page);
  const far = await page
    .locator('main img')
    .evaluateAll((images) =>
      images
        .filter((image) => image.getBoundingClientRect().top > innerHeight + 4000)
        .map((image) => ({ id: idOf(image), top: image.getBoundingClientRect().top })),
    );
  expect(far.length).toBeGreaterThan(0);
  // Images without lazy loading have loaded before the load event.
  expect(requestedIds.filter((id) => far.some((image) => image.id === id))).toEqual([]);
  const [first] = far;
  await page.evaluate((top) => scrollTo(0, top - innerHeight - 300), first?.top ?? 0);
  await expect.poll(() => requestedIds).toContain(first?.id);

  await test.step('crops an image at the focal point set by an editor', async () => {
    const positions = await page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectPosition));
    expect(positions.filter((position) => position !== '50% 50%').length).toBeGreaterThan(0);
  });

  await test.step('loads all images for print', async () => {
    const lazy = page.locator('img[loading=lazy]');
    const complete = () => page.evaluate(() => [...document.images].every((one) => one.complete));
    expect(await lazy.count()).toBeGreaterThan(0);
    expect(await complete()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(lazy).toHaveCount(0);
    await expect.poll(complete).toBe(true);
  });
});

/** Records the ids of the images that the page requests. */
function requestedImageIds(page: Page): string[] {
  const requestedIds: string[] = [];
  page.on('request', (request) => {
    const [, id] = /\/media\/(\d+)\//.exec(request.url()) ?? [];
    if (id) requestedIds.push(id);
  });
  return requestedIds;
}

/** Moves everything below the first section down, on each page load. */
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
