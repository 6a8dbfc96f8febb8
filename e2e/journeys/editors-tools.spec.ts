/** What helps editors: languages side by side, where something is used, the report, a refused publication. */
import type { Page } from '@playwright/test';
import { edited, expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { pageOf } from '../support/pages.ts';
import { asStaff } from '../support/staff.ts';
import { asStudio, heroHeading, openPage, publishLanguage, typeDraft } from '../support/studio.ts';
import { answered } from '../support/tolerable.ts';

test.use({ locale: 'de-DE', viewport: { width: 1440, height: 1000 } });

/** The document that is open, and its id. */
function opened(page: Page): { address: string; id: number } {
  const [address = ''] = page.url().split('?');
  return { address, id: Number(address.split('/').at(-1)) };
}

test('a language that is left behind is seen in the list, the panel and the report, and caught up', async ({
  page,
}) => {
  const heading = 'Getriebeöl, neu erzählt';
  await asStaff(page.request, logins.translator);
  await openPage(page, 'Getriebeöl', 'de');
  const { address } = opened(page);
  const panel = page.locator('.oilway-panel');
  await expect(panel.locator('li', { hasText: 'Polnisch' })).toContainText('aktuell');
  await typeDraft(page, await heroHeading(page), heading);
  await expect(panel.locator('li', { hasText: 'Deutsch' })).toContainText('neuerer Entwurf');
  await publishLanguage(page, 'de');
  await expect(panel.locator('li', { hasText: 'Polnisch' })).toContainText('veraltet');

  await page.goto(`${studio()}/admin/collections/pages?limit=100&locale=de`);
  await expect(page.locator('tr', { hasText: 'Getriebeöl' }).first()).toContainText(
    /DEaktuellPLveraltet/,
  );

  await page.goto(`${studio()}/admin`);
  await page.getByRole('link', { name: 'Zum Bericht' }).click();
  const entry = page.getByRole('region', { name: /^Sprachen/ }).locator('li', {
    hasText: 'Getriebeöl',
  });
  await expect(entry).toContainText('Veraltet');
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(`${address}/languages`);

  const field = page.locator('.oilway-field', { hasText: heading });
  await expect(field.locator('.oilway-side').nth(1)).toContainText('veraltet');
  await expect(page.locator('.oilway-side--outdated')).toHaveCount(1);
  await page.getByRole('button', { name: 'Stimmt noch so' }).click();
  await expect(page.getByText('Beide Sprachen sagen dasselbe.')).toBeVisible();
  await expect(page.locator('.oilway-side--outdated')).toHaveCount(0);

  await page.getByRole('link', { name: 'Bearbeiten (Polnisch)' }).click();
  await expect(page.locator('#field-title')).toHaveValue('Olej przekładniowy');
});

test('a page that is used says where', async ({ page }) => {
  await asStaff(page.request, logins.gardener);
  await openPage(page, 'Kontakt', 'de');
  await page.getByRole('link', { name: 'Verwendung' }).click();
  await page.waitForURL(/\/usage\?/);
  const rows = page.locator('.oilway-entries li');
  await expect(rows.filter({ hasText: 'Fußzeile' }).first()).toContainText('Verweise › Seite');
  await rows.getByRole('link', { name: 'Kopfzeile und Hauptmenü' }).first().click();
  await expect(page).toHaveURL(/\/globals\/header\?locale=(de|pl)$/);
});

test.describe(() => {
  test.use({ tolerated: answered([400, '/api/pages/\\d+\\?\\S*']) });

  test('a link to a page without a Polish text keeps the Polish page from being published', async ({
    browser,
    page,
    visitor,
  }) => {
    const sponsoring = pageOf('pl', 'sponsoring');
    await asStaff(page.request, logins.linker);
    await openPage(page, 'Sponsoring', 'de');
    const { address, id } = opened(page);
    const call = (path: string) => `${studio()}/api/pages${path}`;
    const made = await page.request.post(call('?locale=de&draft=true'), {
      ...asStudio(),
      data: { title: 'Nur auf Deutsch', parent: 1 },
    });
    const german = (await made.json()).doc.id;
    const text = call(`/${id}?locale=pl&draft=true&depth=0`);
    const { blocks } = await (await page.request.get(text, asStudio())).json();
    const links = [{ link: { label: 'Dalej', kind: 'page', page: german } }];
    const first = { blockType: 'callToAction', heading: 'Jedziemy', shape: 'corner', links };
    const data = { blocks: [first, ...blocks], _status: 'draft' };
    expect((await page.request.patch(text, { ...asStudio(), data })).status()).toBe(200);

    const context = await browser.newContext({ locale: 'pl-PL' });
    const editor = await context.newPage();
    await asStaff(editor.request, logins.linkerPl);
    await editor.goto(`${address}?locale=pl`);
    const reason = 'Docelowa strona odnośnika „Nur auf Deutsch” nie istnieje w tym języku.';
    const findings = editor.locator('.oilway-findings--bad');
    await expect(findings).toContainText(reason);
    await expect(findings).toContainText('1. Wezwanie › 1. Odnośniki › Odnośnik › Strona');
    const answered = editor.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await editor.locator('#action-save').click();
    expect((await answered).status()).toBe(400);
    await expect(editor.locator('[data-sonner-toast]')).toContainText(reason);
    await expect(editor.locator('#blocks-row-0 .error-pill').first()).toBeVisible();
    const marked = editor.locator('#blocks-row-0 .relationship.error');
    // An answer that was under way when the row was unfolded folds it again.
    await expect(async () => {
      if (await marked.isHidden())
        await editor.locator('#blocks-row-0 .collapsible__toggle').first().click();
      await expect(marked).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await context.close();
    await visitor.goto(`${edited()}${sponsoring.path}`);
    await expect(visitor.getByText('Jedziemy')).toHaveCount(0);
  });
});
