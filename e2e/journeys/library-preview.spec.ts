/** Previews of library files in the lightbox, without leaving the page. */
import type { Page } from '@playwright/test';
import { errorResponses, failedRequests } from '../support/allowed-errors.ts';
import { expectAccessibleInScheme } from '../support/color-schemes.ts';
import { swipe } from '../support/interactions.ts';
import { expect, site, test } from '../support/journey.ts';
import { libraries, openLibrary, rowsOf } from '../support/library.ts';
import { dialogOf, enlarged } from '../support/lightbox.ts';

const text = {
  ...libraries.de,
  preview: /^Vorschau/,
  next: 'Nächste Datei',
  previous: 'Vorherige Datei',
  close: 'Schließen',
  larger: 'Vergrößern',
  whole: 'Verkleinern',
  named: (number: number, count: number, name: string) => `Datei ${number} von ${count}: ${name}`,
  download: /^Herunterladen \(/,
  noViewer:
    'Dieser Browser zeigt PDF-Dateien nicht innerhalb einer Seite. Bitte laden Sie sie herunter.',
  noPreview: 'Diese Art von Datei lässt sich hier nicht zeigen. Bitte laden Sie sie herunter.',
  cannotLoad: 'Der Inhalt kann nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  logIn: 'Zur Anmeldung',
  skip: 'Dokument überspringen',
} as const;

const ofType = (page: Page, type: string) => page.locator(`[data-type^="${type}"]`).first();
const kinds = ['application/pdf', 'image/', 'text/plain', 'application/zip'] as const;

/** Selects the first file of each type. @returns their names in list order. */
async function choose(page: Page, types: readonly string[]): Promise<string[]> {
  for (const type of types) await ofType(page, type).locator('[data-select]').check();
  await expect(page.locator('[data-library-bar]')).toBeVisible();
  // On a phone the other actions are folded.
  const more = page.locator('[data-more]');
  if (await more.isVisible()) await more.click();
  return page
    .locator('[data-file][data-selected]')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.name ?? ''));
}

const previewLink = (page: Page) => page.locator('[data-action=preview] a');

/** Fakes a browser with a PDF viewer: the headless shell has none. */
async function withViewer(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }),
  );
}

test('shows a PDF in a titled iframe; Escape and Back close it, Forward and the URL open it', async ({
  page,
}) => {
  await withViewer(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await openLibrary(page, text);
  const [name = ''] = await choose(page, ['application/pdf']);
  const id = await ofType(page, 'application/pdf').getAttribute('data-file');
  const lightbox = () => scripts.filter((address) => /\/open-lightbox-/.test(address));
  expect(lightbox()).toEqual([]);
  const framed = page.waitForResponse(
    (response) =>
      response.url().endsWith(`/files/${id}/preview`) && response.request().method() === 'GET',
  );
  await previewLink(page).click();
  const dialog = dialogOf(page);
  await expect(dialog.locator('iframe')).toHaveAttribute('title', name);
  expect((await framed).headers()['content-type']).toBe('application/pdf');
  expect(lightbox()).not.toEqual([]);
  await expect(dialog).toHaveAttribute('aria-label', text.named(1, 1, name));
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(page).toHaveURL(new RegExp(`#file-${id}$`));
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: text.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: text.close })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(previewLink(page)).toBeFocused();
  await expect.poll(() => new URL(page.url()).hash).toBe('');

  await test.step('Back closes it, Forward and a reload open it', async () => {
    await previewLink(page).click();
    await expect(dialogOf(page)).toHaveAttribute('aria-label', text.named(1, 1, name));
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(rowsOf(page).first()).toBeVisible();
    await page.goForward();
    await expect(dialogOf(page)).toHaveAttribute('aria-label', text.named(1, 1, name));
    await page.reload();
    await expect(dialogOf(page)).toHaveAttribute('aria-label', text.named(1, 1, name));
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
  });
});

test('shows a PDF in the viewer of a full Chromium', { tag: '@full' }, async ({ playwright }) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ baseURL: site() });
  const browserErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && browserErrors.push(message.text()));
  await openLibrary(page, text);
  const [name = ''] = await choose(page, ['application/pdf']);
  await previewLink(page).click();
  await expect(dialogOf(page).locator('iframe')).toHaveAttribute('title', name);
  await expect(dialogOf(page).locator('[data-part=loading]')).toHaveCount(0);
  expect(browserErrors).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await browser.close();
});

