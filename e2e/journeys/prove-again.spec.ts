/** A studio that was left open asks for the password before what weighs most, and then does what was asked. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { deviceOf } from '../support/device.ts';
import { expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { asStaff, leaveOpen } from '../support/staff.ts';
import { answered } from '../support/tolerable.ts';

// A wrong password, and what is refused for want of one.
test.use({
  locale: 'de-DE',
  tolerated: answered([400, '/staff/prove'], [403, '/staff/\\d+[^ ]*']),
});

const dialogOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Noch einmal Ihr Passwort' });
  const enter = async (word: string) => {
    await dialog.getByLabel('Passwort').fill(word);
    await dialog.getByRole('button', { name: 'Weiter' }).click();
  };
  return { dialog, enter };
};

test('a link that saves the audit log, and a role', async ({ page }) => {
  await asStaff(page.request, logins.auditor);
  leaveOpen(logins.auditor);
  const list = `${studio()}/admin/collections/audit-log`;
  await page.goto(list);
  const { dialog, enter } = dialogOf(page);
  const link = page.getByRole('link', { name: /JSON/ });
  await link.click();
  await expect(dialog.getByLabel('Passwort')).toBeFocused();
  await expectAccessible(page, '.oilway-door__again');
  await enter('das ist es nicht');
  await expect(dialog.getByRole('alert')).toHaveText('Das Passwort stimmt nicht.');
  const saved = page.waitForEvent('download');
  await enter(logins.auditor.password);
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('"action":"loggedIn"');
  await expect(dialog).toBeHidden();
  // Within ten minutes nobody is asked again.
  const second = page.waitForEvent('download');
  await link.click();
  await second;

  await page.goto(`${studio()}/admin/account`);
  await deviceOf(page);
  await page.getByRole('button', { name: 'Passkey einrichten' }).click();
  await page.locator('#passkey-password').fill(logins.auditor.password);
  await page.keyboard.press('Enter');
  await expect(page.locator('.oilway-door__codes li')).toHaveCount(10);
  leaveOpen(logins.auditor);
  await page.goto(list);
  await link.click();
  const third = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Passkey nehmen' }).click();
  await third;
});

test('a role in the form of the studio, called off and then done', async ({ page }) => {
  const staff = await asStaff(page.request, logins.auditorPl);
  const email = 'nowa.rola@journeys.example';
  const somebody = { name: 'Nowa Rola', email, role: 'editor-de', language: 'de' };
  const id = await staff.create('staff', somebody);
  leaveOpen(logins.auditorPl);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${studio()}/admin/collections/staff/${id}`);
  const { dialog, enter } = dialogOf(page);
  const save = page.locator('#action-save');
  await page.locator('#field-role .rs__control').click();
  await page.locator('.rs__option', { hasText: 'Redaktion Polen' }).click();
  await save.click();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Bitte geben Sie dafür noch einmal Ihr Passwort ein.')).toBeVisible();
  // What was typed is still there, and can be sent again as it is.
  await save.click();
  await enter(logins.auditorPl.password);
  await expect(dialog).toBeHidden();
  await expect
    .poll(
      async () => (await staff.find<{ role: string }>(`staff?where[email][equals]=${email}`))[0],
    )
    .toMatchObject({ role: 'editor-pl' });
});
