/** Editor tools: outdated counterparts, usages of a document, the content report, a rejected publication. */

import { errorResponses } from '../support/allowed-errors.ts';
import { edited, expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { pageOf } from '../support/pages.ts';
import { logInAsStaff } from '../support/staff.ts';
import { asStudio, heroHeading, openPage, publish, typeDraft } from '../support/studio.ts';

test.use({ locale: 'de-DE', viewport: { width: 1440, height: 1000 } });

test('marks a page as outdated in panel, list and report after its counterpart was republished', async ({
  page,
}) => {
  await logInAsStaff(page.request, logins.translator);
  const polish = await openPage(page, 'Olej przekładniowy', 'pl');
  const panel = page.locator('.oilway-panel');
  await expect(panel.locator('li', { hasText: 'Deutschland' })).toContainText(/d.*veröffentlicht/);
  await panel.getByRole('link', { name: 'Getriebeöl' }).click();
  await expect(page.locator('#field-title')).toHaveValue('Getriebeöl');
  await typeDraft(page, await heroHeading(page), 'Getriebeöl, neu erzählt');
  await expect(panel.locator('li', { hasText: 'Deutschland' })).toContainText('neuerer Entwurf');
  await publish(page);
  await expect(panel.locator('li', { hasText: 'Polen' })).toContainText('veröffentlicht');

  await page.goto(`${studio()}/admin/collections/pages?limit=100&locale=pl`);
  const row = page.locator('tr', { hasText: 'Olej przekładniowy' }).first();
  await expect(row).toContainText(/PLveröffentlichtDEseither neu veröffentlicht/);

  await page.goto(`${studio()}/admin`);
  await page
    .getByRole('link', { name: /^Im anderen Land neu veröffentlicht \d+.*Seiten$/ })
    .click();
  await expect(page.locator('tbody tr', { hasText: 'Olej przekładniowy' })).toBeVisible();
  await page.goto(`${studio()}/admin/report`);
  const entry = page.getByRole('region', { name: /^Das andere Land/ }).locator('li', {
    hasText: 'Olej przekładniowy',
  });
  await expect(entry).toContainText('danach neu veröffentlicht');
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/pages/${polish}$`));
  await expect(panel).toContainText(/Im anderen Land am .* neu veröffentlicht/);
  await typeDraft(page, await heroHeading(page), 'Olej przekładniowy od nowa');
  await publish(page);
  await expect(panel.locator('li', { hasText: 'Deutschland' })).toHaveText(
    'Deutschlandveröffentlicht',
  );
});

test('lists where a page is used', async ({ page }) => {
  await logInAsStaff(page.request, logins.gardener);
  await openPage(page, 'Kontakt', 'de');
  await page.getByRole('link', { name: 'Verwendung' }).click();
  await page.waitForURL(/\/usage$/);
  const rows = page.locator('.oilway-entries li');
  await expect(rows.filter({ hasText: 'Fußzeile' }).first()).toContainText('Verweise › Seite');
  await rows.getByRole('link', { name: 'Kopfzeile und Hauptmenü' }).first().click();
  await expect(page).toHaveURL(/\/globals\/header\?locale=(de|pl)$/);
});

test.describe(() => {
  test.use({ allowedErrors: errorResponses([400, '/api/pages/\\d+\\?\\S*']) });

  test('rejects publishing a page that links to a page of the other country', async ({
    browser,
    page,
    visitor,
  }) => {
    await logInAsStaff(page.request, logins.linker);
    const german = await openPage(page, 'Filter', 'de');
    const id = await openPage(page, 'Sponsoring', 'pl');
    const text = `${studio()}/api/pages/${id}?draft=true&depth=0`;
    const { blocks } = await (await page.request.get(text, asStudio())).json();
    const links = [{ link: { label: 'Dalej', kind: 'page', page: german } }];
    const first = { blockType: 'callToAction', heading: 'Jedziemy', shape: 'corner', links };
    const data = { blocks: [first, ...blocks], _status: 'draft' };
    expect((await page.request.patch(text, { ...asStudio(), data })).status()).toBe(200);

    const context = await browser.newContext({ locale: 'pl-PL' });
    const editor = await context.newPage();
    await logInAsStaff(editor.request, logins.linkerPl);
    await editor.goto(`${studio()}/admin/collections/pages/${id}`);
    const reason = 'Docelowa strona odnośnika „Filter” należy do drugiego kraju.';
    const findings = editor.locator('.oilway-findings--bad');
    await expect(findings).toContainText(reason);
    await expect(findings).toContainText('1. Wezwanie › 1. Odnośniki › Odnośnik › Strona');
    const answered = editor.waitForResponse((response) => response.request().method() === 'PATCH');
    await editor.locator('#action-save').click();
    expect((await answered).status()).toBe(400);
    await expect(editor.locator('[data-sonner-toast]')).toContainText(reason);
    await expect(editor.locator('#blocks-row-0 .error-pill').first()).toBeVisible();
    const marked = editor.locator('#blocks-row-0 .relationship.error');
    // A pending form state response collapses the expanded row again.
    await expect(async () => {
      if (await marked.isHidden())
        await editor.locator('#blocks-row-0 .collapsible__toggle').first().click();
      await expect(marked).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await context.close();
    await visitor.goto(`${edited()}${pageOf('pl', 'sponsoring').path}`);
    await expect(visitor.getByText('Jedziemy')).toHaveCount(0);
  });
});

test('stores no autosave after a publication that was pressed meanwhile', async ({ page }) => {
  await logInAsStaff(page.request, logins.gardener);
  const id = await openPage(page, 'Barrierefreiheit', 'de');
  let isWaiting = true;
  await page.route(/\/api\/pages\/\d+\?.*autosave=true/, async (route) => {
    while (isWaiting) await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
  });
  const title = page.locator('#field-title');
  const autosave = page.waitForRequest(/autosave=true/);
  await title.fill('Barrierefreiheit heute');
  await autosave;
  // A second autosave waits for the first.
  await title.fill('Barrierefreiheit morgen');
  await page.waitForTimeout(1500);
  const published = publish(page);
  await page.waitForTimeout(1000);
  isWaiting = false;
  await published;
  await page.waitForTimeout(3000);
  const query = 'sort=-updatedAt&limit=1&depth=0';
  const address = `${studio()}/api/pages/versions?where[parent][equals]=${id}&${query}`;
  const { docs } = await (await page.request.get(address, asStudio())).json();
  expect(docs[0].version).toMatchObject({
    _status: 'published',
    title: 'Barrierefreiheit morgen',
  });
  await expect(page.locator('#action-save')).toBeDisabled();
});