test('pages through several files, each shown by its type', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLibrary(page, text);
  const names = await choose(page, kinds);
  expect(names).toHaveLength(4);
  await previewLink(page).click();
  const dialog = dialogOf(page);
  const shown = dialog.locator('.yarl__slide_current');
  const seen: string[] = [];
  for (const [at, name] of names.entries()) {
    await expect(dialog).toHaveAttribute('aria-label', text.named(at + 1, 4, name));
    await expect(dialog.getByText(`${at + 1} / 4`, { exact: true })).toBeVisible();
    await expect(dialog.getByText(name).first()).toBeVisible();
    const row = page.locator(`[data-file][data-name="${name}"]`);
    const [id, type = ''] = await row.evaluate(({ dataset }) => [dataset.file, dataset.type]);
    await expect(dialog.getByRole('link', { name: text.download })).toHaveAttribute(
      'href',
      `/customerPortal/files/${id}`,
    );
    const view = {
      'application/pdf': shown.getByText(text.noViewer),
      'text/plain': shown.getByRole('region', { name }),
      'application/zip': shown.getByText(text.noPreview),
    }[type];
    await expect(view ?? shown.getByRole('img', { name })).toBeVisible();
    if (type === 'text/plain') await expect(shown).toContainText(text.note.words.trim());
    await expectAccessibleInScheme(page, 'light', 'dialog');
    if (view === undefined) await enlarge(page, name);
    seen.push(type.replace(/\/.*/, (rest) => (type.startsWith('image') ? '/' : rest)));
    if (at < 3) await dialog.getByRole('button', { name: text.next }).click();
  }
  expect(seen.sort()).toEqual([...kinds].sort());
  await expect(dialog.getByRole('button', { name: text.next })).toBeDisabled();
  await dialog.getByRole('button', { name: text.previous }).click();
  await expect(dialog).toHaveAttribute('aria-label', text.named(3, 4, names[2] ?? ''));
  await dialog.getByRole('button', { name: text.close }).click();
  await expect(dialog).toHaveCount(0);
});

/** Zooms the current image to full size and back. */
async function enlarge(page: Page, name: string): Promise<void> {
  const dialog = dialogOf(page);
  const image = dialog.getByRole('img', { name });
  const widthOf = () => image.evaluate((img) => Math.round(img.getBoundingClientRect().width));
  await expect.poll(widthOf).toBeGreaterThan(0);
  expect(await widthOf()).toBeLessThanOrEqual(390);
  await dialog.getByRole('button', { name: text.larger }).press('Enter');
  await expect(enlarged(page)).toHaveCount(1);
  await expect.poll(widthOf).toBeGreaterThan(390);
  await expectAccessibleInScheme(page, 'dark', 'dialog');
  await dialog.getByRole('button', { name: text.whole }).press('Enter');
  await expect(enlarged(page)).toHaveCount(0);
  await expect.poll(widthOf).toBeLessThanOrEqual(390);
}

test.describe('failed previews', () => {
  const preview = '/customerPortal/files/\\d+/preview';
  test.use({
    allowedErrors: new RegExp(
      `${errorResponses([401, preview]).source}|${failedRequests(preview).source}`,
    ),
  });

  test('shows an error, and a login link when the session has ended', async ({ page }) => {
    await withViewer(page);
    await openLibrary(page, text);
    await choose(page, ['application/pdf', 'image/', 'text/plain']);
    await page.route(/\/preview$/, (route) => route.abort());
    await previewLink(page).click();
    const [dialog, alert] = [dialogOf(page), dialogOf(page).locator('.yarl__slide_current')];
    const next = dialog.getByRole('button', { name: text.next });
    for (const at of [0, 1, 2]) {
      await expect(alert.getByText(text.cannotLoad)).toBeVisible();
      if (at < 2) await next.click();
    }
    await expectAccessibleInScheme(page, 'dark', 'dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.unroute(/\/preview$/);
    await page.context().clearCookies();
    await previewLink(page).click();
    for (const at of [0, 1, 2]) {
      await expect(alert.getByText(text.ended)).toBeVisible();
      if (at < 2) await next.click();
    }
    await expect(dialog.locator('iframe')).toHaveCount(0);
    await alert.getByRole('link', { name: text.logIn }).click();
    const returnUrl = encodeURIComponent(text.library);
    await expect(page).toHaveURL(`${site()}${text.portal}?returnUrl=${returnUrl}`);
  });
});

test('on a phone: scrolls a text file by touch, wheel and keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 210 });
  await openLibrary(page, text);
  const [name] = await choose(page, ['text/plain']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await previewLink(page).press('Enter');
  const region = dialogOf(page).getByRole('region', { name });
  await expect(region).toBeVisible();
  // A key press during scrolling has no effect, hence each waits for the end of the previous scroll.
  const afterScrolling = async (act: () => Promise<void>) => {
    const ended = await region.evaluateHandle((element) => ({
      scrolling: new Promise<number>((end) =>
        element.addEventListener('scrollend', () => end(element.scrollTop), { once: true }),
      ),
    }));
    await act();
    return ended.evaluate(({ scrolling }) => scrolling);
  };
  await region.hover();
  expect(await afterScrolling(() => page.mouse.wheel(0, 60))).toBeGreaterThan(0);
  await region.focus();
  expect(await afterScrolling(() => page.keyboard.press('Home'))).toBe(0);
  expect(await afterScrolling(() => page.keyboard.press('ArrowDown'))).toBeGreaterThan(0);
  expect(await afterScrolling(() => page.keyboard.press('Home'))).toBe(0);
  const { bottom, left } = await region.evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  );
  const low = { x: left + 20, y: bottom - 10 };
  expect(await afterScrolling(() => swipe(page, low, { ...low, y: low.y - 60 }))).toBeGreaterThan(
    0,
  );
  await expect(dialogOf(page)).toHaveCount(1);
});
