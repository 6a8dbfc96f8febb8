/** Second factors of staff: TOTP app and passkeys, with a virtual authenticator. */

import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { timeStepAt, totpCode } from '@oilway/store/accounts/totp.ts';
import type { Page } from '@playwright/test';
import { base32 } from '@scure/base';
import {
  isPortFree,
  startPart,
  stopParts,
  studioArgs,
  waitUntilReady,
} from '../../commands/processes.ts';
import { errorResponses } from '../support/allowed-errors.ts';
import { expectAccessibleInScheme, expectNoHorizontalScroll } from '../support/color-schemes.ts';
import { expect, studio, test } from '../support/journey.ts';
import { type Login, logins } from '../support/logins.ts';
import { seededFolder } from '../support/server.ts';
import { logIn } from '../support/studio.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

const text = {
  login: logins.factorOwner,
  enter: 'Anmelden',
  withPasskey: 'Mit Passkey anmelden',
  setUpApp: 'App einrichten',
  next: 'Weiter',
  check: 'Code prüfen',
  key: /Schlüssel: ((?:[A-Z2-7]{4} ?){8})/,
  wrong: 'Dieser Code stimmt nicht, oder er wurde schon benutzt.',
  recovery: 'Wiederherstellungscodes',
  codesSaved: 'Ich habe sie aufbewahrt',
  left: 'Noch gültige Wiederherstellungscodes: 10',
  second: 'Zweiter Schritt',
  setUpPasskey: 'Passkey einrichten',
  remove: 'Entfernen',
  gone: 'Der Faktor ist entfernt.',
} as const;

/** Returns the TOTP code for a secret. @param stepOffset time steps ahead: each code is valid once. */
const codeForSecret = (secret: string, stepOffset: number) =>
  totpCode(base32.decode(secret.replaceAll(' ', '')), timeStepAt(Date.now()) + stepOffset);

/** Submits the password in the login form. */
async function submitPassword(
  page: Page,
  { email, password }: Login,
  enter: string,
  at = studio(),
) {
  await page.goto(`${at}/admin/login`);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: enter, exact: true }).click();
}

test.describe(() => {
  test.use({
    locale: 'de-DE',
    allowedErrors: errorResponses([401, '/api/staff/login-code'], [401, '/api/staff/add-app']),
  });

  test('sets up a TOTP app and a passkey and logs in with each', async ({ page }) => {
    const own = page.locator('.oilway-auth--account');
    await logIn(page, text.login);
    await page.goto(`${studio()}/admin/account`);
    await expect(page.locator('#field-email')).toHaveValue(text.login.email);
    let secret = '';

    await test.step('sets up a TOTP app and shows recovery codes', async () => {
      await own.getByRole('button', { name: text.setUpApp }).click();
      await page.locator('#app-password').fill(text.login.password);
      await page.keyboard.press('Enter');
      await expect(own.getByRole('img')).toBeVisible();
      secret = text.key.exec(await own.innerText())?.[1] ?? '';
      await page.locator('#app-code').fill('000000');
      await own.getByRole('button', { name: text.check }).click();
      await expect(own.getByText(text.wrong)).toBeVisible();
      await expectAccessibleInScheme(page, 'light', '.oilway-auth--account');
      await page.locator('#app-code').fill(codeForSecret(secret, -1));
      await page.keyboard.press('Enter');
      await expect(own.getByRole('heading', { name: text.recovery })).toBeFocused();
      await expect(own.locator('.oilway-auth__codes li')).toHaveCount(10);
      await expectAccessibleInScheme(page, 'dark', '.oilway-auth--account');
      await own.getByRole('button', { name: text.codesSaved }).click();
      await expect(own.getByText(text.left)).toBeVisible();
    });

    await test.step('logs in with password and TOTP code on a phone', async () => {
      await page.context().clearCookies();
      await page.setViewportSize({ width: 390, height: 844 });
      await submitPassword(page, text.login, text.enter);
      await expect(page.getByRole('heading', { name: text.second })).toBeVisible();
      await expect(page.getByRole('button', { name: text.withPasskey })).toBeVisible();
      await page.locator('#code').fill('000000');
      await page.keyboard.press('Enter');
      await expect(page.getByText(text.wrong)).toBeVisible();
      await expectAccessibleInScheme(page, 'light');
      await expectNoHorizontalScroll(page);
      await page.locator('#code').fill(codeForSecret(secret, 0));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${studio()}/admin`);
    });

    await test.step('logs in with a passkey alone and removes it', async () => {
      const { cdp, id } = await addVirtualAuthenticator(page);
      await page.goto(`${studio()}/admin/account`);
      await own.getByRole('button', { name: text.setUpPasskey }).click();
      await page.locator('#passkey-name').fill('Telefon');
      await page.locator('#passkey-password').fill(text.login.password);
      await page.keyboard.press('Enter');
      const row = own.getByRole('listitem').filter({ hasText: 'Telefon' });
      await expect(row).toBeVisible();
      await expectNoHorizontalScroll(page);
      await page.context().clearCookies();
      await page.goto(`${studio()}/admin/login`);
      await page.getByRole('button', { name: text.withPasskey }).click();
      await expect(page).toHaveURL(`${studio()}/admin`);
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id });
      expect(credentials).toHaveLength(1);
      await page.context().clearCookies();
      await page.goto(`${studio()}/admin/login`);
      await submitPassword(page, text.login, text.enter);
      await page.locator('#code').fill(codeForSecret(secret, 1));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${studio()}/admin`);
      await page.goto(`${studio()}/admin/account`);
      await row.getByRole('button').click();
      await page.locator('#factor-password').fill(text.login.password);
      await row.getByRole('button', { name: text.remove, exact: true }).click();
      await expect(own.getByText(text.gone)).toBeVisible();
      await expect(row).toHaveCount(0);
    });
  });
});

