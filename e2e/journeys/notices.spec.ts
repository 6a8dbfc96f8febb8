/** A notice at the top of every page: written by an editor, closed by a visitor. */
import type { Page } from '@playwright/test';
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
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/api/notices'),
  );
  await page.locator('#action-save').click();
  expect((await saved).status()).toBe(201);

  await recordLayoutShifts(visitor.context());
  const notice = visitor.getByRole('region', { name: 'Komunikaty' });
  await expect(async () => {
    await visitor.goto(`${edited()}/pl`);
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessibleInBothSchemes(visitor, '[data-notice]');
  await expectPanelBelowHeader(visitor, '[data-menu-entry]');
  await expectPanelBelowHeader(visitor, '[popovertarget="site-search"]');
  await visitor.setViewportSize({ width: 390, height: 1000 });
  await expectPanelBelowHeader(visitor, '[popovertarget="site-search"]');
  await visitor.setViewportSize({ width: 1440, height: 1000 });
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
  await expect(reader.getByRole('region', { name: 'Komunikaty' })).toContainText(words);
  await expect(reader.getByRole('button', { name: 'Zamknij komunikat' })).toBeHidden();
  await plain.close();
});

/** Opens a panel of the header. */
async function expectPanelBelowHeader(page: Page, opener: string): Promise<void> {
  await page.locator(opener).first().click();
  const panel = page.locator(':popover-open');
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox();
    const foot = (header?.y ?? 0) + (header?.height ?? 0);
    expect((await panel.boundingBox())?.y).toBeCloseTo(foot, 0);
  }).toPass({ timeout: 5000 });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}
