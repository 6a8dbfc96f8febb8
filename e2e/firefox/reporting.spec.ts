/** A report of a breach in Firefox: from the officers' keys to the answer in the mailbox. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { photograph, photographer } from '../support/attached-files.ts';
import { studio } from '../support/journey.ts';
import { type Login, logins } from '../support/logins.ts';
import { passphrase, reportingPage, text } from '../support/reporting-desk.ts';
import { asStaff } from '../support/staff.ts';
import {
  click,
  expectAlive,
  expectFocus,
  focus,
  gone,
  named,
  saved,
  seen,
  tabTo,
  textOf,
  typeInto,
} from './hands.ts';
import { expect, test } from './journey.ts';

const onDesk = (name: string) => named('.oilway-desk', 'button', name);
const inForm = (role: 'textbox' | 'button', name: string) => named('#report-form', role, name);

test('de: a report is sealed, read at the desk and acknowledged in the mailbox', async ({
  arrive,
  downloads,
  request,
}) => {
  test.setTimeout(180_000);
  const officer = await arrive();
  const picture = join(downloads, 'Foto von Jan.jpg');
  writeFileSync(picture, await photograph());

  await test.step('the keys of the office', async () => {
    await openDesk(officer, request, logins.firstOfficer);
    await makeOwnKey(officer);
    await unlock(officer);
    await click(officer, onDesk('Begin the log of keys'));
    await click(officer, onDesk('Make the recovery key'));
    expect(await textOf(officer, '.oilway-desk__secret')).toMatch(/^AGE-SECRET-KEY-1/);
    await click(officer, '.oilway-desk__tick input');
    await click(officer, onDesk('Done'));
    await gone(officer, '.oilway-desk__secret');
    const second = await arrive();
    await openDesk(second, request, logins.secondOfficer);
    await makeOwnKey(second);
    await officer.bringToFront();
    await openDesk(officer, request, logins.firstOfficer);
    await unlock(officer);
    await click(officer, onDesk('Sign in'));
    await click(officer, onDesk('The fingerprint is right, sign in'));
    await seen(officer, '.oilway-note--good');
    // The site hears of the keys within a second.
    const shown = async () => (await request.get(reportingPage())).text();
    await expect.poll(shown).toContain('id="report-form"');
  });

  const visitor = await arrive();
  const receipt = await test.step('reported by keyboard', async () => {
    await visitor.goto(reportingPage());
    await expectAlive(visitor, '#report-form');
    await focus(visitor, inForm('button', text.send));
    await visitor.keyboard.press('Enter');
    await expectFocus(visitor, inForm('textbox', text.observed));
    await visitor.keyboard.type('Altöl läuft in den Gully.');
    const files = await seen<HTMLInputElement>(visitor, '#report-form-files');
    await files.uploadFile(picture);
    await seen(visitor, inForm('button', 'Foto von Jan.jpg entfernen'));
    await tabTo(visitor, inForm('button', text.send));
    await visitor.keyboard.press('Enter');
    await expectFocus(visitor, named('main', 'heading', text.arrived));
    return textOf(visitor, 'strong[translate=no]');
  });

  await test.step('read and acknowledged', async () => {
    await officer.bringToFront();
    await officer.reload();
    await unlock(officer);
    await click(officer, '.oilway-cases tbody button');
    await seen(officer, '::-p-text(Altöl läuft in den Gully.)');
    await click(officer, onDesk('1.jpg'));
    await expect.poll(() => saved(downloads, '1.jpg')).toHaveLength(1);
    // Drawn anew: a JPEG without anything in front of the picture but its tables.
    const drawn = saved(downloads, '1.jpg')[0] ?? Buffer.alloc(0);
    expect(drawn.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    for (const trace of ['Exif', photographer]) expect(drawn.includes(trace)).toBe(false);
    await click(officer, onDesk('Acknowledge receipt'));
    await seen(officer, '.oilway-letter--toReporter');
  });

  await test.step('the answer in the mailbox', async () => {
    await visitor.bringToFront();
    await visitor.goto(reportingPage());
    await expectAlive(visitor, 'form#report-mailbox');
    await focus(visitor, named('#report-mailbox', 'textbox', 'Zugangscode'));
    await visitor.keyboard.type(receipt.toLowerCase());
    await visitor.keyboard.press('Enter');
    await expectFocus(visitor, named('main', 'heading', 'Ihr Hinweis'));
    await seen(visitor, '::-p-text(Wir haben Ihren Hinweis erhalten)');
    const kept = await visitor.evaluate(() => [localStorage.length, sessionStorage.length]);
    expect(kept).toEqual([0, 0]);
    expect(await visitor.browserContext().cookies()).toEqual([]);
  });
});

async function openDesk(page: Page, request: APIRequestContext, login: Login): Promise<void> {
  await asStaff(request, login);
  const { cookies } = await request.storageState();
  await page.browserContext().setCookie(...cookies);
  await page.goto(`${studio()}/admin/reporting`);
  await seen(page, '.oilway-desk h1');
}

async function makeOwnKey(page: Page): Promise<void> {
  await focus(page, '#new-passphrase');
  await page.keyboard.type(passphrase);
  await typeInto(page, '#new-passphrase-again', passphrase);
  await page.keyboard.press('Enter');
  await seen(page, '#passphrase');
}

async function unlock(page: Page): Promise<void> {
  await focus(page, '#passphrase');
  await page.keyboard.type(passphrase);
  await page.keyboard.press('Enter');
  await seen(page, onDesk('Lock'));
}
