/** Search and filters of the portal library (specification section 4: category can switch to search, and back). */

import { expectAccessibleInScheme, expectNoHorizontalScroll } from '../support/color-schemes.ts';
import { expect, test } from '../support/journey.ts';
import { fieldOf, libraries, openLibrary, rowsOf, waitForModules } from '../support/library.ts';

const text = {
  ...libraries.pl,
  word: 'wskazowki',
  marked: 'Wskazówki',
  many: 'oilway',
  all: /^Liczba plików: \d+(, linków: \d+)?$/,
  some: /^Pliki: (\d+) z\s\d+$/,
  off: 'Usuń filtr „PDF”',
  back: 'Wróć do wszystkich plików',
  everywhere: /^Szukaj we wszystkich plikach \(\d+\)$/,
  nothing: 'Nie znaleźliśmy nic dla „Quark”.',
  withoutFilters: 'Szukaj bez filtrów',
  filters: 'Filtry',
  categories: 'Kategorie',
  chosen: 'Wybrano: 1',
} as const;

test('searches while typing and follows Back, Forward, reload and Escape', async ({ page }) => {
  await openLibrary(page, text);
  const [field, rows] = [fieldOf(page), rowsOf(page)];
  const all = await rows.count();

  await test.step('focuses the search field on / unless a form control has focus', async () => {
    await page.keyboard.press('Control+/');
    await expect(field).not.toBeFocused();
    await page.locator('#library-kind').focus();
    await page.keyboard.press('/');
    await expect(page.locator('#library-kind')).toBeFocused();
    // On a German keyboard `/` is Shift+7.
    await page.locator('#library-all').focus();
    await page.keyboard.press('Shift+/');
    await expect(field).toBeFocused();
    await page.locator('#library-all').focus();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
  });

  await test.step('filters by a word and marks the match', async () => {
    await page.keyboard.type(text.word);
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(text.note.title);
    await expect(rows.locator('mark')).toHaveText(text.marked);
    await expect(page.getByRole('status').first()).toHaveText(text.some);
    await expect(page).toHaveURL(new RegExp(`\\?q=${text.word}$`));
    await expect(field).toBeFocused();
    await expect(field).toHaveJSProperty('selectionStart', text.word.length);
    await expectAccessibleInScheme(page, 'dark');
  });

  await test.step('restores the search on Back, Forward and reload', async () => {
    await page.goBack();
    await expect(rows).toHaveCount(all);
    await expect(field).toHaveValue('');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.goForward();
    await expect(rows).toHaveCount(1);
    await expect(field).toHaveValue(text.word);
    await page.reload();
    await waitForModules(page);
    await expect(rows).toHaveCount(1);
    await expect(field).toHaveValue(text.word);
  });

  await test.step('keeps a selected file while it is visible', async () => {
    const bar = page.locator('[data-library-bar]');
    await rows.first().locator('[data-select]').check();
    await expect(bar.getByRole('status')).toHaveText(text.chosen);
    await field.press('Escape');
    await expect(rows).toHaveCount(all);
    await expect(page.locator('[data-count]')).toHaveText(text.all);
    await expect(page.locator('[data-selected][data-file]')).toContainText(text.note.title);
    await expect(bar.getByRole('status')).toHaveText(text.chosen);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await field.fill('Quark');
    await expect(bar).toBeHidden();
    await field.press('Escape');
    await expect(rows).toHaveCount(all);
    // Within the field it is text.
    await field.press('/');
    await expect(field).toHaveValue('/');
  });
});

