/** The search of the portal's library (specification section 4: category can switch to search, and back). */
import { expect, test } from '../support/journey.ts';
import { alive, fieldOf, libraries, openLibrary, rowsOf } from '../support/library.ts';
import { expectClean, expectNoWider } from '../support/schemes.ts';

const text = {
  ...libraries.pl,
  word: 'wskazowki',
  marked: 'Wskazówki',
  many: 'oilway',
  all: /^Liczba plików: \d+$/,
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

test('files are found while one types; Back, Forward, a reload and Esc lead where they say', async ({
  page,
}) => {
  await openLibrary(page, text);
  const [field, rows] = [fieldOf(page), rowsOf(page)];
  const all = await rows.count();

  await test.step('a slash leads to the field, but for where it is a letter', async () => {
    await page.keyboard.press('Control+/');
    await expect(field).not.toBeFocused();
    await page.locator('#library-kind').focus();
    await page.keyboard.press('/');
    await expect(page.locator('#library-kind')).toBeFocused();
    // On a German keyboard it needs Shift.
    await page.locator('#library-all').focus();
    await page.keyboard.press('Shift+/');
    await expect(field).toBeFocused();
    await page.locator('#library-all').focus();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
  });

  await test.step('words', async () => {
    await page.keyboard.type(text.word);
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(text.note.title);
    await expect(rows.locator('mark')).toHaveText(text.marked);
    await expect(page.getByRole('status').first()).toHaveText(text.some);
    await expect(page).toHaveURL(new RegExp(`\\?q=${text.word}$`));
    await expect(field).toBeFocused();
    await expect(field).toHaveJSProperty('selectionStart', text.word.length);
    await expectClean(page, 'dark');
  });

  await test.step('Back, Forward and a reload', async () => {
    await page.goBack();
    await expect(rows).toHaveCount(all);
    await expect(field).toHaveValue('');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.goForward();
    await expect(rows).toHaveCount(1);
    await expect(field).toHaveValue(text.word);
    await page.reload();
    await alive(page);
    await expect(rows).toHaveCount(1);
    await expect(field).toHaveValue(text.word);
  });

  await test.step('what is chosen stays so while it is shown', async () => {
    const bar = page.locator('[data-library-bar]');
    await rows.first().locator('[data-choose]').check();
    await expect(bar.getByRole('status')).toHaveText(text.chosen);
    await field.press('Escape');
    await expect(rows).toHaveCount(all);
    await expect(page.locator('[data-count]')).toHaveText(text.all);
    await expect(page.locator('[data-chosen][data-file]')).toContainText(text.note.title);
    await expect(bar.getByRole('status')).toHaveText(text.chosen);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await field.fill('Quark');
    await expect(bar).toBeHidden();
    await field.press('Escape');
    await expect(rows).toHaveCount(all);
    // In the field it is a letter.
    await field.press('/');
    await expect(field).toHaveValue('/');
  });
});

test('filters say how many they leave, and each can be taken off; nothing found is said', async ({
  page,
}) => {
  await openLibrary(page, text);
  const rows = rowsOf(page);
  const all = await rows.count();
  const kind = page.locator('#library-kind');
  const print = page.locator('#library-print');

  await test.step('on', async () => {
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
    await expectClean(page, 'light');
  });

  await test.step('off by keyboard, and on with what is left', async () => {
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

  await test.step('nothing, with what else there is to do', async () => {
    await fieldOf(page).fill('Quark');
    await expect(page.getByRole('heading', { level: 2, name: text.nothing })).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText(text.nothing);
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expectClean(page, 'dark');
    await page.getByRole('link', { name: text.withoutFilters }).click();
    await expect(page).toHaveURL(/\?q=Quark$/);
  });
});

test('a category is looked through by itself, all files at a press', async ({ page }) => {
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

  await test.step('Enter without words leads to its first page', async () => {
    await page.goto(`${category}&page=2`);
    await alive(page);
    await fieldOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(category);
    await page.goBack();
    await expect(page).toHaveURL(`${category}&page=2`);
    await expect(rows).not.toHaveCount(0);
  });

  await test.step('what was found says where it lies, and leads there', async () => {
    await page.goto(`${text.library}?q=${text.word}`);
    await rows.getByRole('link', { name: text.note.root }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.note.root);
  });
});

test('Back is followed before anybody has used the page', async ({ page }) => {
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
  await alive(page);
  await page.goBack();
  await expect(page).toHaveURL(category);
  await expect(rowsOf(page)).toHaveCount(count);
  await expect(fieldOf(page)).toHaveValue('');
});

test('on a phone filters and categories unfold, and nothing is wider than it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLibrary(page, text, `?q=${text.many}`);
  await expect(page.locator('#library-kind')).toBeHidden();
  await page.getByRole('button', { name: text.filters }).click();
  await page.locator('#library-kind').selectOption('pdf');
  await expect(page).toHaveURL(/filter=pdf/);
  await expect(page.locator('#library-kind')).toBeVisible();
  await page.getByRole('button', { name: text.categories }).click();
  await expect(page.locator('#library-tree')).toBeVisible();
  await rowsOf(page).first().locator('[data-choose]').check();
  await expect(page.locator('[data-library-bar]')).toBeVisible();
  await expectClean(page, 'light');
  await expectNoWider(page);
});
