/** The editor's journeys: from the key press in the real studio to the visitor's screen. */
import { edited, expect, studio, test } from './journey.ts';
import { logins } from './logins.ts';
import { articlesOf, pageOf } from './pages.ts';
import {
  heroHeading,
  logIn,
  openLivePreview,
  openPage,
  publishLanguage,
  shownHeading,
  typeDraft,
} from './studio.ts';

test.use({ locale: 'de-DE', viewport: { width: 1440, height: 1000 } });
test.setTimeout(150_000);

/** The smallest picture there is: one transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a heading published in German is in the next load within a second, and only there', async ({
  page,
  request,
  visitor,
}) => {
  const [german, polish] = [pageOf('de', 'oil-change'), pageOf('pl', 'oil-change')];
  const heading = 'Ölwechsel, von jetzt an ganz frisch';
  expect(await shownHeading(visitor, german.path)).toBe(german.heading);
  await logIn(page, logins.admin);
  await openPage(page, 'Ölwechsel', 'de');
  await typeDraft(page, await heroHeading(page), heading);
  expect(await shownHeading(visitor, german.path), 'a draft is not published').toBe(german.heading);

  const confirmed = await publishLanguage(page, 'de');
  let shown = '';
  while (!shown.includes(heading) && Date.now() - confirmed < 10_000) {
    shown = await (await request.get(`${edited()}${german.path}`)).text();
  }
  expect(Date.now() - confirmed, 'milliseconds from confirmation to visible').toBeLessThan(1000);
  expect(await shownHeading(visitor, german.path)).toBe(heading);
  expect(await shownHeading(visitor, polish.path)).toBe(polish.heading);
});

test('a draft is in the live preview with its exit bar, and not on the site', async ({
  page,
  visitor,
}) => {
  const fleet = pageOf('de', 'fleet');
  const heading = 'Noch nicht für alle Augen';
  await logIn(page, logins.editorDe);
  await openPage(page, 'Flottenservice', 'de');
  const field = await heroHeading(page);
  await openLivePreview(page);
  const frame = page.frameLocator('#live-preview-iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(fleet.heading);
  await typeDraft(page, field, heading);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(frame.getByRole('complementary', { name: 'Entwurf' })).toBeVisible();
  expect(await shownHeading(visitor, fleet.path)).toBe(fleet.heading);

  const opened = page.context().waitForEvent('page');
  await page.locator('.preview-btn').click();
  const preview = await opened;
  await expect(preview).toHaveURL(`${edited()}${fleet.path}`);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(heading);
  const bar = preview.getByRole('complementary', { name: 'Entwurf' });
  await expect(bar).toBeInViewport();
  await bar.getByRole('link', { name: 'Vorschau beenden' }).click();
  await expect(preview).toHaveURL(`${edited()}${fleet.path}`);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(fleet.heading);
  await expect(bar).toHaveCount(0);
});

for (const kind of ['news', 'events'] as const) {
  test(`a draft of one of the ${kind} is in the live preview, and not on the site`, async ({
    page,
    visitor,
  }) => {
    const article = articlesOf('de').find((one) => one.kind === kind);
    if (!article) throw new Error(`The demo content has no ${kind}`);
    const heading = 'Noch nicht für alle Augen';
    await logIn(page, logins.editorDe);
    await openPage(page, article.heading, 'de', kind);
    await openLivePreview(page);
    const shown = page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 });
    await expect(shown).toHaveText(article.heading);
    await typeDraft(page, page.locator('#field-title'), heading);
    await expect(shown).toHaveText(heading);
    expect(await shownHeading(visitor, article.path)).toBe(article.heading);
  });
}

test('an unpublication is put on the timetable and taken off it again', async ({ page }) => {
  await logIn(page, logins.editorDe);
  await openPage(page, articlesOf('de')[2]?.heading ?? '', 'de', 'news');
  const drawer = page.locator('.schedule-publish');
  // The first press may come before the editor listens.
  await expect(async () => {
    await page.locator('.doc-controls .popup-button').first().click();
    await page.locator('#schedule-publish').click({ timeout: 2000 });
    await expect(drawer).toBeVisible({ timeout: 2000 });
  }).toPass();
  await drawer.getByText('Veröffentlichung aufheben', { exact: true }).click();
  await drawer.locator('.react-datepicker__input-container input').click();
  await page.locator('.react-datepicker__navigation--next').click();
  await page.locator('.react-datepicker__day--015').click();
  await page.locator('.react-datepicker__time-list-item').first().click();
  await drawer.locator('#scheduled-publish-save').click();
  const row = drawer.locator('tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('15.');
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
});

test('a new address leaves a redirect behind, in its language only', async ({ page, request }) => {
  const polish = pageOf('pl', 'filters');
  await logIn(page, logins.admin);
  await openPage(page, 'Filter', 'de');
  // The field is heard once the first block can be unfolded.
  await heroHeading(page);
  await typeDraft(page, page.locator('#field-slug'), 'alle-filter');
  await publishLanguage(page, 'de');
  await expect
    .poll(async () => (await request.get(`${edited()}/alle-filter`)).status(), { timeout: 5000 })
    .toBe(200);
  const old = await request.get(`${edited()}/filter`, { maxRedirects: 0 });
  expect(old.status()).toBe(301);
  expect(old.headers().location).toBe('/alle-filter');
  expect((await request.get(`${edited()}${polish.path}`, { maxRedirects: 0 })).status()).toBe(200);
});

test.describe(() => {
  test.use({ tolerated: [/\b400\b/] });

  test('a picture without its texts in both languages is refused', async ({ page }) => {
    await logIn(page, logins.editorDe);
    // Without the studio's origin the session does not count.
    const asStudio = { headers: { origin: studio() } };
    const stored = async () =>
      (await (await page.request.get(`${studio()}/api/media?limit=1`, asStudio)).json()).totalDocs;
    const before = await stored();
    expect(before).toBeGreaterThan(0);
    await page.goto(`${studio()}/admin/collections/media/create`);
    const save = page.locator('#action-save');
    await expect(save).toBeEnabled();
    await page
      .locator('.file-field__hidden-input')
      .setInputFiles({ name: 'punkt.png', mimeType: 'image/png', buffer: pixel });
    await expect(page.locator('.file-field__filename')).toHaveValue('punkt.png');
    await page.locator('#field-altDe').fill('Ein Punkt');
    // The refusal names the field that is missing, and the form marks it. The studio's answer to what was typed takes
    // the marks away again if it comes after the refusal: whoever presses once more sees them again.
    await expect(async () => {
      await save.click();
      await expect(page.locator('.field-type.error')).toHaveText(/Alternativtext Polnisch/, {
        timeout: 5000,
      });
    }).toPass();
    const toast = page.locator('[data-sonner-toast]').first();
    await expect(toast).toContainText('Alternativtext Polnisch');
    await expect(toast).not.toContainText('Alternativtext Deutsch');
    expect(await stored()).toBe(before);

    const raw = await page.request.post(`${studio()}/api/media`, {
      ...asStudio,
      multipart: {
        file: { name: 'punkt.png', mimeType: 'image/png', buffer: pixel },
        _payload: '{}',
      },
    });
    expect(raw.status()).toBe(400);
    expect(await stored()).toBe(before);

    await page.locator('#field-altPl').fill('Punkt');
    await save.click();
    await expect.poll(stored).toBe(before + 1);
  });
});

test.describe('in Polish', () => {
  test.use({ locale: 'pl-PL' });

  test('an editor for Poland saves Polish and cannot save German', async ({ page, visitor }) => {
    const [german, polish] = [pageOf('de', 'about'), pageOf('pl', 'about')];
    await logIn(page, logins.editorPl);
    await openPage(page, 'Über uns', 'de');
    await expect(page.locator('#field-title')).toBeDisabled();
    await expect(page.locator('#action-save')).toHaveCount(0);
    const refused = await page.request.patch(
      `${page.url().replace('/admin/collections', '/api')}`,
      { headers: { origin: studio() }, data: { title: 'Nie wolno' } },
    );
    expect(refused.status()).toBe(403);

    await openPage(page, 'Über uns', 'pl');
    await typeDraft(page, await heroHeading(page), 'Nowy nagłówek');
    await publishLanguage(page, 'pl');
    await expect
      .poll(() => shownHeading(visitor, polish.path), { timeout: 5000 })
      .toBe('Nowy nagłówek');
    expect(await shownHeading(visitor, german.path)).toBe(german.heading);
  });
});

for (const [locale, words] of Object.entries({
  'de-DE': 'Anmelden',
  'pl-PL': 'Zaloguj',
  'en-GB': 'Login',
})) {
  test.describe(() => {
    test.use({ locale });
    test(`the studio speaks ${locale}`, async ({ page }) => {
      await page.goto(`${studio()}/admin/login`);
      await expect(page.locator('button[type=submit]')).toContainText(words);
    });
  });
}
