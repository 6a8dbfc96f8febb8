/** A notice at the top of every page: written by an editor, closed by a visitor. */
import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { edited, expect, studio, test } from '../support/journey.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../support/layout-shift.ts';
import { logins } from '../support/logins.ts';
import { logInAsStaff } from '../support/staff.ts';

test.use({ locale: 'pl-PL', viewport: { width: 1440, height: 1000 } });

const words = 'Stacja w Krakowie jest w piątek zamknięta.';

test('an editor writes a notice, a visitor of that country sees and closes it', async ({
  browser,
  page,
  visitor,
}) => {
  await logInAsStaff(page.request, logins.announcerPl);
  await page.goto(`${studio()}/admin/collections/notices/create`);
  await page.locator('#field-text').fill(words);
  await page.locator('#field-end input').fill('31.12.2099, 10:00');
  await page.locator('#field-end input').press('Enter');
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('#action-save').click();
  expect((await saved).status()).toBe(201);

  await recordLayoutShifts(visitor.context());
  const notice = visitor.getByRole('region', { name: 'Komunikat' }).filter({ hasText: words });
  await expect(async () => {
    await visitor.goto(`${edited()}/pl`);
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessibleInBothSchemes(visitor, '[data-notice]');
  const close = notice.getByRole('button', { name: 'Zamknij komunikat' });
  await close.focus();
  await visitor.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(visitor.getByRole('main')).toBeFocused();
  await visitor.goto(`${edited()}/pl/kontakt`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await layoutShiftsOf(visitor)).toEqual([]);
  await visitor.goto(edited());
  await expect(visitor.locator('[data-notice]')).toHaveCount(0);

  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'pl-PL' });
  const reader = await plain.newPage();
  await reader.goto(`${edited()}/pl`);
  await expect(reader.getByRole('region', { name: 'Komunikat' })).toContainText(words);
  await expect(reader.getByRole('button', { name: 'Zamknij komunikat' })).toBeHidden();
  await plain.close();
});
