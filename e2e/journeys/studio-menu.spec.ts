/** The studio's menu and the accessibility of our own views in it, in both colour schemes. */
import { expectAccessible } from '../support/axe.ts';
import { expectAccessibleInScheme } from '../support/color-schemes.ts';
import { expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { logInAsStaff } from '../support/staff.ts';

test.use({ locale: 'de-DE' });

test('keeps the menu open on a notebook, and marks the open list or view', async ({ page }) => {
  await logInAsStaff(page.request, logins.menuReader);
  await page.goto(`${studio()}/admin/collections/pages`);
  const menu = page.locator('.nav__wrap');
  // Payload closes its menu 100 ms before this at the latest; a closed one is inert.
  await page.locator('.nav--nav-animate').waitFor();
  const closed = page.locator('[inert]').filter({ has: menu });
  await expect(closed).toHaveCount(0);
  await expect(menu.locator('.nav__link:has(.nav__link-indicator)')).toHaveText('Seiten');
  await expect(menu.locator('.nav-group').nth(1)).toContainText('Verwaltung');
  await menu.getByRole('link', { name: 'Bericht' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bericht' })).toBeVisible();
  await expect(menu.locator('[aria-current]')).toHaveText('Bericht');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(closed).toHaveCount(1);
  await page.locator('.app-header .nav-toggler').click();
  await menu.getByRole('link', { name: 'Zustand', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zustand' })).toBeVisible();
  await expect(closed).toHaveCount(1);
});

test('our own views of the studio pass axe', async ({ page }) => {
  await page.goto(`${studio()}/admin/login`);
  await expectAccessible(page);
  await logInAsStaff(page.request, logins.menuReader);
  const views = ['', 'report', 'person-data', 'state', 'reporting', 'collections/pages/1/usage'];
  for (const [index, view] of views.entries()) {
    await page.goto(`${studio()}/admin/${view}`);
    await page.getByRole('main').waitFor();
    await expectAccessibleInScheme(page, index % 2 ? 'dark' : 'light', '.template-default main');
    await expectAccessible(page, '.nav');
  }
});
