/** Files of the library are looked at in the frame of the lightbox, without leaving the page. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { draw } from './hands.ts';
import { edited, expect, test } from './journey.ts';
import { libraries, openLibrary, rowsOf } from './library.ts';
import { dialogOf } from './lightbox.ts';
import { languages } from './pages.ts';

test.describe.configure({ timeout: 180_000 });

const texts = {
  de: {
    ...libraries.de,
    preview: /^Vorschau/,
    next: 'Nächste Datei',
    previous: 'Vorherige Datei',
    close: 'Schließen',
    larger: 'In voller Größe zeigen',
    whole: 'Ganz zeigen',
    named: (number: number, count: number, name: string) => `Datei ${number} von ${count}: ${name}`,
    position: (number: number, count: number) => `${number} von ${count}`,
    download: /^Herunterladen \(/,
    noPreview: 'Diese Art von Datei lässt sich hier nicht zeigen. Bitte laden Sie sie herunter.',
    cannotLoad: 'Der Inhalt kann nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
    logIn: 'Zur Anmeldung',
  },
  pl: {
    ...libraries.pl,
    preview: /^Podgląd/,
    next: 'Następny plik',
    previous: 'Poprzedni plik',
    close: 'Zamknij',
    larger: 'Pokaż w pełnym rozmiarze',
    whole: 'Pokaż w całości',
    named: (number: number, count: number, name: string) => `Plik ${number} z ${count}: ${name}`,
    position: (number: number, count: number) => `${number} z ${count}`,
    download: /^Pobierz \(/,
    noPreview: 'Plików tego rodzaju nie da się tutaj pokazać. Prosimy pobrać plik.',
    cannotLoad: 'Nie można wczytać treści. Prosimy spróbować później.',
    ended: 'Sesja wygasła. Prosimy zalogować się ponownie.',
    logIn: 'Przejdź do logowania',
  },
} as const;

const ofType = (page: Page, type: string) => page.locator(`[data-type^="${type}"]`).first();
const kinds = ['application/pdf', 'image/', 'text/plain', 'application/zip'] as const;

/** Chooses the first file of each kind. @returns their names, in the order of the list. */
async function choose(page: Page, types: readonly string[]): Promise<string[]> {
  for (const type of types) await ofType(page, type).locator('[data-choose]').check();
  await expect(page.locator('[data-library-bar]')).toBeVisible();
  return page
    .locator('[data-file][data-chosen]')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.name ?? ''));
}

