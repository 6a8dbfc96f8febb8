/** Editors’ tests: from typing in the studio to the page of the visitor. */

import { errorResponses } from '../support/allowed-errors.ts';
import { edited, expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { articlesOf, pageOf } from '../support/pages.ts';
import { logInAsStaff } from '../support/staff.ts';
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

test.use({ locale: 'de-DE', viewport: { width: 1440, height: 1000 } });

/** A PNG with one transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('publishes a heading from draft to site, and redirects from the old slug', async ({
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

  await test.step('shows a draft in the live preview and not on the site', async () => {
    await openLivePreview(page);
    const frame = page.frameLocator('#live-preview-iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(german.heading);
    await typeDraft(page, field, heading);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(frame.getByRole('complementary', { name: 'Entwurf' })).toBeVisible();
    expect(await shownHeading(visitor, german.path)).toBe(german.heading);
  });

  await test.step('the preview in a new tab has an exit link', async () => {
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

  await test.step('publishes on the site of its country only', async () => {
    await publish(page);
    await expect.poll(() => shownHeading(visitor, german.path)).toBe(heading);
    expect(await shownHeading(visitor, polish.path)).toBe(polish.heading);
  });

  await test.step('redirects from the old slug in its country only', async () => {
    await typeDraft(page, page.locator('#field-slug'), 'alle-wagen');
    await publish(page);
    const response = async (path: string) => {
      const { headers, status } = await request
        .get(edited() + path, { maxRedirects: 0 })
        .then((got) => ({ headers: got.headers(), status: got.status() }));
      return [status, headers.location];
    };
    await expect.poll(() => response('/alle-wagen')).toEqual([200, undefined]);
    expect(await response(german.path)).toEqual([301, '/alle-wagen']);
    expect(await response(polish.path)).toEqual([200, undefined]);
  });
});

test('shows a new page and an empty block in the live preview', async ({ page }) => {
  await logInAsStaff(page.request, logins.beginner);
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

test('shows an event draft in the live preview and schedules and cancels its unpublishing', async ({
  page,
  visitor,
}) => {
  const article = articlesOf('de').find((one) => one.kind === 'events');
  if (!article) throw new Error('The demo content has no event');
  const heading = 'Noch nicht für alle Augen';
  await logInAsStaff(page.request, logins.eventDesk);
  await openPage(page, article.heading, 'de', 'events');

  await test.step('shows the draft in the live preview', async () => {
    await openLivePreview(page);
    const shown = page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 });
    await expect(shown).toHaveText(article.heading);
    await typeDraft(page, page.locator('#field-title'), heading);
    await expect(shown).toHaveText(heading);
    expect(await shownHeading(visitor, article.path)).toBe(article.heading);
  });

  await test.step('schedules and cancels unpublishing', async () => {
    const drawer = page.locator('.schedule-publish');
    await page.locator('.doc-controls .popup-button').first().click();
    await page.locator('#schedule-publish').click();
    await expect(drawer).toBeVisible();
    await drawer.getByText('Veröffentlichung aufheben', { exact: true }).click();
    await drawer.locator('.react-datepicker__input-container input').click();
    await page.locator('.react-datepicker__navigation--next').click();
    await page.locator('.react-datepicker__day--015').click();
    await page.locator('.react-datepicker__time-list-item').first().click();
    // A click outside closes the calendar if it is still open.
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
  test.use({ allowedErrors: errorResponses([400, '/api/media(\\?\\S*)?']) });

  test('rejects an image without alternative texts in both languages', async ({ page }) => {
    await logInAsStaff(page.request, logins.illustrator);
    const stored = async () => {
      const response = await page.request.get(`${studio()}/api/media?limit=1`, asStudio());
      return (await response.json()).totalDocs;
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
    // The error response names the missing field, and the form marks it. A form state response that arrives later removes the marks:
    // another click restores them.
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

  // German and Polish are covered by the tests above.
  test('redirects the report to the login in the browser language', async ({ page }) => {
    await page.goto(`${studio()}/admin/report`);
    await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
    await expect(page.locator('button[type=submit]')).toContainText('Log in');
  });
});
