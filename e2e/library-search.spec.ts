/** The search of the portal's library (specification section 4: category can switch to search, and back). */
import { expectAccessibleInBothSchemes } from './axe.ts';
import { edited, expect, test } from './journey.ts';
import { fieldOf, libraries, openLibrary, rowsOf } from './library.ts';
import { languages } from './pages.ts';

test.describe.configure({ timeout: 180_000 });

const texts = {
  de: {
    ...libraries.de,
    // As somebody types it who has no ö.
    word: 'altoelbeh',
    marked: 'Altölbeh',
    many: 'oilway',
    all: /^\d+ Dateien$/,
    some: /^(\d+) von \d+ Dateien$/,
    off: 'Filter „PDF“ aufheben',
    back: 'Zurück zu allen Dateien',
    everywhere: /^In allen \d+ Dateien suchen$/,
    nothing: 'Zu „Quark“ haben wir nichts gefunden.',
    withoutFilters: 'Ohne Filter suchen',
    loading: 'Die Suche läuft …',
    failed: /^Die Suche antwortet gerade nicht\./,
    submit: 'Suchen',
    filters: 'Filter',
    categories: 'Kategorien',
    chosen: '1 ausgewählt',
  },
  pl: {
    ...libraries.pl,
    word: 'wskazowki',
    marked: 'Wskazówki',
    many: 'oilway',
    all: /^Liczba plików: \d+$/,
    some: /^Pliki: (\d+) z \d+$/,
    off: 'Usuń filtr „PDF”',
    back: 'Wróć do wszystkich plików',
    everywhere: /^Szukaj we wszystkich plikach \(\d+\)$/,
    nothing: 'Nie znaleźliśmy nic dla „Quark”.',
    withoutFilters: 'Szukaj bez filtrów',
    loading: 'Trwa wyszukiwanie…',
    failed: /^Wyszukiwarka chwilowo nie odpowiada\./,
    submit: 'Szukaj',
    filters: 'Filtry',
    categories: 'Kategorie',
    chosen: 'Wybrano: 1',
  },
} as const;