for (const language of languages) {
  const text = texts[language];
  const link = (page: Page) =>
    page.locator('[data-library-bar]').getByRole('link', { name: text.preview });

  test(`${language}: a PDF stands in a frame with its name; Esc closes it`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (answer) => answer.url().endsWith('.js') && scripts.push(answer.url()));
    await openLibrary(page, text);
    const [name] = await choose(page, ['application/pdf']);
    const row = ofType(page, 'application/pdf');
    const id = await row.getAttribute('data-file');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((address) => /\/open-/.test(address))).toEqual([]);

    const framed = page.waitForRequest(
      (request) => request.url().endsWith(`/files/${id}/preview`) && request.method() === 'GET',
    );
    await link(page).click();
    const answer = await (await framed).response();
    expect(answer?.headers()['content-type']).toBe('application/pdf');
    const frame = dialogOf(page).locator('iframe');
    await expect(frame).toHaveAttribute('title', name ?? '');
    await expect(dialogOf(page)).toHaveAttribute('aria-label', text.named(1, 1, name ?? ''));
    expect(await dialogOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await expect(page).toHaveURL(new RegExp(`#file-${id}$`));
    await expect(dialogOf(page).locator('[data-part=loading]')).toHaveCount(0);
    const sent = await page.request.get(`${edited()}/customerPortal/files/${id}/preview`);
    expect((await sent.body()).subarray(0, 5).toString()).toBe('%PDF-');

    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  });

  test(`${language}: several files follow one another, each in its own way`, async ({ page }) => {
    await openLibrary(page, text);
    const names = await choose(page, kinds);
    expect(names).toHaveLength(4);
    await link(page).click();
    const dialog = dialogOf(page);
    const shown = dialog.locator('.yarl__slide_current');
    for (const [at, name] of names.entries()) {
      await expect(dialog).toHaveAttribute('aria-label', text.named(at + 1, 4, name));
      await expect(dialog.getByText(text.position(at + 1, 4), { exact: true })).toBeVisible();
      await expect(dialog.getByText(name).first()).toBeVisible();
      const row = page.locator(`[data-file][data-name="${name}"]`);
      const [id, type] = [await row.getAttribute('data-file'), await row.getAttribute('data-type')];
      await expect(dialog.getByRole('link', { name: text.download })).toHaveAttribute(
        'href',
        `/customerPortal/files/${id}`,
      );
      if (type === 'application/pdf') await expect(shown.locator('iframe')).toBeVisible();
      else if (type === 'text/plain')
        await expect(shown.getByRole('region', { name })).toContainText(text.note.words.trim());
      else if (type === 'application/zip')
        await expect(shown.getByText(text.noPreview)).toBeVisible();
      else await expect(shown.getByRole('img', { name })).toBeVisible();
      await expect(dialog).toHaveAttribute('data-state', 'open');
      if (type !== 'application/pdf') await expectAccessible(page, 'dialog');
      if (at < 3) await dialog.getByRole('button', { name: text.next }).click();
    }
    await expect(dialog.getByRole('button', { name: text.next })).toBeDisabled();
    await dialog.getByRole('button', { name: text.previous }).click();
    await expect(dialog).toHaveAttribute('aria-label', text.named(3, 4, names[2] ?? ''));
    await dialog.getByRole('button', { name: text.close }).click();
    await expect(dialog).toHaveCount(0);
  });

  test(`${language}: Back closes it, Forward opens it, an address opens it`, async ({ page }) => {
    await openLibrary(page, text);
    const [name = ''] = await choose(page, ['text/plain']);
    await link(page).click();
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

  test(`${language}: a picture is shown in its own size and whole again`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLibrary(page, text);
    const [name = ''] = await choose(page, ['image/']);
    await link(page).click();
    const picture = dialogOf(page).getByRole('img', { name });
    const widthOf = () => picture.evaluate((img) => Math.round(img.getBoundingClientRect().width));
    await expect.poll(widthOf).toBeGreaterThan(0);
    await expect.poll(widthOf).toBeLessThanOrEqual(390);
    await dialogOf(page).getByRole('button', { name: text.larger }).press('Enter');
    await expect(dialogOf(page)).toHaveAttribute('data-zoomed', '');
    await expect.poll(widthOf).toBeGreaterThan(390);
    await expectAccessible(page, 'dialog');
    await dialogOf(page).getByRole('button', { name: text.whole }).press('Enter');
    await expect(dialogOf(page)).not.toHaveAttribute('data-zoomed');
    await expect.poll(widthOf).toBeLessThanOrEqual(390);
  });

  test.describe('what does not come', () => {
    test.use({ tolerated: [/40[14]|ERR_FAILED/] });

    test(`${language}: is said, and a session that ended meanwhile, too`, async ({ page }) => {
      await openLibrary(page, text);
      await choose(page, ['application/pdf', 'image/', 'text/plain']);
      await page.route(/\/preview$/, (route) => route.abort());
      await link(page).click();
      const [dialog, alert] = [dialogOf(page), dialogOf(page).locator('.yarl__slide_current')];
      const next = dialog.getByRole('button', { name: text.next });
      for (const at of [0, 1, 2]) {
        await expect(alert.getByText(text.cannotLoad)).toBeVisible();
        if (at < 2) await next.click();
      }
      await expectAccessible(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await page.unroute(/\/preview$/);
      await page.context().clearCookies();
      await link(page).click();
      for (const at of [0, 1, 2]) {
        await expect(alert.getByText(text.ended)).toBeVisible();
        if (at < 2) await next.click();
      }
      await expect(dialog.locator('iframe')).toHaveCount(0);
      await alert.getByRole('link', { name: text.logIn }).click();
      await expect(page).toHaveURL(edited() + text.portal);
    });
  });
}

test('on a phone a text is read by a finger, by the wheel and by keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 210 });
  await openLibrary(page, texts.de);
  const [name] = await choose(page, ['text/plain']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('[data-action=preview] a').press('Enter');
  const region = dialogOf(page).getByRole('region', { name });
  await expect(region).toBeVisible();
  // A key that is pressed while the text still scrolls moves nothing, hence each waits for the one before.
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
  expect(await afterScrolling(() => draw(page, low, { ...low, y: low.y - 60 }))).toBeGreaterThan(0);
  await expect(dialogOf(page)).toHaveCount(1);
});
