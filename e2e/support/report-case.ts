/** What officers do in an open case of the desk besides replying. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Decrypter } from 'age-encryption';
import { expectAccessible } from './axe.ts';
import { type } from './clicks.ts';
import { expect } from './journey.ts';

const unfold = (page: Page, summary: RegExp) =>
  page.locator('.oilway-case summary', { hasText: summary }).click();

const internal = (page: Page) => page.locator('.oilway-report-message--internal');

export async function writeNote(page: Page, note: string): Promise<void> {
  await unfold(page, /^(Interne Notiz schreiben|Write an internal note)/);
  await type(page.locator('#note'), note);
  await page.getByRole('button', { name: /^(Notiz speichern|Save the note)$/ }).click();
  await expect(internal(page)).toHaveCount(1);
  await expect(internal(page)).toContainText(note);
}

/** Closes the case, for which a reason is required. */
async function closeCase(page: Page): Promise<void> {
  await unfold(page, /^(Fall abschließen|Close the case)/);
  const close = page.getByRole('button', { name: /^(Fall abschließen|Close the case)$/ });
  await close.click();
  await expect(page.locator('#closing-reason')).toBeFocused();
  await page.locator('#closing-reason').selectOption('substantiated');
  await expectAccessible(page, '.oilway-reporting');
  await close.click();
  await expect(page.locator('#answer')).toHaveCount(0);
  await expect(internal(page).last()).toContainText(/begründet|substantiated/);
  await expect(page.locator('.oilway-case__reason')).toContainText(/begründet|substantiated/);
}

export async function closeAndReopenCase(page: Page): Promise<void> {
  await closeCase(page);
  await page.getByRole('button', { name: /^(Fall wieder öffnen|Reopen the case)$/ }).click();
  await page.locator('#confirm-action').click();
  await expect(page.locator('#answer')).toBeVisible();
}

/** Saves the case without and with notes. The archives open with the shown passphrases, as with the program age. */
export async function exportCase(page: Page, text: string, note: string): Promise<void> {
  await unfold(page, /^(Fall herunterladen|Download the case)/);
  const number = /\d{3}-\d{3}-\d{3}/.exec((await page.locator('h2').textContent()) ?? '')?.[0];
  const code = page.locator('.oilway-reporting__secret');
  const save = async () => {
    const shown = await code.textContent({ timeout: 100 }).catch(() => '');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /verschlüsseltes Archiv|encrypted archive/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${number}.zip.age`);
    await expect(code).not.toHaveText(shown || 'none');
    const age = new Decrypter();
    age.addPassphrase((await code.textContent()) ?? '');
    // The ZIP is not compressed.
    const sealed = readFileSync(await file.path());
    expect(sealed.includes(text)).toBe(false);
    const zip = Buffer.from(await age.decrypt(sealed));
    for (const part of [`${number}.txt`, text, '3-1-1.txt', 'Dienstag, 6 Uhr'])
      expect(zip.includes(part), part).toBe(true);
    return zip;
  };
  expect((await save()).includes(note)).toBe(false);
  await page.locator('#oilway-export-notes').check();
  expect((await save()).includes(note)).toBe(true);
  await expectPrintedCase(page, number, note);
}

/** The print is the case alone, with the notes if chosen. */
async function expectPrintedCase(page: Page, number: string | undefined, note: string) {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.title);
  });
  await page.getByRole('button', { name: /^(Als PDF speichern|Save as PDF)$/ }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', new RegExp(`${number}$`));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.oilway-case h2')).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  for (const hidden of ['.app-header', 'nav', '#answer'])
    for (const part of await page.locator(hidden).all()) await expect(part).toBeHidden();
  // No empty page follows.
  const room = await page.locator('.oilway-case').evaluate((printed) => {
    const bottom = (part: Element) => part.getBoundingClientRect().bottom;
    return bottom(document.body) - bottom(printed);
  });
  expect(room).toBeLessThan(2);
  await page.locator('#oilway-export-notes').evaluate((box: HTMLInputElement) => box.click());
  await expect(page.getByText(note)).toBeHidden();
  await page.emulateMedia({ media: null });
}

/** Searches the cases by words. @param count of the cases that are found. */
export async function searchCases(page: Page, words: string, count: number): Promise<void> {
  await page.locator('#words').fill(words);
  await page.getByRole('button', { name: /^(Suchen|Search)$/ }).click();
  await expect(page.locator('.oilway-table tbody a')).toHaveCount(count);
}