test.describe(() => {
  test.use({ locale: 'de-DE' });

  test('requires an administrator to set up a second factor before the studio opens', async ({
    browser,
  }) => {
    const strict = await strictStudio();
    const context = await browser.newContext({ locale: 'de-DE' });
    try {
      const page = await context.newPage();
      await addVirtualAuthenticator(page);
      await submitPassword(page, logins.gardener, 'Anmelden', strict.origin);
      const title = page.getByRole('heading', { name: 'Zweiten Faktor einrichten' });
      await expect(title).toBeVisible();
      await expectAccessibleInScheme(page, 'light');
      // No other page of the studio is accessible.
      await page.goto(`${strict.origin}/admin/collections/audit-log`);
      await expect(title).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessibleInScheme(page, 'dark');
      await expectNoHorizontalScroll(page);
      await page.getByRole('button', { name: 'Passkey einrichten' }).click();
      await expect(page.locator('.oilway-auth__codes li')).toHaveCount(10);
      await expectAccessibleInScheme(page, 'light');
      await expectNoHorizontalScroll(page);
      await page.getByRole('button', { name: 'Weiter ins Studio' }).click();
      await expect(page).toHaveURL(`${strict.origin}/admin/collections/audit-log`);
      await expect(page.getByText('Zweiten Faktor eingerichtet').first()).toBeVisible();
      // An account without an app gets no code field.
      await context.clearCookies();
      await submitPassword(page, logins.gardener, 'Anmelden', strict.origin);
      await expect(page.getByText('Bestätigen Sie mit Ihrem Passkey')).toBeVisible();
      await expect(page.getByLabel('Wiederherstellungscode')).toBeVisible();
      await expectAccessibleInScheme(page, 'light');
      await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
      await expect(page).toHaveURL(`${strict.origin}/admin`);
    } finally {
      await context.close();
      await strict.stop();
    }
  });
});

/** Starts a studio that requires second factors, as a new installation does; the shared one requires none. */
async function strictStudio(): Promise<{ origin: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-strict-'));
  const data = join(folder, 'var');
  cpSync(await seededFolder(), data, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const database = new DatabaseSync(join(data, 'oilway.db'));
  database.exec("UPDATE mfa_policy SET required_for = 'roles'");
  database.close();
  let port = 20_000 + (process.pid % 10_000);
  while (!(await isPortFree(port, '127.0.0.1'))) port += 1;
  const part = startPart('studio', studioArgs, {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'error',
    DATA_DIR: data,
    DATABASE_URL: '',
    STUDIO_PORT: String(port),
    STUDIO_ORIGIN: '',
    SITE_ORIGIN: '',
  });
  await waitUntilReady(part, `http://127.0.0.1:${port}/admin/login`, 120_000);
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      await stopParts([part]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
