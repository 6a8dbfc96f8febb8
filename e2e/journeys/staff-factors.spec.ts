/** Second factors of staff: an app for one-time codes and passkeys, with an authenticator that the browser itself plays. */

import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, stepAt } from '@oilway/store/accounts/totp.ts';
import type { Page } from '@playwright/test';
import { base32 } from '@scure/base';
import {
  answering,
  portIsFree,
  startPart,
  stopParts,
  studioArgs,
} from '../../commands/processes.ts';
import { deviceOf } from '../support/device.ts';
import { expect, studio, test } from '../support/journey.ts';
import { type Login, logins } from '../support/logins.ts';
import { expectClean, expectNoWider } from '../support/schemes.ts';
import { preparedFolder } from '../support/server.ts';
import { logIn } from '../support/studio.ts';
import { answered } from '../support/tolerable.ts';

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
  kept: 'Ich habe sie aufbewahrt',
  left: 'Noch gültige Wiederherstellungscodes: 10',
  second: 'Zweiter Schritt',
  setUpPasskey: 'Passkey einrichten',
  remove: 'Entfernen',
  gone: 'Der Faktor ist entfernt.',
} as const;

/** The app shows what follows from its secret. @param later half minutes that it is ahead: no code counts twice. */
const codeBy = (secret: string, later: number) =>
  codeOf(base32.decode(secret.replaceAll(' ', '')), stepAt(Date.now()) + later);

/** The first step of a login by the form. */
async function showPassword(page: Page, { email, password }: Login, enter: string, at = studio()) {
  await page.goto(`${at}/admin/login`);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: enter, exact: true }).click();
}

test.describe(() => {
  test.use({
    locale: 'de-DE',
    tolerated: answered([401, '/api/staff/login-code'], [401, '/api/staff/add-app']),
  });

  test('an app and a passkey are set up, and let their owner in', async ({ page }) => {
    const own = page.locator('.oilway-door--own');
    await logIn(page, text.login);
    await page.goto(`${studio()}/admin/account`);
    await expect(page.locator('#field-email')).toHaveValue(text.login.email);
    let secret = '';

    await test.step('an app', async () => {
      await own.getByRole('button', { name: text.setUpApp }).click();
      await page.locator('#app-password').fill(text.login.password);
      await page.keyboard.press('Enter');
      await expect(own.getByRole('img')).toBeVisible();
      secret = text.key.exec(await own.innerText())?.[1] ?? '';
      await page.locator('#app-code').fill('000000');
      await own.getByRole('button', { name: text.check }).click();
      await expect(own.getByText(text.wrong)).toBeVisible();
      await expectClean(page, 'light', '.oilway-door--own');
      await page.locator('#app-code').fill(codeBy(secret, -1));
      await page.keyboard.press('Enter');
      await expect(own.getByRole('heading', { name: text.recovery })).toBeFocused();
      await expect(own.locator('.oilway-door__codes li')).toHaveCount(10);
      await expectClean(page, 'dark', '.oilway-door--own');
      await own.getByRole('button', { name: text.kept }).click();
      await expect(own.getByText(text.left)).toBeVisible();
    });

    await test.step('a login in two steps, on a phone', async () => {
      await page.context().clearCookies();
      await page.setViewportSize({ width: 390, height: 844 });
      await showPassword(page, text.login, text.enter);
      await expect(page.getByRole('heading', { name: text.second })).toBeVisible();
      await expect(page.getByRole('button', { name: text.withPasskey })).toBeVisible();
      await page.locator('#code').fill('000000');
      await page.keyboard.press('Enter');
      await expect(page.getByText(text.wrong)).toBeVisible();
      await expectClean(page, 'light');
      await expectNoWider(page);
      await page.locator('#code').fill(codeBy(secret, 0));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${studio()}/admin`);
    });

    await test.step('a passkey, which lets its owner in alone, and no longer once it is removed', async () => {
      const { cdp, id } = await deviceOf(page);
      await page.goto(`${studio()}/admin/account`);
      await own.getByRole('button', { name: text.setUpPasskey }).click();
      await page.locator('#passkey-name').fill('Telefon');
      await page.locator('#passkey-password').fill(text.login.password);
      await page.keyboard.press('Enter');
      const row = own.getByRole('listitem').filter({ hasText: 'Telefon' });
      await expect(row).toBeVisible();
      await expectNoWider(page);
      await page.context().clearCookies();
      await page.goto(`${studio()}/admin/login`);
      await page.getByRole('button', { name: text.withPasskey }).click();
      await expect(page).toHaveURL(`${studio()}/admin`);
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id });
      expect(credentials).toHaveLength(1);
      await page.context().clearCookies();
      await page.goto(`${studio()}/admin/login`);
      await showPassword(page, text.login, text.enter);
      await page.locator('#code').fill(codeBy(secret, 1));
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

  test('an administrator without a second factor sets one up before the studio opens', async ({
    browser,
  }) => {
    const strict = await strictStudio();
    const context = await browser.newContext({ locale: 'de-DE' });
    try {
      const page = await context.newPage();
      await deviceOf(page);
      await showPassword(page, logins.gardener, 'Anmelden', strict.origin);
      const title = page.getByRole('heading', { name: 'Zweiten Faktor einrichten' });
      await expect(title).toBeVisible();
      await expectClean(page, 'light');
      // No page of the studio opens.
      await page.goto(`${strict.origin}/admin/collections/audit-log`);
      await expect(title).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await expectClean(page, 'dark');
      await expectNoWider(page);
      await page.getByRole('button', { name: 'Passkey einrichten' }).click();
      await expect(page.locator('.oilway-door__codes li')).toHaveCount(10);
      await expectClean(page, 'light');
      await expectNoWider(page);
      await page.getByRole('button', { name: 'Weiter ins Studio' }).click();
      await expect(page).toHaveURL(`${strict.origin}/admin/collections/audit-log`);
      await expect(page.getByText('Zweiten Faktor eingerichtet').first()).toBeVisible();
      // Whoever has no app is not asked for its code.
      await context.clearCookies();
      await showPassword(page, logins.gardener, 'Anmelden', strict.origin);
      await expect(page.getByText('Bestätigen Sie mit Ihrem Passkey')).toBeVisible();
      await expect(page.getByLabel('Wiederherstellungscode')).toBeVisible();
      await expectClean(page, 'light');
      await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
      await expect(page).toHaveURL(`${strict.origin}/admin`);
    } finally {
      await context.close();
      await strict.stop();
    }
  });
});

/** A studio of its own that asks for second factors as a new installation does. The one of all journeys asks nobody. */
async function strictStudio(): Promise<{ origin: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-strict-'));
  const data = join(folder, 'var');
  cpSync(await preparedFolder(), data, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const database = new DatabaseSync(join(data, 'oilway.db'));
  database.exec("UPDATE staff_door SET factors_of = 'roles'");
  database.close();
  let port = 20_000 + (process.pid % 10_000);
  while (!(await portIsFree(port, '127.0.0.1'))) port += 1;
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
  await answering(part, `http://127.0.0.1:${port}/admin/login`, 120_000);
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      await stopParts([part]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
