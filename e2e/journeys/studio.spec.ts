/** The editor's journeys: from the key press in the real studio to the visitor's screen. */
import { edited, expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { articlesOf, pageOf } from '../support/pages.ts';
import { asStaff } from '../support/staff.ts';
import {
  asStudio,
  heroHeading,
  logIn,
  openLivePreview,
  openPage,
  publish,
  shownHeading,
  typeDraft,
} from '../support/studio.ts';
import { answered } from '../support/tolerable.ts';

test.use({ locale: 'de-DE', viewport: { width: 1440, height: 1000 } });

/** The smallest picture there is: one transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a heading goes from the draft over the preview to visitors of its country, and a new address after it', async ({
  page,
  request,
  visitor,
}) => {
  const [german, polish] = [pageOf('de', 'fleet'), pageOf('pl', 'fleet')];
  const heading = 'Noch nicht für alle Augen';
  expect(await shownHeading(visitor, german.path)).toBe(german.heading);
  await logIn(page, logins.author);
  await openPage(page, 'Flottenservice', 'de');
  const field = await heroHeading(page);

  await test.step('a draft is in the live preview, and not on the site', async () => {
    await openLivePreview(page);
    const frame = page.frameLocator('#live-preview-iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(german.heading);
    await typeDraft(page, field, heading);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(frame.getByRole('complementary', { name: 'Entwurf' })).toBeVisible();
    expect(await shownHeading(visitor, german.path)).toBe(german.heading);
  });

  await test.step('the preview in a tab of its own has a way out', async () => {
    const opened = page.context().waitForEvent('page');
    await page.locator('.preview-btn').click();
    const preview = await opened;
    await expect(preview).toHaveURL(new RegExp(`${german.path}\\?preview=pages\\.\\d+$`));
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(heading);
    const bar = preview.getByRole('complementary', { name: 'Entwurf' });
    await expect(bar).toBeInViewport();
    await bar.getByRole('link', { name: 'Vorschau beenden' }).click();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(german.heading);
    await expect(preview).toHaveURL(`${edited()}${german.path}`);
    await expect(bar).toHaveCount(0);
    await preview.close();
  });

  await test.step('published, it is on the site of its country only', async () => {
    await publish(page);
    await expect.poll(() => shownHeading(visitor, german.path)).toBe(heading);
    expect(await shownHeading(visitor, polish.path)).toBe(polish.heading);
  });

  await test.step('a new address leaves a redirect behind, in its country only', async () => {
    await typeDraft(page, page.locator('#field-slug'), 'alle-wagen');
    await publish(page);
    const answer = async (path: string) => {
      const { headers, status } = await request
        .get(edited() + path, { maxRedirects: 0 })
        .then((got) => ({ headers: got.headers(), status: got.status() }));
      return [status, headers.location];
    };
    await expect.poll(() => answer('/alle-wagen')).toEqual([200, undefined]);
    expect(await answer(german.path)).toEqual([301, '/alle-wagen']);
    expect(await answer(polish.path)).toEqual([200, undefined]);
  });
});

test('a page that was just begun is in the live preview, an empty block too', async ({ page }) => {
  await asStaff(page.request, logins.beginner);
  await page.goto(`${studio()}/admin/collections/pages/create`);
  await expect(page).toHaveURL(/pages\/\d+/);
  await openLivePreview(page);
  const heading = page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Ohne Titel');
  await typeDraft(page, page.locator('#field-title'), 'Frisch begonnen');
  await expect(heading).toHaveText('Frisch begonnen');
  const sections = page.frameLocator('#live-preview-iframe').locator('main section');
  const before = await sections.count();
  await page.locator('.blocks-field__drawer-toggler').click();
  await page.getByRole('button', { name: 'Zahlen' }).click();
  await expect(sections).toHaveCount(before + 1);
});

test('a draft of one of the events is in the live preview, and its end goes on the timetable and off again', async ({
  page,
  visitor,
}) => {
  const article = articlesOf('de').find((one) => one.kind === 'events');
  if (!article) throw new Error('The demo content has no event');
  const heading = 'Noch nicht für alle Augen';
  await asStaff(page.request, logins.eventDesk);
  await openPage(page, article.heading, 'de', 'events');

  await test.step('the live preview', async () => {
    await openLivePreview(page);
    const shown = page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 });
    await expect(shown).toHaveText(article.heading);
    await typeDraft(page, page.locator('#field-title'), heading);
    await expect(shown).toHaveText(heading);
    expect(await shownHeading(visitor, article.path)).toBe(article.heading);
  });

  await test.step('the timetable', async () => {
    const drawer = page.locator('.schedule-publish');
    await page.locator('.doc-controls .popup-button').first().click();
    await page.locator('#schedule-publish').click();
    await expect(drawer).toBeVisible();
    await drawer.getByText('Veröffentlichung aufheben', { exact: true }).click();
    await drawer.locator('.react-datepicker__input-container input').click();
    await page.locator('.react-datepicker__navigation--next').click();
    await page.locator('.react-datepicker__day--015').click();
    await page.locator('.react-datepicker__time-list-item').first().click();
    // Beside the calendar, which then goes if it is still open.
    await drawer.getByRole('heading').first().click();
    await drawer.locator('#scheduled-publish-save').click();
    const row = drawer.locator('tbody tr');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('15.');
    await row.getByRole('button').click();
    await expect(row).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({ tolerated: answered([400, '/api/media(\\?\\S*)?']) });

  test('a picture without its texts in both languages is refused', async ({ page }) => {
    await asStaff(page.request, logins.illustrator);
    const stored = async () => {
      const answer = await page.request.get(`${studio()}/api/media?limit=1`, asStudio());
      return (await answer.json()).totalDocs;
    };
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
    await page.locator('#field-altPl').fill('Punkt');
    await save.click();
    await expect.poll(stored).toBe(before + 1);
  });
});

test.describe(() => {
  test.use({ locale: 'en-GB' });

  // German and Polish are read in the journeys above.
  test('the report asks who is there, in the language of the browser', async ({ page }) => {
    await page.goto(`${studio()}/admin/report`);
    await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
    await expect(page.locator('button[type=submit]')).toContainText('Log in');
  });
});
