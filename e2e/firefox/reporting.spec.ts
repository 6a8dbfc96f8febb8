/** A whistleblowing report in Firefox: from creating the officers’ keys to reading the answer in the mailbox. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { photograph, photographer } from '../support/attached-files.ts';
import { studio } from '../support/journey.ts';
import { type Login, logins } from '../support/logins.ts';
import { passphrase, reportingPage, text } from '../support/reporting-office.ts';
import { logInAsStaff } from '../support/staff.ts';
import {
  ariaSelector,
  click,
  expectFocus,
  expectHydrated,
  focus,
  savedFiles,
  tabTo,
  textOf,
  typeInto,
  waitForHidden,
  waitForVisible,
} from './interactions.ts';
import { expect, test } from './journey.ts';

const officeButton = (name: string) => ariaSelector('.oilway-reporting', 'button', name);
const inForm = (role: 'textbox' | 'button', name: string) =>
  ariaSelector('#report-form', role, name);

test('de: encrypts a report that an officer reads and acknowledges', async ({
  openPage,
  downloads,
  request,
}) => {
  test.setTimeout(180_000);
  const officer = await openPage();
  const image = join(downloads, 'Foto von Jan.jpg');
  writeFileSync(image, await photograph());

  await test.step('creates and signs the keys of two officers', async () => {
    await openReportingOffice(officer, request, logins.firstOfficer);
    await makeOwnKey(officer);
    await click(officer, officeButton('Begin the log of keys'));
    await click(officer, officeButton('Make the recovery key'));
    expect(await textOf(officer, '.oilway-reporting__secret')).toMatch(/^AGE-SECRET-KEY-1/);
    await click(officer, '.oilway-reporting input[type=checkbox]');
    await click(officer, officeButton('Done'));
    await waitForHidden(officer, '.oilway-reporting__secret');
    const second = await openPage();
    await openReportingOffice(second, request, logins.secondOfficer);
    await makeOwnKey(second);
    await officer.bringToFront();
    await openReportingOffice(officer, request, logins.firstOfficer);
    await unlock(officer);
    await click(officer, officeButton('Sign in'));
    await click(officer, '#confirm-action');
    await waitForVisible(officer, '.oilway-note--good');
    // The site reloads the keys within a second.
    const shown = async () => (await request.get(reportingPage())).text();
    await expect.poll(shown).toContain('id="report-form"');
  });

  const visitor = await openPage();
  const receipt = await test.step('submits a report with a file by keyboard', async () => {
    await visitor.goto(reportingPage());
    await expectHydrated(visitor, '#report-form');
    await focus(visitor, inForm('button', text.send));
    await visitor.keyboard.press('Enter');
    await expectFocus(visitor, inForm('textbox', text.observed));
    await visitor.keyboard.type('Altöl läuft in den Gully.');
    const files = await waitForVisible<HTMLInputElement>(visitor, '#report-form-files');
    await files.uploadFile(image);
    await waitForVisible(visitor, inForm('button', 'Foto von Jan.jpg entfernen'));
    await tabTo(visitor, inForm('button', text.send));
    await visitor.keyboard.press('Enter');
    await expectFocus(visitor, ariaSelector('main', 'heading', text.arrived));
    return textOf(visitor, 'strong[translate=no]');
  });

  await test.step('decrypts, reads and acknowledges the report', async () => {
    await officer.bringToFront();
    await officer.reload();
    await unlock(officer);
    await click(officer, '.oilway-table tbody a');
    await waitForVisible(officer, '::-p-text(Altöl läuft in den Gully.)');
    await click(officer, officeButton('1.jpg'));
    await expect.poll(() => savedFiles(downloads, '1.jpg')).toHaveLength(1);
    // Re-encoded by a canvas: a JPEG without metadata.
    const reencoded = savedFiles(downloads, '1.jpg')[0] ?? Buffer.alloc(0);
    expect(reencoded.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    for (const trace of ['Exif', photographer]) expect(reencoded.includes(trace)).toBe(false);
    await click(officer, officeButton('Acknowledge receipt'));
    await waitForVisible(officer, '.oilway-report-message--toReporter');
  });

  await test.step('shows the acknowledgement in the mailbox', async () => {
    await visitor.bringToFront();
    await visitor.goto(reportingPage());
    await expectHydrated(visitor, 'form#report-mailbox');
    await focus(visitor, ariaSelector('#report-mailbox', 'textbox', 'Zugangscode'));
    await visitor.keyboard.type(receipt.toLowerCase());
    await visitor.keyboard.press('Enter');
    await expectFocus(visitor, ariaSelector('main', 'heading', 'Ihr Hinweis'));
    await waitForVisible(visitor, '::-p-text(Wir haben Ihren Hinweis erhalten)');
    const storageSizes = await visitor.evaluate(() => [localStorage.length, sessionStorage.length]);
    expect(storageSizes).toEqual([0, 0]);
    expect(await visitor.browserContext().cookies()).toEqual([]);
  });
});

async function openReportingOffice(
  page: Page,
  request: APIRequestContext,
  login: Login,
): Promise<void> {
  await logInAsStaff(request, login);
  const { cookies } = await request.storageState();
  await page.browserContext().setCookie(...cookies);
  await page.goto(`${studio()}/admin/reporting`);
  await waitForVisible(page, '.oilway-reporting h1');
}

async function makeOwnKey(page: Page): Promise<void> {
  await focus(page, '#new-passphrase');
  await page.keyboard.type(passphrase);
  await typeInto(page, '#new-passphrase-again', passphrase);
  await page.keyboard.press('Enter');
  await waitForVisible(page, officeButton('Lock'));
}

async function unlock(page: Page): Promise<void> {
  await focus(page, '#passphrase');
  await page.keyboard.type(passphrase);
  await page.keyboard.press('Enter');
  await waitForVisible(page, officeButton('Lock'));
}
