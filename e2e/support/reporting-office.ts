/** Actions of the reporting tests in the studio's office and in the form. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectHydrated } from './forms.ts';
import { edited, expect, studio } from './journey.ts';
import { type Login, logins } from './logins.ts';
import { pageOf } from './pages.ts';
import { logInAsStaff } from './staff.ts';

/** Texts of the form. */
export const text = {
  observed: 'Was haben Sie beobachtet?',
  send: 'Hinweis abgeben',
  arrived: 'Ihr Hinweis ist angekommen.',
  notSent: 'Noch nicht gesendet',
  onDevice: /Hinweis wird auf Ihrem Gerät verschlüsselt/,
  onServer: /erst auf unserem Server/,
  onward: 'Code notiert, weiter',
} as const;

export const passphrase = 'Gully Laterne Ahorn Treppe';
const code = /^([0-9A-HJKMNP-TV-Z]{4}){7}$/;

/** Key derivation is slow by design, and slower on a busy machine. */
export const keyDerivation = { timeout: 60_000 };

export const reportingPage = () => `${edited()}${pageOf('de', 'reporting').path}`;

export async function openReportingOffice(page: Page, login: Login): Promise<void> {
  // Requests of the page before must not run without a session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await logInAsStaff(page.request, login);
  await page.goto(`${studio()}/admin/reporting`);
  await expect(page.locator('.oilway-reporting h1')).toBeVisible();
}

export async function makeOwnKey(page: Page): Promise<void> {
  await page.locator('#new-passphrase').fill('kurz');
  await page.locator('#new-passphrase-again').fill('kurz');
  await page.getByRole('button', { name: /Schlüssel anlegen|Make the key/ }).click();
  await expect(page.locator('#new-passphrase')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('#new-passphrase').fill(passphrase);
  await page.locator('#new-passphrase-again').fill(passphrase);
  await page.getByRole('button', { name: /Schlüssel anlegen|Make the key/ }).click();
  await expect(page.getByRole('button', { name: /^(Sperren|Lock)$/ })).toBeVisible(keyDerivation);
}

export async function replaceOwnKey(page: Page, another: string): Promise<void> {
  const own = page.locator('.oilway-reporting__replace', { has: page.locator('#new-passphrase') });
  const replace = own.getByRole('button', { name: /Schlüssel ersetzen|Replace the key/ });
  await own.locator('#new-passphrase').fill(another);
  await own.locator('#new-passphrase-again').fill('etwas ganz anderes');
  await replace.click();
  await expect(page.locator('#new-passphrase')).toHaveAttribute('aria-invalid', 'true');
  await own.locator('#new-passphrase-again').fill(another);
  await replace.click();
  await expect(page.locator('#new-passphrase')).toBeHidden(keyDerivation);
  await expect(page.locator('.oilway-note--good')).toBeVisible();
}

export async function unlock(page: Page, typed = passphrase): Promise<void> {
  await page.locator('#passphrase').fill(typed);
  await page.getByRole('button', { name: /^(Entsperren|Unlock)$/ }).click();
  await expect(page.getByRole('button', { name: /^(Sperren|Lock)$/ })).toBeVisible(keyDerivation);
}

/** Unfolds the keys, which are folded while there is nothing to do with them. */
export const unfoldKeys = (page: Page): Promise<void> =>
  page.locator('summary', { hasText: /^(Schlüssel|Keys)$/ }).click();

export async function expectNotUnlocked(page: Page, typed: string): Promise<void> {
  await page.locator('#passphrase').fill(typed);
  await page.getByRole('button', { name: /^(Entsperren|Unlock)$/ }).click();
  await expect(page.locator('#passphrase')).toHaveAttribute('aria-invalid', 'true', keyDerivation);
}

/** Opens the office as the first officer: creates two officers' keys and the recovery key. */
export async function setUpOffice(page: Page): Promise<void> {
  await makeOwnKey(page);
  await beginLog(page);
  await page
    .getByRole('button', { name: /^(Notfallschlüssel anlegen|Make the recovery key)$/ })
    .click();
  await confirmRecoveryKey(page);
  await expect(page.locator('.oilway-reporting__secret')).toHaveCount(0);
  await openReportingOffice(page, logins.secondOfficer);
  await makeOwnKey(page);
  const fingerprints = page.locator('.oilway-fingerprint');
  // An unsigned key cannot sign.
  const fingerprint = await fingerprints.last().textContent();
  await expect(page.getByRole('button', { name: /^(Unterschreiben|Sign in)$/ })).toHaveCount(0);
  await expect(page.locator('.oilway-note--good')).toHaveCount(0);
  await openReportingOffice(page, logins.firstOfficer);
  await unlock(page);
  await expect(fingerprints.last()).toHaveText(fingerprint ?? '');
  await expectAccessible(page, '.oilway-reporting');
  await signPendingKey(page);
  await expect(page.locator('.oilway-note--good')).toBeVisible();
}

/** Starts the key log with the officer's unlocked key. */
async function beginLog(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Das Schlüsselbuch beginnen|Begin the log)/ }).click();
  await expect(page.locator('.oilway-keys > li')).toHaveCount(1);
}

