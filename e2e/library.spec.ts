/** The files of the customer portal: found, chosen, and what can be done with them (specification sections 4 and 8). */
import { readFileSync } from 'node:fs';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { expectFewScripts } from './few-scripts.ts';
import { edited, expect, test } from './journey.ts';
import { fieldOf, libraries, logInTo, openLibrary } from './library.ts';
import { languages } from './pages.ts';

test.describe.configure({ timeout: 180_000 });

const texts = {
  de: {
    ...libraries.de,
    files: 'Dateien',
    all: 'Alle auswählen',
    chosen: (count: number) => (count === 1 ? '1 ausgewählt' : `${count} ausgewählt`),
    clear: 'Auswahl aufheben',
    download: /^Herunterladen/,
    preview: /^Vorschau/,
    mail: /^Per E-Mail/,
    external: /^Externer Link/,
    print: /^Drucken/,
    single: 'Nur für einen einzelnen Eintrag',
    noFile: /hat keine Datei$/,
    noPrint: /hat keine Druckdatei$/,
    tiles: 'Kacheln',
  },
  pl: {
    ...libraries.pl,
    files: 'Pliki',
    all: 'Zaznacz wszystko',
    chosen: (count: number) => `Wybrano: ${count}`,
    clear: 'Wyczyść wybór',
    download: /^Pobierz/,
    preview: /^Podgląd/,
    mail: /^E-mail/,
    external: /^Link zewnętrzny/,
    print: /^Drukuj/,
    single: 'Tylko dla jednej pozycji',
    noFile: /nie ma pliku$/,
    noPrint: /nie ma pliku do druku$/,
    tiles: 'Kafelki',
  },
} as const;

const bytesOf = (path: string) => readFileSync(path).length;

for (const language of languages) {
  const text = texts[language];

  test(`${language}: at most 8 kB of scripts, and no React, before anything is pressed`, async ({
    page,
  }) => {
    await expectFewScripts(page, () => openLibrary(page, text));
  });

  test(`${language}: what is chosen decides what can be done, and what cannot says why`, async ({
    page,
  }) => {
    await logInTo(page, text);
    await page.getByRole('link', { name: text.files, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: text.files })).toBeVisible();
    const library = page.locator('[data-library]');
    const bar = page.locator('[data-library-bar]');
    const rows = page.locator('[data-file]');
    const action = (name: RegExp) => bar.getByRole('link', { name });
    const choose = (row: string) => page.locator(row).first().locator('[data-choose]');
    const all = await rows.count();
    expect(all).toBeGreaterThan(5);
    await expect(bar).toBeHidden();

    const printable = '[data-has-file][data-has-print]';
    await choose(printable).check();
    await expect(bar.getByRole('status')).toHaveText(text.chosen(1));
    await expect(library).toHaveClass(/bottom-style/);
    for (const name of [text.preview, text.download, text.mail, text.print])
      await expect(action(name)).toBeVisible();
    await expect(action(text.external)).toBeHidden();
    await expectAccessibleInBothSchemes(page);

    await choose('[data-has-file]:not([data-has-print])').check();
    await expect(action(text.print)).toBeHidden();
    await expect(bar.getByText(text.noPrint)).toBeVisible();
    await expect(action(text.preview)).toBeVisible();
    await expect(bar.getByText(text.single)).toBeVisible();
    const mail = new URL((await action(text.mail).getAttribute('href')) ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('body')).toContain('/customerPortal/files/');

    const zip = page.waitForEvent('download');
    await action(text.download).click();
    const saved = await zip;
    expect(saved.suggestedFilename()).toMatch(/\.zip$/);
    const link = await action(text.download).getAttribute('href');
    const whole = await page.request.get(edited() + link);
    expect(bytesOf(await saved.path())).toBe((await whole.body()).length);

    await bar.getByRole('button', { name: text.clear }).click();
    await expect(bar).toBeHidden();
    await expect(library).not.toHaveClass(/bottom-style/);
    await choose('[data-link]:not([data-has-file])').check();
    await expect(action(text.external)).toHaveAttribute('href', /^https:\/\//);
    await expect(action(text.download)).toBeHidden();
    await expect(bar.getByText(text.noFile).first()).toBeVisible();

    // By keyboard: all, and none again.
    const selectAll = page.getByRole('checkbox', { name: text.all });
    await expect(selectAll).toHaveJSProperty('indeterminate', true);
    await selectAll.focus();
    await page.keyboard.press('Space');
    await expect(bar.getByRole('status')).toHaveText(text.chosen(all));
    await page.keyboard.press('Space');
    await expect(bar).toBeHidden();
  });

  test(`${language}: a category shows its files, as tiles too, and a file is what its name leads to`, async ({
    page,
  }) => {
    await logInTo(page, text);
    await page.getByRole('link', { name: text.files, exact: true }).first().click();
    const category = page.locator('[data-library] > nav a').last();
    const count = Number(/\d+$/.exec((await category.textContent()) ?? '')?.[0]);
    await category.click();
    await expect(page.locator('[data-file]')).toHaveCount(count);
    await page.getByRole('link', { name: text.tiles }).click();
    await expect(page.locator('[data-file]')).toHaveCount(count);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessibleInBothSchemes(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(390);

    await page.goto(`${edited()}${new URL(page.url()).pathname}`);
    const file = page.locator('[data-has-file]').first();
    const saving = page.waitForEvent('download');
    await file.getByRole('link').first().click();
    const saved = await saving;
    const id = await file.getAttribute('data-file');
    const sent = await page.request.get(`${edited()}/customerPortal/files/${id}`);
    expect(bytesOf(await saved.path())).toBe((await sent.body()).length);
    expect(saved.suggestedFilename()).toMatch(/^[^.]+\.[a-z]+$/);

    await page.goto(`${edited()}${new URL(page.url()).pathname}?category=999999`);
    await expect(page).not.toHaveURL(/category/);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a member reads the list and takes a file', async ({ page }) => {
    const { login, portal } = texts.de;
    await page.goto(edited() + portal);
    await page.locator('#login-form-userName').fill(login.email);
    await page.locator('#login-form-password').fill(login.password);
    await page.locator('#login-form button').click();
    await page.getByRole('link', { name: texts.de.files, exact: true }).first().click();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    const saving = page.waitForEvent('download');
    await page.locator('[data-has-file]').first().getByRole('link').first().click();
    expect((await saving).suggestedFilename()).not.toBe('');
  });
});

for (const [when, comes] of [
  ['with its script', true],
  ['before its script has come', false],
] as const)
  test(`a search without words leads to the first page, and Back to the one before, ${when}`, async ({
    page,
  }) => {
    await openLibrary(page, libraries.de);
    await page.locator('[data-library] > nav a').last().click();
    await expect(page).toHaveURL(/\?category=\d+$/);
    const first = page.url();
    const script = /\/assets\/search-[^/]*\.js$/;
    if (!comes) await page.route(script, () => {});
    await page.goto(`${first}&page=2`, { waitUntil: 'networkidle' });
    const asked = comes ? page.waitForResponse(script) : page.waitForRequest(script);
    await fieldOf(page).focus();
    await asked;
    await fieldOf(page).press('Enter');
    await expect(page).toHaveURL(first);
    await page.goBack();
    await expect(page).toHaveURL(`${first}&page=2`);
    await expect(page.locator('[data-library]')).toBeVisible();
  });
