/** The files of the customer portal: listing, selection and actions (specification sections 4 and 8). */
import { readFileSync } from 'node:fs';
import { expectAccessibleInScheme, expectNoHorizontalScroll } from '../support/color-schemes.ts';
import { expect, site, test } from '../support/journey.ts';
import { fieldOf, libraries, openLibrary, rowsOf } from '../support/library.ts';
import { logInToPortal } from '../support/members.ts';
import { expectScriptBudget } from '../support/script-budget.ts';

const text = {
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
  support: 'kontakt@oilway.example',
  tiles: 'Kafelki',
  word: 'wskazowki',
  submit: 'Szukaj',
  back: 'Wróć do wszystkich plików',
} as const;

test('enables actions by selection, explains unavailable ones, and loads at most 12 kB of scripts before', async ({
  page,
}) => {
  await expectScriptBudget(page, () => openLibrary(page, text));
  const library = page.locator('[data-library]');
  const bar = page.locator('[data-library-bar]');
  const action = (name: RegExp) => bar.getByRole('link', { name });
  const choose = (row: string) => page.locator(row).first().locator('[data-select]');
  const all = await rowsOf(page).count();
  expect(all).toBeGreaterThan(5);
  await expect(bar).toBeHidden();

  await test.step('a printable file', async () => {
    await choose('[data-has-file][data-has-print]').check();
    await expect(bar.getByRole('status')).toHaveText(text.chosen(1));
    await expect(library).toHaveClass(/bottom-style/);
    for (const name of [text.preview, text.download, text.mail, text.print])
      await expect(action(name)).toBeVisible();
    await expect(action(text.external)).toBeHidden();
    await expectAccessibleInScheme(page, 'light');
  });

  await test.step('a printable and a non-printable file', async () => {
    await choose('[data-has-file]:not([data-has-print])').check();
    await expect(action(text.print)).toBeHidden();
    await expect(bar.getByText(text.noPrint)).toBeVisible();
    await expect(action(text.preview)).toBeVisible();
    await expect(bar.getByText(text.single)).toBeVisible();
    const mail = new URL((await action(text.mail).getAttribute('href')) ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toMatch(/Oilway/);
    expect(mail.searchParams.get('body')).toContain(`${site()}/customerPortal/files/`);
    expect(mail.searchParams.get('body')).toContain(text.support);
    const zip = page.waitForEvent('download');
    await action(text.download).click();
    const saved = await zip;
    expect(saved.suggestedFilename()).toMatch(/\.zip$/);
    expect(readFileSync(await saved.path(), 'latin1').slice(0, 2)).toBe('PK');
  });

  await test.step('a link without a file', async () => {
    await bar.getByRole('button', { name: text.clear }).click();
    await expect(bar).toBeHidden();
    await expect(library).not.toHaveClass(/bottom-style/);
    await choose('[data-link]:not([data-has-file])').check();
    await expect(action(text.external)).toHaveAttribute('href', /^https:\/\//);
    for (const name of [text.preview, text.download, text.mail, text.print])
      await expect(action(name)).toBeHidden();
    await expect(bar.getByText(text.noFile).first()).toBeVisible();
    await choose('[data-has-file]').check();
    await expect(action(text.external)).toBeHidden();
    await bar.getByRole('button', { name: text.clear }).click();
    // The demo contains no file with an external link.
    const both = page.locator('[data-has-file]').first();
    await both.evaluate((row) => row.setAttribute('data-link', 'https://hersteller.example/'));
    await choose('[data-link][data-has-file]').check();
    await expect(action(text.external)).toBeHidden();
    await expect(action(text.download)).toBeVisible();
  });

  await test.step('selects all by keyboard and clears the selection', async () => {
    const selectAll = page.getByRole('checkbox', { name: text.all });
    await expect(selectAll).toHaveJSProperty('indeterminate', true);
    await selectAll.focus();
    await page.keyboard.press('Space');
    await expect(bar.getByRole('status')).toHaveText(text.chosen(all));
    await page.keyboard.press('Space');
    await expect(bar).toBeHidden();
  });
});

test('lists the files of a category as rows and tiles and downloads a file by its name link', async ({
  page,
}) => {
  await logInToPortal(page, text.login, site());
  await page.goto(text.portal);
  await page.getByRole('link', { name: text.files, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: text.files })).toBeVisible();
  const category = page.locator('[data-library] > nav a').last();
  const count = Number(/\d+$/.exec((await category.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  expect(await rowsOf(page).count()).toBeGreaterThan(count);
  await category.click();
  await expect(rowsOf(page)).toHaveCount(count);

  const file = page.locator('[data-has-file]').first();
  const saving = page.waitForEvent('download');
  await file.getByRole('link').first().click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^[^.]+\.[a-z]+$/);
  const bytes = readFileSync(await saved.path()).length;
  await expect(file).toHaveAttribute('data-bytes', String(bytes));

  await page.getByRole('link', { name: text.tiles }).click();
  await expect(page).toHaveURL(/view=tiles/);
  await expect(rowsOf(page)).toHaveCount(count);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInScheme(page, 'dark');
  await expectNoHorizontalScroll(page);
});

test.describe('no JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('searches, filters and downloads a file', async ({ page }) => {
    await logInToPortal(page, text.login, site());
    await page.goto(text.library);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    const all = await rowsOf(page).count();
    await fieldOf(page).fill(text.word);
    await page.locator('#library-kind').selectOption('text');
    await page.getByRole('button', { name: text.submit }).click();
    await expect(page).toHaveURL(new RegExp(`\\?q=${text.word}&filter=text$`));
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(fieldOf(page)).toHaveValue(text.word);
    const saving = page.waitForEvent('download');
    await page.locator('[data-has-file]').first().getByRole('link').first().click();
    const saved = await saving;
    expect(readFileSync(await saved.path(), 'utf8')).toBe(text.note.words);
    await page.getByRole('link', { name: text.back }).click();
    await expect(rowsOf(page)).toHaveCount(all);

    // Enter in the empty field opens the first page.
    await page.locator('[data-library] > nav a').last().click();
    await expect(page).toHaveURL(/\?category=\d+$/);
    const first = page.url();
    await page.goto(`${first}&page=2`);
    await fieldOf(page).press('Enter');
    await expect(page).toHaveURL(first);
    await page.goBack();
    await expect(page).toHaveURL(`${first}&page=2`);
  });
});
