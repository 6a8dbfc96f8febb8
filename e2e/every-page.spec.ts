/** What holds on every page of both languages: readable, whole, and nothing taken from elsewhere. */
import { demo } from '@oilway/content/demo/demo.ts';
import type { Page } from '@playwright/test';
import { expect, site, test } from './journey.ts';
import { languages, pagesOf, words } from './pages.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`${language}: every page can be read and left`, async ({ page }) => {
      for (const { heading, path } of pagesOf(language)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const unseen = await page
          .locator('main :is(h2, h3, p, li, td, summary)')
          .evaluateAll((texts) =>
            texts
              .filter((text) => !text.closest('details:not([open]) > :not(summary)'))
              .filter(
                (text) =>
                  !text.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
              )
              .map((text) => text.textContent),
          );
        expect(unseen, path).toEqual([]);
        await expect(page.getByRole('navigation', { name: words[language].footer })).toBeVisible();
      }
      const question = page.locator('main summary').first();
      await page.goto(pagesOf(language).find(({ name }) => name === 'oil-change')?.path ?? '/');
      await question.click();
      await expect(page.locator('main details[open] p').first()).toBeVisible();
    });
  }
});

for (const language of languages) {
  test(`${language}: one h1, no level left out, every picture loads and has its text`, async ({
    page,
  }) => {
    for (const { path } of pagesOf(language)) {
      await page.goto(path);
      const levels = await page
        .locator('main :is(h1, h2, h3, h4, h5, h6)')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      for (const [index, level] of levels.entries()) {
        expect(level, `${path}: heading ${index + 1}`).toBeLessThanOrEqual(
          (levels[index - 1] ?? 0) + 1,
        );
      }
      for (const image of await page.locator('img').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect(image).toHaveAttribute('alt', /\S/);
        await expect
          .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
          .toBeTruthy();
      }
    }
  });

  test(`${language}: print hides the menus and keeps the text`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const { heading, path } of pagesOf(language)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: words[language].mainMenu })).toBeHidden();
      await expect(page.getByRole('navigation', { name: words[language].footer })).toBeHidden();
      const colour = await page
        .getByRole('heading', { level: 1 })
        .evaluate((element) => getComputedStyle(element).color);
      expect(colour, `${path}: dark ink on white paper`).toMatch(/^rgb\((\d|[1-5]\d), /);
    }
  });

  test(`${language}: reduced motion moves nothing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path } of pagesOf(language)) {
      await page.goto(path);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
      );
      expect(moving, path).toEqual([]);
      const smooth = await page.evaluate(
        () => getComputedStyle(document.documentElement).scrollBehavior,
      );
      expect(smooth, path).toBe('auto');
    }
  });
}

for (const [name, viewport] of Object.entries({
  '320 px': { width: 320, height: 640 },
  '200 % zoom of 1280 px': { width: 640, height: 400 },
  '400 % zoom of 1280 px, half the height': { width: 320, height: 256 },
  '1920 px': { width: 1920, height: 1080 },
})) {
  test(`nothing scrolls sideways at ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const { path } of languages.flatMap(pagesOf)) {
      await page.goto(path);
      expect(await sideways(page), path).toEqual([]);
    }
  });
}

test('text twice as large does not break the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const { path } of languages.flatMap(pagesOf)) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%');
    });
    expect(await sideways(page), path).toEqual([]);
  }
});

test('every internal link answers 200 and every fragment exists', async ({ page, request }) => {
  test.setTimeout(180_000);
  const seen = new Map<string, Set<string>>();
  const queue = languages.flatMap((language) => pagesOf(language).map(({ path }) => path));
  const fragments: { from: string; path: string; fragment: string }[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue;
    await page.goto(path);
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll('a[href]')].map(
        (link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href,
      ),
    }));
    seen.set(path, new Set(found.ids));
    for (const link of new Set(found.links)) {
      const url = new URL(link);
      if (url.origin !== site()) {
        expect(url.protocol, `${path}: ${link}`).toMatch(/^(https|tel|mailto):$/);
        continue;
      }
      if (url.hash) fragments.push({ from: path, path: url.pathname, fragment: url.hash.slice(1) });
      if (!seen.has(url.pathname)) {
        const answer = await request.get(url.pathname);
        expect(answer.status(), `${path} → ${link}`).toBe(200);
        if (answer.headers()['content-type']?.startsWith('text/html')) queue.push(url.pathname);
      }
    }
  }
  const missing = fragments.filter(
    ({ fragment, path }) => !seen.get(path)?.has(decodeURIComponent(fragment)),
  );
  expect(missing).toEqual([]);
  const articles = languages.length * (demo.news.length + demo.events.length);
  // An event that is over is in no list.
  expect(seen.size).toBeGreaterThan(languages.flatMap(pagesOf).length + articles - 4);
});

/** Whatever makes the page wider than its window, or hangs out of it to the right unclipped. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const wide =
      document.documentElement.scrollWidth > width
        ? [`page: ${document.documentElement.scrollWidth}`]
        : [];
    const texts = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, label, button, input, td'),
    ]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const scrolls = element.closest('[tabindex="0"], [data-scrolls]');
        return (
          box.width > 0 &&
          !scrolls &&
          element.checkVisibility() &&
          (box.right > width + 1 || box.left < -1)
        );
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
    return [...wide, ...texts];
  });
}
