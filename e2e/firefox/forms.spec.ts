/** Three forms in Firefox, by keyboard from the first key to the number of the matter, and what the clerks have of it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { pdf } from '../support/attached-files.ts';
import { reference } from '../support/forms.ts';
import { edited } from '../support/journey.ts';
import { type Login, logins } from '../support/logins.ts';
import { freshAddress } from '../support/members.ts';
import { pageOf } from '../support/pages.ts';
import { asStaff } from '../support/staff.ts';
import {
  expectAlive,
  expectFocus,
  focus,
  gone,
  isTicked,
  named,
  seen,
  tabTo,
  textOf,
  tick,
  typedInto,
  typeInto,
} from './hands.ts';
import { expect, test } from './journey.ts';

test('de: a message, after all that was missing, is in the inbox', async ({ arrive, request }) => {
  const page = await arrive();
  const form = '#contact-form';
  await page.goto(edited() + pageOf('de', 'contact').path);
  await expectAlive(page, form);
  const send = named(form, 'button', 'Nachricht senden');
  const [name, email] = [named(form, 'textbox', 'Name'), named(form, 'textbox', 'E-Mail-Adresse')];
  await focus(page, send);
  await page.keyboard.press('Enter');
  await expectFocus(page, name);
  await seen(page, named(form, 'heading', 'Bitte prüfen Sie drei Angaben'));
  await page.keyboard.type('Jörg Weiß');
  await gone(page, '#contact-form-name-error');
  await typeInto(page, email, 'joerg@posteo.example');
  await typeInto(page, named(form, 'textbox', 'Ihre Nachricht'), 'Guten Tag, Ölwechsel!');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expectFocus(page, named('main', 'heading', 'Danke, Jörg Weiß.'));
  expect(await stored(request, logins.formsClerk, 'contact-messages', page)).toMatchObject([
    { name: 'Jörg Weiß', email: 'joerg@posteo.example', message: 'Guten Tag, Ölwechsel!' },
  ]);
});

test('pl: a place in an event is on the list of the host', async ({ arrive, request }) => {
  const page = await arrive();
  const form = 'form[id^=event-form]';
  const address = freshAddress();
  const [mailbox = '', host] = address.split('@');
  await page.goto(edited() + pageOf('pl', 'events').path);
  await expectAlive(page, form);
  const [name, email] = [
    named(form, 'textbox', 'Imię i\u00a0nazwisko'),
    named(form, 'textbox', 'Adres e-mail'),
  ];
  const send = named(form, 'button', 'Wyślij zgłoszenie');
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
    named('main', 'heading', 'Dziękujemy, Łucja Źrebiec. Miejsce jest zarezerwowane.'),
  );
  expect(await stored(request, logins.eventHost, 'event-sign-ups', page)).toMatchObject([
    { name: 'Łucja Źrebiec', email: address },
  ]);
});

test('de: a request for sponsoring comes back as a draft, and arrives with its file', async ({
  arrive,
  downloads,
  request,
}) => {
  const page = await arrive();
  const form = '#sponsoring-form';
  const statutes = join(downloads, 'satzung.pdf');
  writeFileSync(statutes, pdf);
  const open = async () => {
    await page.goto(edited() + pageOf('de', 'sponsoring').path);
    await expectAlive(page, form);
  };
  const association = named(form, 'textbox', 'Name des Vereins');
  const project = named(form, 'checkbox', 'Ein Projekt');
  await open();
  await focus(page, association);
  await page.keyboard.type('Laufgruppe Phönix-See');
  await tick(page, project);
  const kept = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(kept).toContain('project');

  await open();
  await seen(page, '::-p-text(Ihr Entwurf von diesem Gerät)');
  expect(await typedInto(page, association)).toBe('Laufgruppe Phönix-See');
  expect(await isTicked(page, project)).toBe(true);
  await focus(page, association);
  await typeInto(page, named(form, 'textbox', 'Ansprechpartner'), 'Jörg Weiß');
  await typeInto(page, named(form, 'textbox', 'E-Mail-Adresse'), 'joerg@posteo.example');
  await typeInto(page, named(form, 'textbox', 'Ihr Ziel'), 'Startnummern für 600 Kinder.');
  const files = await seen<HTMLInputElement>(page, '#sponsoring-form-attachments');
  await files.uploadFile(statutes);
  await seen(page, named(form, 'button', 'Entfernen: satzung.pdf'));
  await tabTo(page, named(form, 'button', 'Anfrage senden'));
  await page.keyboard.press('Enter');
  await expectFocus(page, named('main', 'heading', 'Danke, Jörg Weiß.'));
  await expect.poll(kept).not.toContain('Laufgruppe');
  expect(await stored(request, logins.admin, 'sponsoring-messages', page)).toMatchObject([
    { association: 'Laufgruppe Phönix-See', files: [{ name: 'satzung.pdf' }] },
  ]);
});

/** What somebody of the staff finds under the number that the page shows. */
async function stored(
  request: APIRequestContext,
  login: Login,
  collection: string,
  page: Page,
): Promise<object[]> {
  const [number] = reference.exec(await textOf(page, 'main')) ?? [];
  const desk = await asStaff(request, login);
  return desk.find(`${collection}?where[reference][equals]=${number}`);
}
