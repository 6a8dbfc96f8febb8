/** Contact, event and sponsoring forms in Firefox, by keyboard from the first field to the reference number and the stored submission. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { pdf } from '../support/attached-files.ts';
import { reference } from '../support/forms.ts';
import { edited } from '../support/journey.ts';
import { type Login, logins } from '../support/logins.ts';
import { uniqueEmail } from '../support/members.ts';
import { pageOf } from '../support/pages.ts';
import { logInAsStaff } from '../support/staff.ts';
import {
  ariaSelector,
  expectFocus,
  expectHydrated,
  fieldValue,
  focus,
  isTicked,
  tabTo,
  textOf,
  tick,
  typeInto,
  waitForHidden,
  waitForVisible,
} from './interactions.ts';
import { expect, test } from './journey.ts';

test('de: submits a contact message by keyboard after validation errors and stores it in the inbox', async ({
  openPage,
  request,
}) => {
  const page = await openPage();
  const form = '#contact-form';
  await page.goto(edited() + pageOf('de', 'contact').path);
  await expectHydrated(page, form);
  const send = ariaSelector(form, 'button', 'Nachricht senden');
  const [name, email] = [
    ariaSelector(form, 'textbox', 'Name'),
    ariaSelector(form, 'textbox', 'E-Mail-Adresse'),
  ];
  await focus(page, send);
  await page.keyboard.press('Enter');
  await expectFocus(page, name);
  await waitForVisible(page, ariaSelector(form, 'heading', 'Bitte prüfen Sie drei Angaben'));
  await page.keyboard.type('Jörg Weiß');
  await waitForHidden(page, '#contact-form-name-error');
  await typeInto(page, email, 'joerg@posteo.example');
  await typeInto(page, ariaSelector(form, 'textbox', 'Ihre Nachricht'), 'Guten Tag, Ölwechsel!');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expectFocus(page, ariaSelector('main', 'heading', 'Danke, Jörg Weiß.'));
  expect(await submissionsOf(request, logins.formsClerk, 'contact-messages', page)).toMatchObject([
    { name: 'Jörg Weiß', email: 'joerg@posteo.example', message: 'Guten Tag, Ölwechsel!' },
  ]);
});

test('pl: signs up for an event by keyboard and stores the sign-up', async ({
  openPage,
  request,
}) => {
  const page = await openPage();
  const form = 'form[id^=event-form]';
  const address = uniqueEmail();
  const [mailbox = '', host] = address.split('@');
  await page.goto(edited() + pageOf('pl', 'events').path);
  await expectHydrated(page, form);
  const [name, email] = [
    ariaSelector(form, 'textbox', 'Imię i\u00a0nazwisko'),
    ariaSelector(form, 'textbox', 'Adres e-mail'),
  ];
  const send = ariaSelector(form, 'button', 'Wyślij zgłoszenie');
  await focus(page, name);
  await page.keyboard.type('Łucja Źrebiec');
  await typeInto(page, email, mailbox);
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expectFocus(page, email);
  await page.keyboard.press('End');
  await page.keyboard.type(`@${host}`);
  await page.keyboard.press('Enter');
  await expectFocus(
    page,
    ariaSelector('main', 'heading', 'Dziękujemy, Łucja Źrebiec. Miejsce jest zarezerwowane.'),
  );
  expect(await submissionsOf(request, logins.eventHost, 'event-sign-ups', page)).toMatchObject([
    { name: 'Łucja Źrebiec', email: address },
  ]);
});

test('de: restores a sponsoring draft and submits it with an attachment', async ({
  openPage,
  downloads,
  request,
}) => {
  const page = await openPage();
  const form = '#sponsoring-form';
  const statutes = join(downloads, 'satzung.pdf');
  writeFileSync(statutes, pdf);
  const open = async () => {
    await page.goto(edited() + pageOf('de', 'sponsoring').path);
    await expectHydrated(page, form);
  };
  const association = ariaSelector(form, 'textbox', 'Name des Vereins');
  const project = ariaSelector(form, 'checkbox', 'Ein Projekt');
  await open();
  await focus(page, association);
  await page.keyboard.type('Laufgruppe Phönix-See');
  await tick(page, project);
  const storedDraft = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(storedDraft).toContain('project');

  await open();
  await waitForVisible(page, '::-p-text(Ihr Entwurf von diesem Gerät)');
  expect(await fieldValue(page, association)).toBe('Laufgruppe Phönix-See');
  expect(await isTicked(page, project)).toBe(true);
  await focus(page, association);
  await typeInto(page, ariaSelector(form, 'textbox', 'Ansprechpartner'), 'Jörg Weiß');
  await typeInto(page, ariaSelector(form, 'textbox', 'E-Mail-Adresse'), 'joerg@posteo.example');
  await typeInto(page, ariaSelector(form, 'textbox', 'Ihr Ziel'), 'Startnummern für 600 Kinder.');
  const files = await waitForVisible<HTMLInputElement>(page, '#sponsoring-form-attachments');
  await files.uploadFile(statutes);
  await waitForVisible(page, ariaSelector(form, 'button', 'Entfernen: satzung.pdf'));
  await tabTo(page, ariaSelector(form, 'button', 'Anfrage senden'));
  await page.keyboard.press('Enter');
  await expectFocus(page, ariaSelector('main', 'heading', 'Danke, Jörg Weiß.'));
  await expect.poll(storedDraft).not.toContain('Laufgruppe');
  expect(await submissionsOf(request, logins.admin, 'sponsoring-messages', page)).toMatchObject([
    { association: 'Laufgruppe Phönix-See', files: [{ name: 'satzung.pdf' }] },
  ]);
});

/** Returns the submissions with the reference number on the page, as a staff account reads them. */
async function submissionsOf(
  request: APIRequestContext,
  login: Login,
  collection: string,
  page: Page,
): Promise<object[]> {
  const [number] = reference.exec(await textOf(page, 'main')) ?? [];
  const api = await logInAsStaff(request, login);
  return api.find(`${collection}?where[reference][equals]=${number}`);
}
