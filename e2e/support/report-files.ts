/** File uploads of the report form. */

import { encryptMessage } from '@oilway/store/reporting/encryption.ts';
import { deriveReceiptKeys, parseReceipt } from '@oilway/store/reporting/receipt.ts';
import type { Locator, Page, Request } from '@playwright/test';
import { photograph } from './attached-files.ts';
import { expectAccessibleInScheme } from './color-schemes.ts';
import { translatePage } from './foreign-markup.ts';
import { holdRequests } from './forms.ts';
import { edited, expect } from './journey.ts';
import { openForm, openMailbox, readCode, reportingPage, text } from './reporting-office.ts';

export const program = {
  name: 'programm.exe',
  mimeType: 'application/x-msdownload',
  buffer: Buffer.from('MZ'),
};
export const photo = async () => ({
  name: 'Foto von Jan.jpg',
  mimeType: 'image/jpeg',
  buffer: await photograph(),
});
export const protocol = {
  name: 'Protokoll Kalk.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Dienstag, 6 Uhr'),
};

/** Maximum size of all files together, in bytes. */
const maxBytes = 2_900_000;

const document = (name: string, size: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(size, '%PDF-1.7\n'),
});

/** A file of maximum size, and one that exceeds the limit beside it. */
const largest = document('Rechnungen.pdf', maxBytes);
const oneByte = document('Notiz.pdf', 1);

const isReport = (request: Request) => request.url().endsWith('/whistleblowing/SubmitMessage');

/** Clicks the button. @returns the length of the encrypted request body. */
async function sentBodyLength(page: Page, button: Locator): Promise<number> {
  const request = page.waitForRequest(isReport);
  await button.click();
  return (await request).postData()?.length ?? 0;
}

/** Adds messages to the case of a receipt until another large file is refused. */
async function fillMailbox(page: Page, code: string): Promise<void> {
  const { recipients, set } = await (
    await page.request.get(`${edited()}/api/reporting/keys`)
  ).json();
  const { lookup } = await deriveReceiptKeys(parseReceipt(code) ?? '');
  const attachments = [{ name: '1.pdf', type: 'application/pdf', content: 'x'.repeat(3_800_000) }];
  const sealed = await encryptMessage({ text: '', attachments }, recipients);
  const data = { lookup, sealed, keySet: set };
  const add = async () =>
    (await page.request.post(`${edited()}/api/reporting/messages`, { data })).status();
  for (const expected of [200, 200, 200, 409]) expect(await add()).toBe(expected);
}

const { observed, send: button } = text;

/** Submits an image selected before hydration, and one that is still being read. */
export async function sendImagesBeforeHydration(visitor: Page): Promise<void> {
  const form = visitor.locator('#report-form');
  const send = form.getByRole('button', { name: button });
  const fill = async () => {
    await form.getByLabel(observed).fill('Im Lager Kalk wird Altöl in den Gully gekippt.');
    await form.getByLabel(/^Dateien/).setInputFiles(await photo());
  };
  const arrived = () =>
    expect(visitor.getByText('Eine Datei ist dabei.')).toBeVisible({ timeout: 60_000 });

  const release = await holdRequests(visitor, '**/assets/ReportForm.island-*.js');
  await visitor.goto(reportingPage());
  await fill();
  await translatePage(visitor);
  await send.click();
  const early = visitor.waitForRequest('**/SubmitMessage');
  release();
  expect((await early).postData()?.length).toBeGreaterThan(300_000);
  await arrived();

  await openForm(visitor);
  await fill();
  expect(await sentBodyLength(visitor, send)).toBeGreaterThan(300_000);
  await arrived();
}

/** Submits a report of maximum size after a refusal for one byte more and a failed request. @returns the receipt. */
export async function reportMaximumSize(page: Page): Promise<string> {
  const form = await openForm(page);
  const send = form.getByRole('button', { name: button });
  await form.getByLabel(observed).fill('€'.repeat(20_000));
  await form.getByLabel(/^Dateien/).setInputFiles([largest, oneByte]);
  await send.click();
  const refused = page.locator('#report-form-files-error');
  await expect(refused).toBeFocused();
  await expect(refused).toContainText('Noch nicht gesendet');
  await expect(refused).toContainText('Notiz.pdf: Zu groß');
  await expectAccessibleInScheme(page, 'light');
  await form.getByRole('button', { name: 'Diese Datei weglassen' }).click();
  await expect(form.getByRole('button', { name: 'Rechnungen.pdf entfernen' })).toBeVisible();
  await page.route(
    '**/whistleblowing/SubmitMessage',
    (route) => route.fulfill({ status: 503, json: {} }),
    { times: 1 },
  );
  expect(await sentBodyLength(page, send)).toBeGreaterThan(5_000_000);
  await expect(form.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeFocused();
  await expect(form.getByLabel(observed)).toHaveValue('€'.repeat(20_000));
  expect(await sentBodyLength(page, send)).toBeGreaterThan(5_000_000);
  await expect(page.getByText('Eine Datei ist dabei.')).toBeVisible();
  return readCode(page);
}

/** Fills the mailbox of a receipt, then sends a message whose file is refused, and again without the file. */
export async function addToFullMailbox(page: Page, receipt: string): Promise<void> {
  await fillMailbox(page, receipt);
  await page.goto(reportingPage());
  await openMailbox(page, receipt);
  const added = page.getByLabel('Etwas ergänzen oder antworten');
  await added.fill('Noch eine Rechnung.');
  await page.locator('#report-mailbox-files').setInputFiles(largest);
  const add = page.getByRole('button', { name: 'Nachricht senden' });
  await add.click();
  await expect(page.getByText('Eine Nachricht ohne Dateien kommt noch an')).toBeVisible();
  await expect(added).toHaveValue('Noch eine Rechnung.');
  await page.getByRole('button', { name: 'Rechnungen.pdf entfernen' }).click();
  await add.click();
  await expect(page.getByText('Ihre Nachricht ist angekommen.')).toBeVisible();
}
