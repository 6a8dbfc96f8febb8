/** What holds on every page of both languages: readable, whole, and nothing taken from elsewhere. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import {
  articlesOf,
  type Language,
  languages,
  listPartsOf,
  pagesOf,
  pastEventOf,
  words,
} from './pages.ts';

/** Every page of the tree, every news post and event, and parts of the lists. */
const everyPage = (language: Language) => [
  ...pagesOf(language),
  ...articlesOf(language),
  pastEventOf(language),
  ...listPartsOf(language),
];

test.describe('without scripts', () => {
  test.describe.configure({ timeout: 420_000 });
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`${language}: every page can be read and left`, async ({ page }) => {
      for (const { heading, path } of everyPage(language)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const unseen = await page
          .locator('main :is(h2, h3, p, li, td, summary)')
          .evaluateAll((texts) =>
            texts
              .filter(
                (text) =>
                  !text.closest(
                    'details:not([open]) > :not(summary), [hidden], [data-form], [data-recaptcha] > p',
                  ),
              )
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

const viewports = {
  '320 px': { width: 320, height: 640 },
  '200 % zoom of 1280 px': { width: 640, height: 400 },
  '400 % zoom of 1280 px, half the height': { width: 320, height: 256 },
  '1920 px': { width: 1920, height: 1080 },
};

test.describe('in any window', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const language of languages)
    for (const { heading, path } of everyPage(language))
      test(`${language}: ${path} has an outline, its pictures, room, stillness, and a print`, async ({
        page,
      }) => {
        await page.goto(path);
        await expectOutline(page);
        await expectPictures(page);
        await expectStillness(page);
        await expectRoom(page);
        await expectPrint(page, language, heading);
      });
});

/** One h1, and no level left out. */
async function expectOutline(page: Page): Promise<void> {
  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  expect(
    levels.filter((level) => level === 1),
    page.url(),
  ).toHaveLength(1);
  for (const [index, level] of levels.entries()) {
    const above = levels[index - 1] ?? 0;
    expect(level, `${page.url()}: heading ${index + 1}`).toBeLessThanOrEqual(above + 1);
  }
}

/** Every picture can be loaded, near or far, and has its text. */
async function expectPictures(page: Page): Promise<void> {
  const bad = await page.locator('img').evaluateAll(async (images) => {
    const found: string[] = [];
    for (const image of images as HTMLImageElement[]) {
      if (!/\S/.test(image.alt)) found.push(`no text: ${image.currentSrc}`);
      image.loading = 'eager';
      await image.decode().catch(() => found.push(`does not load: ${image.src}`));
    }
    return found;
  });
  expect(bad, page.url()).toEqual([]);
}

/** For whoever wants less motion nothing moves. */
async function expectStillness(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );
  expect(moving, page.url()).toEqual([]);
  const smooth = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollBehavior,
  );
  expect(smooth, page.url()).toBe('auto');
}

/** Nothing scrolls sideways: in no window, at no zoom, and not with text twice as large. */
async function expectRoom(page: Page): Promise<void> {
  const before = page.viewportSize();
  // For a moment after a window has changed, Chrome's lengths in vw may still be those of the window before.
  const expectNone = (where: string) =>
    expect.poll(() => sideways(page), `${page.url()} ${where}`).toEqual([]);
  for (const [name, viewport] of Object.entries(viewports)) {
    await page.setViewportSize(viewport);
    await expectNone(`at ${name}`);
  }
  const size = (value: string) =>
    page.evaluate((given) => {
      document.documentElement.style.fontSize = given;
    }, value);
  await page.setViewportSize({ width: 1280, height: 900 });
  await size('200%');
  await expectNone('with large text');
  await size('');
  if (before) await page.setViewportSize(before);
}

/** Printed, the menus are hidden and the text is there, dark ink on white paper. */
async function expectPrint(page: Page, language: Language, heading: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(heading);
  await expect(title).toBeVisible();
  for (const menu of [words[language].mainMenu, words[language].footer])
    await expect(page.getByRole('navigation', { name: menu })).toBeHidden();
  await expect(title).toHaveCSS('color', /^rgb\((\d|[1-5]\d), /);
  await page.emulateMedia({ media: 'screen' });
}

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