/** Expects that a key log that differs from the one this browser has stored blocks signing until the officer confirms it. */
export async function expectChangedLogDetected(page: Page): Promise<void> {
  const storageKey = 'oilway-reporting-keys';
  await page.evaluate((name) => {
    const seen = JSON.parse(localStorage.getItem(name) ?? '{}') as object;
    localStorage.setItem(name, JSON.stringify({ ...seen, hash: '0'.repeat(64) }));
  }, storageKey);
  await page.reload();
  const alert = page.getByText(
    /^(Das Schlüsselbuch ist nicht mehr das|The log of keys is not the)/,
  );
  await expect(alert).toBeVisible();
  await unlock(page);
  const remove = page.getByRole('button', { name: /^(Herausnehmen|Take out)$/ });
  await expect(remove).toHaveCount(0);
  await expectAccessible(page, '.oilway-reporting');
  await page.getByRole('button', { name: /^(Ich weiß warum|I know why)/ }).click();
  await expect(alert).toHaveCount(0);
  await expect(remove).toHaveCount(2);
}

/** Logs an officer in, unlocks their key and signs the pending keys. */
export async function signPendingKeyAs(
  page: Page,
  login: Login,
  typed = passphrase,
): Promise<void> {
  await openReportingOffice(page, login);
  await unlock(page, typed);
  await signPendingKey(page);
}

/** Signs the pending key with the unlocked key, after a confirmation. */
async function signPendingKey(page: Page): Promise<void> {
  const sign = page.getByRole('button', { name: /^(Unterschreiben|Sign in)$/ });
  await sign.dblclick();
  await page.locator('#confirm-action').click();
  await expect(sign).toHaveCount(0);
}

/** Opens the page with the report form and waits for hydration. */
export async function openForm(page: Page): Promise<Locator> {
  // The form exists only with a recovery key, and the site updates with a delay.
  const answered = async () => (await page.request.get(reportingPage())).text();
  await expect.poll(answered).toContain('id="report-form"');
  await page.goto(reportingPage());
  const form = page.locator('#report-form');
  await expectHydrated(form);
  return form;
}

export async function readCode(page: Page): Promise<string> {
  const codeElement = page.locator('strong[translate=no]');
  await expect(codeElement).toHaveText(code);
  return (await codeElement.textContent()) ?? '';
}

/** Opens the mailbox with a receipt, on the current page. */
export async function openMailbox(page: Page, typed: string): Promise<void> {
  const mailbox = page.locator('form#report-mailbox');
  await expectHydrated(mailbox);
  await mailbox.getByLabel('Zugangscode').fill(typed);
  await mailbox.getByRole('button', { name: 'Postfach öffnen' }).click();
}

/** Downloads a file of a report in the studio. @returns its content. */
export async function downloadFile(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^\d{3}-\d{3}-\d{3}-/);
  expect(file.suggestedFilename()).toContain(name);
  return readFileSync(await file.path());
}

/** Opens the cases one after the other until one shows the text. */
export async function openReportMessage(page: Page, text: string): Promise<void> {
  const reportMessage = page.getByText(text);
  const cases = page.locator('.oilway-table tbody a');
  await expect(cases.first()).toBeVisible();
  for (const at of Array(await cases.count()).keys()) {
    await cases.nth(at).click();
    await expect(page.locator('.oilway-report-message').first()).toBeVisible();
    if (await reportMessage.isVisible()) return;
    await page.getByRole('button', { name: /Alle Fälle|All cases/ }).click();
  }
  throw new Error(`no case contains: ${text}`);
}

/** Expects that the current key cannot decrypt the messages from before its creation. */
export async function expectUndecryptable(page: Page, row: Locator): Promise<void> {
  await page.getByRole('button', { name: /Alle Fälle|All cases/ }).click();
  await row.getByRole('link').click();
  const closed = page.getByText(/Mit diesem Schlüssel lässt sich|This key cannot open it/);
  await expect(closed).not.toHaveCount(0);
  // Texts of the officers and of the reporter.
  for (const words of ['Im Lager Kalk', 'Immer dienstags.'])
    await expect(page.getByText(words)).toHaveCount(0);
}

/** Confirms that the shown recovery key is stored. @returns the key. */
export async function confirmRecoveryKey(page: Page): Promise<string> {
  const shown = page.locator('.oilway-reporting__secret');
  await expect(shown).toHaveText(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/);
  const secret = (await shown.textContent()) ?? '';
  const finish = page.getByRole('button', { name: /^(Fertig|Done)$/ });
  await expect(finish).toBeDisabled();
  await page.locator('.oilway-reporting input[type=checkbox]').check();
  await finish.click();
  return secret;
}

/** Confirms the shown recovery key without a connection, then with one. What the page loads after the first attempt arrives last. @returns the key. */
export async function confirmRecoveryKeyTwice(page: Page): Promise<string> {
  const late = Promise.withResolvers<void>();
  const deletions = /\/api\/report-deletions\?/;
  let isFirst = true;
  await page.route('**/api/reporting-keys/log', (route) =>
    isFirst ? route.abort() : route.continue(),
  );
  await page.route(deletions, async (route) => {
    if (isFirst) await late.promise;
    await route.continue();
  });
  const key = await confirmRecoveryKey(page);
  await expect(page.locator('.oilway-reporting').getByRole('alert')).toBeVisible();
  isFirst = false;
  await page.getByRole('button', { name: /^(Fertig|Done)$/ }).click();
  await expect(page.locator('.oilway-reporting__secret')).toHaveCount(0);
  const arrival = page.waitForResponse(deletions);
  late.resolve();
  await (await arrival).finished();
  // Time in which the page would show what arrived.
  await page.waitForTimeout(200);
  return key;
}
