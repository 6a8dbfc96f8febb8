/** What the journeys through the form for reports do with files that go along. */
import type { Locator, Page, Request } from '@playwright/test';
import { keysOf, readReceipt } from '../content/reporting/receipt.ts';
import { seal } from '../content/reporting/sealing.ts';
import { photograph } from './attached-files.ts';
import { edited, expect } from './journey.ts';

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
export const largest = document('Rechnungen.pdf', most);
export const oneByte = document('Notiz.pdf', 1);

const isReport = (request: Request) => request.url().endsWith('/whistleblowing/SubmitMessage');

/** Presses the button. @returns the characters of the sealed report that went out. */
export async function sentBy(page: Page, button: Locator): Promise<number> {
  const request = page.waitForRequest(isReport);
  await button.click();
  return (await request).postData()?.length ?? 0;
}

/** Adds to the case of a code until another large file finds no room. */
export async function fillMailbox(page: Page, code: string): Promise<void> {
  const { recipients, set } = await (
    await page.request.get(`${edited()}/api/reporting/keys`)
  ).json();
  const { lookup } = await keysOf(readReceipt(code) ?? '');
  const attachments = [{ name: '1.pdf', type: 'application/pdf', content: 'x'.repeat(3_800_000) }];
  const sealed = await seal({ text: '', attachments }, recipients);
  const data = { lookup, sealed, keySet: set };
  const add = async () =>
    (await page.request.post(`${edited()}/api/reporting/messages`, { data })).status();
  for (const expected of [200, 200, 200, 200, 409]) expect(await add()).toBe(expected);
}