test('shows result counts of filters, removes filters one by one and offers alternatives for no results', async ({
  page,
}) => {
  await openLibrary(page, text);
  const rows = rowsOf(page);
  const all = await rows.count();
  const kind = page.locator('#library-kind');
  const print = page.locator('#library-print');

  await test.step('applies filters', async () => {
    const option = kind.locator('option[value=pdf]');
    const count = Number(/\((\d+)\)$/.exec((await option.textContent()) ?? '')?.[1]);
    expect(count).toBeGreaterThan(3);
    expect(count).toBeLessThan(all);
    await kind.focus();
    await kind.selectOption('pdf');
    await expect(rows).toHaveCount(count);
    await expect(kind).toBeFocused();
    await print.selectOption('print');
    await expect(page).toHaveURL(/\?filter=pdf&filter=print$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?filter=pdf$/);
    await expect(print).toHaveValue('');
    await expect(rows).toHaveCount(count);
    await page.goForward();
    await expect(print).toHaveValue('print');
    await expectAccessibleInScheme(page, 'light');
  });

  await test.step('removes a filter by keyboard and keeps the others', async () => {
    await page.getByRole('link', { name: text.off }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?filter=print$/);
    await expect(page.locator('[data-count]')).toBeFocused();
    await expect(kind).toHaveValue('');
    await fieldOf(page).fill(text.many);
    await expect(page).toHaveURL(/q=oilway&filter=print$/);
    await page.getByRole('link', { name: text.back }).click();
    await expect(rows).toHaveCount(all);
    await expect(fieldOf(page)).toHaveValue('');
    await expect(print).toHaveValue('');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.goBack();
    await expect(fieldOf(page)).toHaveValue(text.many);
    await expect(print).toHaveValue('print');
  });

  await test.step('offers to search without filters when nothing matches', async () => {
    await fieldOf(page).fill('Quark');
    await expect(page.getByRole('heading', { level: 2, name: text.nothing })).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText(text.nothing);
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expectAccessibleInScheme(page, 'dark');
    await page.getByRole('link', { name: text.withoutFilters }).click();
    await expect(page).toHaveURL(/\?q=Quark$/);
  });
});

test('searches within a category and offers to search all files', async ({ page }) => {
  await openLibrary(page, text);
  const [field, rows] = [fieldOf(page), rowsOf(page)];
  await page.locator('[data-library] > nav a').last().click();
  await expect(page).toHaveURL(/\?category=\d+$/);
  const category = page.url();
  await field.fill(text.word);
  await expect(rows).toHaveCount(0);
  await page.getByRole('link', { name: text.everywhere }).first().click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`\\?q=${text.word}$`));
  await expect(page.locator('[data-library] > nav [aria-current]')).toHaveCount(1);
  await page.goBack();
  await expect(rows).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(category);
  await expect(field).toHaveValue('');
  await expect(rows).not.toHaveCount(0);

  await test.step('Enter without words goes to the first page of the category', async () => {
    await page.goto(`${category}&page=2`);
    await waitForModules(page);
    await fieldOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(category);
    await page.goBack();
    await expect(page).toHaveURL(`${category}&page=2`);
    await expect(rows).not.toHaveCount(0);
  });

  await test.step('links a result to its category', async () => {
    await page.goto(`${text.library}?q=${text.word}`);
    await rows.getByRole('link', { name: text.note.root }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.note.root);
  });
});

test('Back works before the page is hydrated', async ({ page }) => {
  await openLibrary(page, text);
  await page.locator('[data-library] > nav a').last().click();
  await expect(page).toHaveURL(/\?category=\d+$/);
  const [category, count] = [page.url(), await rowsOf(page).count()];
  await fieldOf(page).fill(text.word);
  await expect(page).toHaveURL(/[?&]q=/);
  const found = page.url();
  await expect(rowsOf(page)).toHaveCount(0);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(0);
  await page.goto(text.portal);
  await page.goBack();
  await expect(page).toHaveURL(found);
  await waitForModules(page);
  await page.goBack();
  await expect(page).toHaveURL(category);
  await expect(rowsOf(page)).toHaveCount(count);
  await expect(fieldOf(page)).toHaveValue('');
});

test('on a phone: expands filters and categories and does not overflow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLibrary(page, text, `?q=${text.many}`);
  await expect(page.locator('#library-kind')).toBeHidden();
  await page.getByRole('button', { name: text.filters }).click();
  await page.locator('#library-kind').selectOption('pdf');
  await expect(page).toHaveURL(/filter=pdf/);
  await expect(page.locator('#library-kind')).toBeVisible();
  await page.getByRole('button', { name: text.categories }).click();
  await expect(page.locator('#library-tree')).toBeVisible();
  await rowsOf(page).first().locator('[data-select]').check();
  await expect(page.locator('[data-library-bar]')).toBeVisible();
  await expectAccessibleInScheme(page, 'light');
  await expectNoHorizontalScroll(page);
});
