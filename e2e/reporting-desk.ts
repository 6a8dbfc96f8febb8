/** What the journeys through the reporting office do at its desk and on its page. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { edited, expect, studio } from './journey.ts';
import type { Login } from './logins.ts';
import { pageOf } from './pages.ts';
import { logIn } from './studio.ts';

export const passphrase = 'Gully Laterne Ahorn Treppe';
const code = /([0-9A-HJKMNP-TV-Z]{4}){7}/;

export async function openDesk(page: Page, login: Login): Promise<void> {
  await page.context().clearCookies();
  await logIn(page, login);
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
  await expect(page.locator('#passphrase')).toBeVisible({ timeout: 60_000 });
}

export async function unlock(page: Page): Promise<void> {
  await page.locator('#passphrase').fill(passphrase);
  await page.getByRole('button', { name: /^(Entsperren|Unlock)$/ }).click();
  await expect(page.getByRole('button', { name: /^(Sperren|Lock)$/ })).toBeVisible({
    timeout: 60_000,
  });
}

/** The page of the reporting office with its form alive; the site shows new keys within a second. */
export async function openForm(page: Page, language: 'de' | 'pl') {
  const form = page.locator('#report-form');
  await expect(async () => {
    await page.goto(`${edited()}${pageOf(language, 'reporting').path}`);
    await expect(form).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
  return form;
}

export async function readCode(page: Page): Promise<string> {
  const letters = page.locator('strong[translate=no]');
  await expect(letters).toHaveText(code, { timeout: 60_000 });
  return (await letters.textContent()) ?? '';
}

/** An empty picture, as a file. */
export async function drawing(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(drawn, 'base64');
}

/** What the desk saves of a file of a report. */
export async function saved(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(name);
  return readFileSync(await file.path());
}

/** Opens case after case, which stand in no order of time, until one shows the text. @returns the text. */
export async function findLetter(page: Page, text: string): Promise<Locator> {
  const letter = page.getByText(text);
  const cases = page.locator('.oilway-cases tbody button');
  await expect(cases.first()).toBeVisible({ timeout: 60_000 });
  for (const at of Array(await cases.count()).keys()) {
    await cases.nth(at).click();
    await expect(page.locator('.oilway-letter').first()).toBeVisible();
    if (await letter.isVisible()) break;
    await page.getByRole('button', { name: /Alle Fälle|All cases/ }).click();
  }
  return letter;
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

/** A report in German, sent and acknowledged. */
export async function sendReport(visitor: Page, text: string): Promise<void> {
  const form = await openForm(visitor, 'de');
  await form.getByLabel('Was haben Sie beobachtet?').fill(text);
  await form.getByLabel(/Datenschutzhinweise gelesen/).check();
  await form.getByRole('button', { name: 'Hinweis abgeben' }).click();
  await readCode(visitor);
}
