/** Reauthentication in the studio: sensitive actions ask for the password and then continue. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { errorResponses } from '../support/allowed-errors.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { expireReauthentication, logInAsStaff } from '../support/staff.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

// A wrong password, and requests that require reauthentication.
test.use({
  locale: 'de-DE',
  allowedErrors: errorResponses([400, '/staff/prove'], [403, '/staff/\\d+[^ ]*']),
});

const dialogOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Noch einmal Ihr Passwort' });
  const enter = async (word: string) => {
    await dialog.getByLabel('Passwort').fill(word);
    await dialog.getByRole('button', { name: 'Weiter' }).click();
  };
  return { dialog, enter };
};

test('asks for password or passkey before downloading the audit log, and not again within ten minutes', async ({
  page,
}) => {
  await logInAsStaff(page.request, logins.auditor);
  expireReauthentication(logins.auditor);
  const list = `${studio()}/admin/collections/audit-log`;
  await page.goto(list);
  const { dialog, enter } = dialogOf(page);
  const link = page.getByRole('link', { name: /JSON/ });
  await link.click();
  await expect(dialog.getByLabel('Passwort')).toBeFocused();
  await expectAccessible(page, '.oilway-dialog');
  await enter('das ist es nicht');
  await expect(dialog.getByRole('alert')).toHaveText('Das Passwort stimmt nicht.');
  const saved = page.waitForEvent('download');
  await enter(logins.auditor.password);
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('"action":"loggedIn"');
  await expect(dialog).toBeHidden();
  // No second dialog within ten minutes.
  const second = page.waitForEvent('download');
  await link.click();
  await second;

  await page.goto(`${studio()}/admin/account`);
  await addVirtualAuthenticator(page);
  await page.getByRole('button', { name: 'Passkey einrichten' }).click();
  await page.locator('#passkey-password').fill(logins.auditor.password);
  await page.keyboard.press('Enter');
  await expect(page.locator('.oilway-auth__codes li')).toHaveCount(10);
  expireReauthentication(logins.auditor);
  await page.goto(list);
  await link.click();
  const third = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Passkey nehmen' }).click();
  await third;
});

test('changes a role after reauthentication, and does not when it is cancelled', async ({
  page,
}) => {
  const staff = await logInAsStaff(page.request, logins.auditorPl);
  const email = 'nowa.rola@journeys.example';
  const newMember = { name: 'Nowa Rola', email, role: 'editor-de', language: 'de' };
  const id = await staff.create('staff', newMember);
  expireReauthentication(logins.auditorPl);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${studio()}/admin/collections/staff/${id}`);
  const { dialog, enter } = dialogOf(page);
  const save = page.locator('#action-save');
  await page.locator('#field-role .rs__control').click();
  await page.locator('.rs__option', { hasText: 'Redaktion Polen' }).click();
  await save.click();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Bitte geben Sie dafür noch einmal Ihr Passwort ein.')).toBeVisible();
  // The input is still there and can be submitted again.
  await save.click();
  await enter(logins.auditorPl.password);
  await expect(dialog).toBeHidden();
  await expect
    .poll(
      async () => (await staff.find<{ role: string }>(`staff?where[email][equals]=${email}`))[0],
    )
    .toMatchObject({ role: 'editor-pl' });
});
