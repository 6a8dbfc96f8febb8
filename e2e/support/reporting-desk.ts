/** What the journeys through the reporting office do at its desk and on its page. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectAlive } from './forms.ts';
import { edited, expect, studio } from './journey.ts';
import { type Login, logins } from './logins.ts';
import { pageOf } from './pages.ts';
import { asStaff } from './staff.ts';

/** What the form says. */
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

/** A passphrase is made hard to guess by work, which other work on the machine makes longer. */
const derived = { timeout: 60_000 };

export const reportingPage = () => `${edited()}${pageOf('de', 'reporting').path}`;

export async function openDesk(page: Page, login: Login): Promise<void> {
  await page.context().clearCookies();
  await asStaff(page.request, login);
  await page.goto(`${studio()}/admin/reporting`);
  await expect(page.locator('.oilway-desk h1')).toBeVisible();
}

export async function makeOwnKey(page: Page): Promise<void> {
  await page.locator('#new-passphrase').fill('kurz');
  await page.getByRole('button', { name: /Schlüssel anlegen|Make the key/ }).click();
  await expect(page.locator('#new-passphrase')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('#new-passphrase').fill(passphrase);
  await page.locator('#new-passphrase-again').fill(passphrase);
  await page.getByRole('button', { name: /Schlüssel anlegen|Make the key/ }).click();
  await expect(page.locator('#passphrase')).toBeVisible(derived);
}

export async function replaceOwnKey(page: Page, another: string): Promise<void> {
  const own = page.locator('.oilway-desk__replace', { has: page.locator('#new-passphrase') });
  const replace = own.getByRole('button', { name: /Schlüssel ersetzen|Replace the key/ });
  await own.locator('#new-passphrase').fill(another);
  await own.locator('#new-passphrase-again').fill('etwas ganz anderes');
  await replace.click();
  await expect(page.locator('#new-passphrase')).toHaveAttribute('aria-invalid', 'true');
  await own.locator('#new-passphrase-again').fill(another);
  await replace.click();
  await expect(page.locator('#new-passphrase')).toBeHidden(derived);
  await expect(page.locator('.oilway-note--good')).toBeVisible();
}

export async function unlock(page: Page, typed = passphrase): Promise<void> {
  await page.locator('#passphrase').fill(typed);
  await page.getByRole('button', { name: /^(Entsperren|Unlock)$/ }).click();
  await expect(page.getByRole('button', { name: /^(Sperren|Lock)$/ })).toBeVisible(derived);
}

export async function expectNotUnlocked(page: Page, typed: string): Promise<void> {
  await page.locator('#passphrase').fill(typed);
  await page.getByRole('button', { name: /^(Entsperren|Unlock)$/ }).click();
  await expect(page.locator('#passphrase')).toHaveAttribute('aria-invalid', 'true', derived);
}

/** From no key at all to two officers and a recovery key, by the first officer, whose desk is open. */
export async function openOffice(page: Page): Promise<void> {
  await makeOwnKey(page);
  await unlock(page);
  await beginLog(page);
  await page
    .getByRole('button', { name: /^(Notfallschlüssel anlegen|Make the recovery key)$/ })
    .click();
  await keepRecoveryKey(page);
  await expect(page.locator('.oilway-desk__secret')).toHaveCount(0);
  await openDesk(page, logins.secondOfficer);
  await makeOwnKey(page);
  const fingerprints = page.locator('.oilway-fingerprint');
  // By its own word it takes no part.
  await unlock(page);
  const told = await fingerprints.last().textContent();
  await expect(page.getByRole('button', { name: /^(Unterschreiben|Sign in)$/ })).toHaveCount(0);
  await expect(page.locator('.oilway-note--good')).toHaveCount(0);
  await openDesk(page, logins.firstOfficer);
  await unlock(page);
  await expect(fingerprints.last()).toHaveText(told ?? '');
  await expectAccessible(page, '.oilway-desk');
  await signIn(page);
  await expect(page.locator('.oilway-note--good')).toBeVisible();
}

/** Begins the log of keys with the own key, which is unlocked. */
async function beginLog(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Das Schlüsselbuch beginnen|Begin the log)/ }).click();
  await expect(page.locator('.oilway-keys > li')).toHaveCount(1);
}