for (const language of languages) {
  const text = texts[language];

  test(`${language}: files are found while one types; Back, Forward, a reload and Esc lead where they say`, async ({
    page,
  }) => {
    await openLibrary(page, text);
    const [field, rows] = [fieldOf(page), rowsOf(page)];
    const all = await rows.count();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type(text.word, { delay: 30 });
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(text.note.title);
    await expect(rows.locator('mark')).toHaveText(text.marked);
    await expect(page.getByRole('status').first()).toHaveText(text.some);
    await expect(page).toHaveURL(new RegExp(`\\?q=${text.word}$`));
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(
      text.word.length,
    );
    await expectAccessibleInBothSchemes(page);

    await page.goBack();
    await expect(rows).toHaveCount(all);
    await expect(field).toHaveValue('');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.goForward();
    await expect(rows).toHaveCount(1);
    await expect(field).toHaveValue(text.word);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(rows).toHaveCount(1);
    await expect(field).toHaveValue(text.word);

    await field.press('Escape');
    await expect(rows).toHaveCount(all);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    // In the field it is a letter.
    await field.press('/');
    await expect(field).toHaveValue('/');
  });

  test(`${language}: filters say how many they leave, and each can be taken off`, async ({
    page,
  }) => {
    await openLibrary(page, text);
    const rows = rowsOf(page);
    const all = await rows.count();
    const option = page.locator('#library-kind option[value=pdf]');
    const count = Number(/\((\d+)\)$/.exec((await option.textContent()) ?? '')?.[1]);
    expect(count).toBeGreaterThan(3);
    await page.locator('#library-kind').focus();
    await page.locator('#library-kind').selectOption('pdf');
    await expect(rows).toHaveCount(count);
    await expect(page.locator('#library-kind')).toBeFocused();
    await page.locator('#library-print').selectOption('print');
    await expect(page).toHaveURL(/\?filter=pdf&filter=print$/);
    await expectAccessibleInBothSchemes(page);

    // By keyboard: off with the first, and on with what is left.
    await page.getByRole('link', { name: text.off }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?filter=print$/);
    await expect(page.locator('[data-count]')).toBeFocused();
    await expect(page.locator('#library-kind')).toHaveValue('');
    await fieldOf(page).fill(text.many);
    await expect(page).toHaveURL(/q=oilway&filter=print$/);
    await page.getByRole('link', { name: text.back }).click();
    await expect(rows).toHaveCount(all);
    await expect(fieldOf(page)).toHaveValue('');
    await expect(page.locator('#library-print')).toHaveValue('');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.goBack();
    await expect(fieldOf(page)).toHaveValue(text.many);
    await expect(page.locator('#library-print')).toHaveValue('print');
  });

  test(`${language}: a category is looked through by itself, all files at a press`, async ({
    page,
  }) => {
    await openLibrary(page, text);
    await page.locator('[data-library] > nav a').last().click();
    await expect(page).toHaveURL(/\?category=\d+$/);
    const category = new URL(page.url()).search;
    await fieldOf(page).fill(text.word);
    await expect(rowsOf(page)).toHaveCount(0);
    const everywhere = page.getByRole('link', { name: text.everywhere }).first();
    await everywhere.click();
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`\\?q=${text.word}$`));
    await expect(page.locator('[data-library] > nav [aria-current]')).toHaveCount(1);
    await page.goBack();
    await expect(rowsOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`dateien\\${category}$|pliki\\${category}$`));
    await expect(fieldOf(page)).toHaveValue('');

    // What was found says where it lies, and leads there.
    await page.goto(`${edited()}${text.library}?q=${text.word}`);
    await rowsOf(page).getByRole('link', { name: text.note.root }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.note.root);
  });

  test(`${language}: nothing found is said, with what else there is to do`, async ({ page }) => {
    await openLibrary(page, text, '?filter=pdf');
    await fieldOf(page).fill('Quark');
    await expect(page.getByRole('heading', { level: 2, name: text.nothing })).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText(text.nothing);
    await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('link', { name: text.withoutFilters }).click();
    await expect(page).toHaveURL(/\?q=Quark$/);
  });

  test(`${language}: on a phone filters and categories unfold, and nothing is wider than it`, async ({
    page,
  }) => {
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
    await expectAccessibleInBothSchemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test(`${language}: what is chosen stays chosen while it is shown`, async ({ page }) => {
    await openLibrary(page, text, `?q=${text.word}`);
    const bar = page.locator('[data-library-bar]');
    await rowsOf(page).first().locator('[data-choose]').check();
    await expect(bar.getByRole('status')).toHaveText(text.chosen);
    await fieldOf(page).press('Escape');
    await expect(page.locator('[data-count]')).toHaveText(text.all);
    await expect(page.locator('[data-chosen][data-file]')).toContainText(text.note.title);
    await expect(bar.getByRole('status')).toHaveText(text.chosen);
    await fieldOf(page).fill('Quark');
    await expect(bar).toBeHidden();
  });

  test(`${language}: an answer that takes its time is said, and never replaces a newer one`, async ({
    page,
  }) => {
    await openLibrary(page, text);
    const released = Promise.withResolvers<void>();
    await page.route(/q=Quark$/, async (route) => {
      await released.promise;
      await route.continue().catch(() => undefined);
    });
    await fieldOf(page).fill('Quark');
    await expect(page.getByRole('status').first()).toHaveText(text.loading);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
    await fieldOf(page).fill(text.word);
    await expect(rowsOf(page)).toHaveCount(1);
    released.resolve();
    await page.waitForTimeout(500);
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

  test(`${language}: whoever is no longer logged in is led to the login`, async ({ page }) => {
    await openLibrary(page, text);
    await page.context().clearCookies();
    await fieldOf(page).fill(text.word);
    await expect(page).toHaveURL(edited() + text.portal);
    await expect(page.locator('#login-form-userName')).toBeVisible();
  });

  test.describe('without an answer', () => {
    test.use({ tolerated: [/ERR_FAILED/] });

    test(`${language}: that is said, and the files stay`, async ({ page }) => {
      await openLibrary(page, text);
      const all = await rowsOf(page).count();
      await page.route(/q=/, (route) => route.abort());
      await fieldOf(page).fill(text.word);
      await expect(page.getByRole('status').first()).toHaveText(text.failed);
      await expect(rowsOf(page)).toHaveCount(all);
      await expectAccessibleInBothSchemes(page);
      await page.unroute(/q=/);
      await fieldOf(page).press('Enter');
      await expect(rowsOf(page)).toHaveCount(1);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: the form finds, filters and is left again`, async ({ page }) => {
      const { email: userName, password } = text.login;
      await page.request.post(`${edited()}/umbraco/api/customerPortal/login`, {
        data: { userName, password },
      });
      await page.goto(edited() + text.library);
      const all = await rowsOf(page).count();
      await fieldOf(page).fill(text.word);
      await page.locator('#library-kind').selectOption('text');
      await page.getByRole('button', { name: text.submit }).click();
      await expect(page).toHaveURL(new RegExp(`\\?q=${text.word}&filter=text$`));
      await expect(rowsOf(page)).toHaveCount(1);
      await expect(fieldOf(page)).toHaveValue(text.word);
      await page.getByRole('link', { name: text.back }).click();
      await expect(rowsOf(page)).toHaveCount(all);
    });
  });
}

test('what is composed is looked for when it is a word', async ({ page }) => {
  await openLibrary(page, texts.pl);
  await fieldOf(page).fill('Quark');
  await expect(rowsOf(page)).toHaveCount(0);
  await fieldOf(page).press('Escape');
  await expect(rowsOf(page)).not.toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('q=') && asked.push(request.url()));
  const field = fieldOf(page);
  await field.focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text: 'wska',
    selectionStart: 4,
    selectionEnd: 4,
  });
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await session.send('Input.insertText', { text: 'wskazówki' });
  await expect(rowsOf(page)).toHaveCount(1);
});

test('a slash is a letter where somebody types, and with other keys', async ({ page }) => {
  await openLibrary(page, texts.de);
  await page.keyboard.press('Control+/');
  await expect(fieldOf(page)).not.toBeFocused();
  await page.locator('#library-kind').focus();
  await page.keyboard.press('/');
  await expect(page.locator('#library-kind')).toBeFocused();
  // On a German keyboard it needs Shift.
  await page.locator('#library-all').focus();
  await page.keyboard.press('Shift+/');
  await expect(fieldOf(page)).toBeFocused();
});
