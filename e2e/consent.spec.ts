/** The visitor's choices: asked where they are needed, changed in the footer, known in every tab. */

import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { expect, site, test } from './journey.ts';
import { type Language, languages, pageOf, pagesOf } from './pages.ts';

const texts = {
  de: {
    settings: 'Cookie-Einstellungen',
    video: 'Videos von YouTube',
    maps: 'Straßenkarten',
    captcha: 'Schutz der Formulare (reCAPTCHA)',
    save: 'Auswahl speichern',
    revoke: 'Alles widerrufen',
    saved: 'Ihre Einstellungen sind gespeichert.',
  },
  pl: {
    settings: 'Ustawienia plików cookie',
    video: 'Filmy z YouTube',
    maps: 'Mapy ulic',
    captcha: 'Ochrona formularzy (reCAPTCHA)',
    save: 'Zapisz wybór',
    revoke: 'Wycofaj wszystkie zgody',
    saved: 'Ustawienia zostały zapisane.',
  },
} as const;

/** What the consent cookie of a page says; undefined where there is none. */
async function stored(page: Page): Promise<unknown> {
  const cookies = await page.context().cookies(site());
  const value = cookies.find(({ name }) => name === 'oilway-consent')?.value;
  return value === undefined ? undefined : JSON.parse(decodeURIComponent(value));
}

async function open(page: Page, language: Language) {
  const text = texts[language];
  await page.getByRole('contentinfo').getByRole('button', { name: text.settings }).press('Enter');
  const dialog = page.getByRole('dialog', { name: text.settings });
  await expect(dialog).toBeVisible();
  return dialog;
}

for (const language of languages) {
  const text = texts[language];
  const imprint = pageOf(language, 'imprint').path;

  test(`${language}: nothing asks and nothing is stored before anybody chooses`, async ({
    page,
  }) => {
    for (const { path } of pagesOf(language)) {
      await page.goto(path);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  });

  test(`${language}: a choice is made, kept and revoked with the keyboard alone`, async ({
    page,
  }) => {
    await page.goto(imprint);
    const dialog = await open(page, language);
    for (const name of [text.video, text.maps, text.captcha]) {
      await expect(dialog.getByRole('checkbox', { name })).not.toBeChecked();
    }
    await dialog.getByRole('checkbox', { name: text.video }).press('Space');
    await dialog.getByRole('button', { name: text.save }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: text.settings })).toBeFocused();
    await expect(page.getByText(text.saved)).toHaveRole('status');
    expect(await stored(page)).toEqual({ v: 1, video: true, maps: false, captcha: false });

    await page.goto(pageOf(language, 'home').path);
    const again = await open(page, language);
    await expect(again.getByRole('checkbox', { name: text.video })).toBeChecked();
    await expect(again.getByRole('checkbox', { name: text.maps })).not.toBeChecked();
    await again.getByRole('button', { name: text.revoke }).press('Enter');
    await expect(again).toBeHidden();
    expect(await stored(page)).toBeUndefined();
  });

  test(`${language}: Esc changes nothing`, async ({ page }) => {
    await page.goto(imprint);
    const dialog = await open(page, language);
    await dialog.getByRole('checkbox', { name: text.maps }).check();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await stored(page)).toBeUndefined();
    await expect(
      (await open(page, language)).getByRole('checkbox', { name: text.maps }),
    ).not.toBeChecked();
  });

  test(`${language}: the open settings at 390 px, in both schemes, by axe`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(imprint);
    const dialog = await open(page, language);
    await dialog.getByRole('checkbox', { name: text.video }).check();
    await expectAccessibleInBothSchemes(page, 'dialog[open]');
    const box = await dialog.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await dialog.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(
      false,
    );
  });
}

test.describe(() => {
  test.use({ tolerated: [/404/] });

  for (const language of languages) {
    test(`${language}: every page, read to its end: no request to anybody else, no cookie`, async ({
      context,
      request,
    }) => {
      test.setTimeout(300_000);
      const foreign: string[] = [];
      await context.route(
        (url) => url.origin !== site(),
        async (route) => {
          foreign.push(`${route.request().frame().url()} → ${route.request().url()}`);
          await route.abort();
        },
      );
      const map = await (await request.get(`/sitemap-${language}.xml`)).text();
      const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address]) => new URL(address ?? '').pathname,
      );
      expect(paths.length).toBeGreaterThan(30);
      for (const path of [...new Set(paths), language === 'de' ? '/gibt-es-nicht' : '/pl/nie-ma'])
        await expectRead(context, path);
      expect(foreign).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });
  }
});

/** In a tab of its own. One that is not read in 45 s fails, with its path and what it says of itself. */
async function expectRead(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  try {
    await test.step(path, () => readToTheEnd(page, path), { timeout: 45_000 });
  } catch (error) {
    throw new Error(`${path} is not read to its end: ${await stateOf(page)}`, { cause: error });
  }
  await page.close();
}

async function readToTheEnd(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

function stateOf(page: Page): Promise<string> {
  const said = page.evaluate(
    () =>
      `${document.readyState}, ${document.visibilityState}, ${scrollY} + ${innerHeight} of ${document.documentElement.scrollHeight}`,
  );
  const unsaid = new Promise<string>((resolve) => {
    setTimeout(resolve, 5000, 'it does not answer');
  });
  return Promise.race([said.catch((error: Error) => error.message), unsaid]);
}

test('another tab hears of it', async ({ context, page }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(pageOf('de', 'imprint').path);
  const there = await open(other, 'de');
  const here = await open(page, 'de');
  await here.getByRole('checkbox', { name: texts.de.maps }).check();
  await here.getByRole('button', { name: texts.de.save }).click();
  await expect(there.getByRole('checkbox', { name: texts.de.maps })).toBeChecked();
  await expect(there.getByRole('checkbox', { name: texts.de.video })).not.toBeChecked();
});

test('a revocation removes what the parts have kept, and nothing else', async ({
  context,
  page,
}) => {
  await page.goto(pageOf('de', 'imprint').path);
  await context.addCookies(
    ['oilway-video-dQw4w9WgXcQ', 'other-video'].map((name) => ({
      name,
      value: '42.7',
      url: site(),
    })),
  );
  await page.evaluate(() => {
    localStorage.setItem('oilway-video:dQw4w9WgXcQ', '{}');
    localStorage.setItem('text-size', '1.25');
  });
  const dialog = await open(page, 'de');
  await dialog.getByRole('button', { name: texts.de.revoke }).click();
  await expect(dialog).toBeHidden();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['other-video']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['text-size']);
});

test('a cookie that is not ours to read is no consent and no error', async ({ context, page }) => {
  for (const value of ['%', '{"v":1', '%7B%22v%22%3A9%2C%22video%22%3Atrue%7D']) {
    await context.addCookies([{ name: 'oilway-consent', value, url: site() }]);
    await page.goto(pageOf('de', 'imprint').path);
    const dialog = await open(page, 'de');
    await expect(dialog.getByRole('checkbox', { name: texts.de.video })).not.toBeChecked();
    await page.keyboard.press('Escape');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is nothing to set', async ({ page }) => {
    await page.goto(pageOf('de', 'imprint').path);
    await expect(page.getByText(texts.de.settings).filter({ visible: true })).toHaveCount(0);
  });
});