/** A log that is not the one that this browser knows: nothing is signed by it, until its officer knows why. */
export async function expectOtherLogNoticed(page: Page): Promise<void> {
  const place = 'oilway-reporting-keys';
  await page.evaluate((name) => {
    const seen = JSON.parse(localStorage.getItem(name) ?? '{}') as object;
    localStorage.setItem(name, JSON.stringify({ ...seen, hash: '0'.repeat(64) }));
  }, place);
  await page.reload();
  const alert = page.getByText(
    /^(Das Schlüsselbuch ist nicht mehr das|The log of keys is not the)/,
  );
  await expect(alert).toBeVisible();
  await unlock(page);
  const remove = page.getByRole('button', { name: /^(Herausnehmen|Take out)$/ });
  await expect(remove).toHaveCount(0);
  await expectAccessible(page, '.oilway-desk');
  await page.getByRole('button', { name: /^(Ich weiß warum|I know why)/ }).click();
  await expect(alert).toHaveCount(0);
  await expect(remove).toHaveCount(2);
}

/** An officer unlocks the own key and signs what waits. */
export async function signInAs(page: Page, login: Login, typed = passphrase): Promise<void> {
  await openDesk(page, login);
  await unlock(page, typed);
  await signIn(page);
}

/** Signs what waits, as an officer whose key is unlocked: at the second press. */
async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Unterschreiben|Sign in)$/ }).click();
  const sure = page.getByRole('button', {
    name: /^(Fingerabdruck stimmt|The fingerprint is right)/,
  });
  await sure.click();
  await expect(sure).toHaveCount(0);
}

/** The page of the reporting office with its form alive. */
export async function openForm(page: Page): Promise<Locator> {
  // Without a recovery key no report is taken; that there is one again the site learns a moment later.
  const answered = async () => (await page.request.get(reportingPage())).text();
  await expect.poll(answered).toContain('id="report-form"');
  await page.goto(reportingPage());
  const form = page.locator('#report-form');
  await expectAlive(form);
  return form;
}

export async function readCode(page: Page): Promise<string> {
  const letters = page.locator('strong[translate=no]');
  await expect(letters).toHaveText(code);
  return (await letters.textContent()) ?? '';
}

/** Opens the mailbox of a code, whose form stands on the page. */
export async function openMailbox(page: Page, typed: string): Promise<void> {
  const mailbox = page.locator('form#report-mailbox');
  await expectAlive(mailbox);
  await mailbox.getByLabel('Zugangscode').fill(typed);
  await mailbox.getByRole('button', { name: 'Postfach öffnen' }).click();
}

/** What the desk saves of a file of a report. */
export async function saved(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(name);
  return readFileSync(await file.path());
}

/** Opens case after case, which stand in no order of time, until one shows the text. */
export async function expectLetter(page: Page, text: string): Promise<void> {
  const letter = page.getByText(text);
  const cases = page.locator('.oilway-cases tbody button');
  await expect(cases.first()).toBeVisible();
  for (const at of Array(await cases.count()).keys()) {
    await cases.nth(at).click();
    await expect(page.locator('.oilway-letter').first()).toBeVisible();
    if (await letter.isVisible()) return;
    await page.getByRole('button', { name: /Alle Fälle|All cases/ }).click();
  }
  throw new Error(`no case says: ${text}`);
}

/** What came before a key was made stays closed to it. */
export async function expectClosed(page: Page, row: Locator): Promise<void> {
  await page.getByRole('button', { name: /Alle Fälle|All cases/ }).click();
  await row.getByRole('button').click();
  const closed = page.getByText(/Mit diesem Schlüssel lässt sich|This key cannot open it/);
  await expect(closed).not.toHaveCount(0);
  // What the officers and the reporter wrote in that case.
  for (const words of ['Im Lager Kalk', 'Immer dienstags.'])
    await expect(page.getByText(words)).toHaveCount(0);
}

/** Ticks that the recovery key that is shown lies in a safe place. @returns the key. */
export async function keepRecoveryKey(page: Page): Promise<string> {
  const shown = page.locator('.oilway-desk__secret');
  await expect(shown).toHaveText(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/);
  const secret = (await shown.textContent()) ?? '';
  const finish = page.getByRole('button', { name: /^(Fertig|Done)$/ });
  await expect(finish).toBeDisabled();
  await page.locator('.oilway-desk__tick input').check();
  await finish.click();
  return secret;
}
