/** What the journeys through the form for reports do with files that go along. */

import { keysOf, readReceipt } from '@oilway/store/reporting/receipt.ts';
import { seal } from '@oilway/store/reporting/sealing.ts';
import type { Locator, Page, Request } from '@playwright/test';
import { photograph } from './attached-files.ts';
import { translatePage } from './foreign-markup.ts';
import { hold } from './forms.ts';
import { edited, expect } from './journey.ts';
import { openForm, openMailbox, readCode, reportingPage, text } from './reporting-desk.ts';
import { expectClean } from './schemes.ts';

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

/** As much as is promised: bytes of all files together. */
const most = 2_900_000;

const document = (name: string, size: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(size, '%PDF-1.7\n'),
});

/** The largest file that goes along, and one that is a byte too much beside it. */
const largest = document('Rechnungen.pdf', most);
const oneByte = document('Notiz.pdf', 1);

const isReport = (request: Request) => request.url().endsWith('/whistleblowing/SubmitMessage');

/** Presses the button. @returns the characters of the sealed report that went out. */
async function sentBy(page: Page, button: Locator): Promise<number> {
  const request = page.waitForRequest(isReport);
  await button.click();
  return (await request).postData()?.length ?? 0;
}

/** Adds to the case of a code until another large file finds no room. */
async function fillMailbox(page: Page, code: string): Promise<void> {
  const { recipients, set } = await (
    await page.request.get(`${edited()}/api/reporting/keys`)
  ).json();
  const { lookup } = await keysOf(readReceipt(code) ?? '');
  const attachments = [{ name: '1.pdf', type: 'application/pdf', content: 'x'.repeat(3_800_000) }];
  const sealed = await seal({ text: '', attachments }, recipients);
  const data = { lookup, sealed, keySet: set };
  const add = async () =>
    (await page.request.post(`${edited()}/api/reporting/messages`, { data })).status();
  for (const expected of [200, 200, 200, 409]) expect(await add()).toBe(expected);
}

const { observed, send: button } = text;

/** Sends a picture that was chosen before the script came, and one that is still being read. */
export async function sendPicturesEarly(visitor: Page): Promise<void> {
  const form = visitor.locator('#report-form');
  const send = form.getByRole('button', { name: button });
  const fill = async () => {
    await form.getByLabel(observed).fill('Im Lager Kalk wird Altöl in den Gully gekippt.');
    await form.getByLabel(/^Dateien/).setInputFiles(await photo());
  };
  const arrived = () =>
    expect(visitor.getByText('Eine Datei ist dabei.')).toBeVisible({ timeout: 60_000 });

  const release = await hold(visitor, '**/assets/ReportForm.island-*.js');
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
  expect(await sentBy(visitor, send)).toBeGreaterThan(300_000);
  await arrived();
}

/** Reports as much as is promised, is held back with a byte more, and tries again after a failure. @returns the code. */
export async function reportTheMost(page: Page): Promise<string> {
  const form = await openForm(page);
  const send = form.getByRole('button', { name: button });
  await form.getByLabel(observed).fill('€'.repeat(20_000));
  await form.getByLabel(/^Dateien/).setInputFiles([largest, oneByte]);
  await send.click();
  const refused = page.locator('#report-form-files-error');
  await expect(refused).toBeFocused();
  await expect(refused).toContainText('Noch nicht gesendet');
  await expect(refused).toContainText('Notiz.pdf: Zu groß');
  await expectClean(page, 'light');
  await form.getByRole('button', { name: 'Diese Datei weglassen' }).click();
  await expect(form.getByRole('button', { name: 'Rechnungen.pdf entfernen' })).toBeVisible();
  await page.route(
    '**/whistleblowing/SubmitMessage',
    (route) => route.fulfill({ status: 503, json: {} }),
    { times: 1 },
  );
  expect(await sentBy(page, send)).toBeGreaterThan(5_000_000);
  await expect(form.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeFocused();
  await expect(form.getByLabel(observed)).toHaveValue('€'.repeat(20_000));
  expect(await sentBy(page, send)).toBeGreaterThan(5_000_000);
  await expect(page.getByText('Eine Datei ist dabei.')).toBeVisible();
  return readCode(page);
}

/** Fills the mailbox of a code, is refused a file there, and says the same without it. */
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
