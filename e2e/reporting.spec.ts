/** A report of a breach: from the officers' keys to the answer in the mailbox, and what others see of it. */

import { expectAccessible, expectAccessibleInBothSchemes } from './axe.ts';
import { edited, expect, test } from './journey.ts';
import { logins } from './logins.ts';
import { pageOf } from './pages.ts';
import {
  drawing,
  findLetter,
  keepRecoveryKey,
  makeOwnKey,
  openDesk,
  openForm,
  passphrase,
  readCode,
  saved,
  sendReport,
  unlock,
} from './reporting-desk.ts';

const secret = 'Im Lager Kalk wird Altöl in den Gully gekippt.';
const numbers = 'null eins zwei drei vier fünf sechs sieben acht neun'.split(' ');

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test('until two officers have keys, and the recovery key is made, the page says how to report otherwise', async ({
  page,
  visitor,
}) => {
  await visitor.goto(`${edited()}${pageOf('de', 'reporting').path}`);
  await expect(visitor.getByText(/Online nehmen wir zurzeit keine Hinweise an/)).toBeVisible();
  await expect(visitor.locator('#report-form')).toHaveCount(0);

  await openDesk(page, logins.firstOfficer);
  await expectAccessible(page, '.oilway-desk');
  await page
    .getByRole('button', { name: /^(Notfallschlüssel anlegen|Make the recovery key)$/ })
    .click();
  await keepRecoveryKey(page);
  await expect(page.locator('.oilway-desk__secret')).toHaveCount(0);
  await makeOwnKey(page);
  await openDesk(page, logins.secondOfficer);
  await makeOwnKey(page);
  await expect(page.locator('.oilway-note--good')).toBeVisible();
});

test('a German report by keyboard: sealed on the way, answered, added to, closed', async ({
  page,
  visitor,
}) => {
  const sent: string[] = [];
  visitor.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const form = await openForm(visitor, 'de');
  await form.getByRole('button', { name: 'Hinweis abgeben' }).click();
  await expect(form.getByLabel('Was haben Sie beobachtet?')).toBeFocused();
  await expect(form.getByRole('heading', { name: 'Zwei Angaben fehlen noch' })).toBeVisible();
  await expectAccessibleInBothSchemes(visitor);
  await visitor.keyboard.type(secret);
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.type('Station Kalk');
  await form.getByLabel(/Datenschutzhinweise gelesen/).focus();
  await visitor.keyboard.press('Space');
  await form.getByRole('button', { name: 'Hinweis abgeben' }).focus();
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { name: 'Ihr Hinweis ist angekommen.' })).toBeFocused({
    timeout: 60_000,
  });
  const receipt = await readCode(visitor);
  await expectAccessibleInBothSchemes(visitor);

  await openDesk(page, logins.firstOfficer);
  await unlock(page);
  await page.locator('.oilway-cases tbody button').first().click();
  await expect(page.getByText(secret)).toBeVisible();
  await expect(page.getByText('Station Kalk')).toBeVisible();
  await expectAccessible(page, '.oilway-desk');
  await page.getByRole('button', { name: /Eingang bestätigen|Acknowledge receipt/ }).click();
  await expect(page.locator('.oilway-letter--toReporter')).toHaveCount(1);

  const mailbox = visitor.locator('#report-mailbox');
  await mailbox.scrollIntoViewIfNeeded();
  const typed = mailbox.getByLabel('Zugangscode');
  const look = mailbox.getByRole('button', { name: 'Postfach öffnen' });
  await expect(async () => {
    await typed.fill(receipt.slice(1));
    await look.click();
    await expect(typed).toHaveAttribute('aria-invalid', 'true', { timeout: 1000 });
  }).toPass();
  await typed.fill(receipt.toLowerCase());
  await look.click();
  await expect(visitor.getByRole('heading', { name: 'Ihr Hinweis', exact: true })).toBeFocused();
  await expect(visitor.getByText(/Wir haben Ihren Hinweis erhalten/)).toBeVisible();
  await expectAccessibleInBothSchemes(visitor);
  await visitor.getByLabel('Etwas ergänzen oder antworten').fill('Es geschieht immer dienstags.');
  const files = visitor.getByLabel(/^Dateien/);
  await files.setInputFiles({
    name: 'programm.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  });
  await expect(visitor.getByText('Diese Datei können wir nicht annehmen.')).toBeVisible();
  await expectAccessible(visitor);
  await files.setInputFiles([
    { name: 'Foto von Jan.png', mimeType: 'image/png', buffer: await drawing(visitor) },
    { name: 'Protokoll Kalk.txt', mimeType: 'text/plain', buffer: Buffer.from('Dienstag, 6 Uhr') },
  ]);
  await expect(visitor.getByRole('button', { name: /Foto von Jan.png/ })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /Protokoll Kalk.txt/ })).toBeVisible();
  await expectAccessibleInBothSchemes(visitor);
  await visitor.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(visitor.getByText('Ihre Nachricht ist angekommen.')).toBeVisible();
  await expect(visitor.getByText('Foto von Jan.png')).toHaveCount(0);

  await openDesk(page, logins.secondOfficer);
  await expect(page.getByText(/neue Nachricht|new message/)).toBeVisible();
  await unlock(page);
  await page.locator('.oilway-cases tbody button').first().click();
  await expect(page.getByText('Es geschieht immer dienstags.')).toBeVisible();
  await expectAccessible(page, '.oilway-desk');
  const picture = await saved(page, '1.jpg');
  // Drawn anew: a JPEG without anything in front of the picture but its tables.
  expect(picture.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(picture.includes('Exif')).toBe(false);
  expect((await saved(page, '2.txt')).toString()).toBe('Dienstag, 6 Uhr');
  await page.locator('#answer').fill('Wir haben den Gully schließen lassen.');
  await page.getByRole('button', { name: /Als Rückmeldung senden|Send as feedback/ }).click();
  await expect(page.locator('.oilway-letter--toReporter')).toHaveCount(2);
  await page.getByRole('button', { name: /Fall abschließen|Close the case/ }).click();
  await page.getByRole('button', { name: /Wirklich abschließen|Really close it/ }).click();
  await expect(page.locator('#answer')).toHaveCount(0);

  await visitor.getByRole('button', { name: 'Postfach schließen' }).click();
  await typed.fill(receipt);
  await look.click();
  await expect(visitor.getByText('Abgeschlossen')).toBeVisible();
  await expect(visitor.getByText('Wir haben den Gully schließen lassen.')).toBeVisible();

  for (const word of ['Gully', 'Kalk', 'dienstags', 'von Jan', 'Dienstag', receipt])
    expect(sent.join('\n')).not.toContain(word);
  expect(sent.every((address) => address.startsWith(edited()))).toBe(true);
  expect(await visitor.context().cookies()).toEqual([]);
  const kept = await visitor.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(kept).toEqual([0, 0]);
});

test('a Polish report with a picture, which comes drawn anew under another name', async ({
  page,
  visitor,
}) => {
  const form = await openForm(visitor, 'pl');
  await form.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(form.getByRole('status')).toHaveText('2 pola wymagają poprawy');
  await form.getByLabel('Co się wydarzyło?').fill('Zużyty olej trafia do studzienki.');
  const files = form.getByLabel('Pliki');
  await files.setInputFiles({
    name: 'program.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  });
  await expect(form.getByText('Nie możemy przyjąć tego pliku.')).toBeVisible();
  await files.setInputFiles({
    name: 'zdjecie-jana.png',
    mimeType: 'image/png',
    buffer: await drawing(visitor),
  });
  await expect(form.getByRole('button', { name: 'Usuń zdjecie-jana.png' })).toBeVisible();
  await form.getByLabel(/zasady prywatności/).check();
  await expectAccessible(visitor);
  await form.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(visitor.getByRole('heading', { name: 'Zgłoszenie dotarło.' })).toBeFocused({
    timeout: 60_000,
  });
  await readCode(visitor);

  await openDesk(page, logins.firstOfficer);
  await unlock(page);
  await page.getByRole('row', { name: /PL/ }).getByRole('button').click();
  await expect(page.getByText('Zużyty olej trafia do studzienki.')).toBeVisible();
  expect((await saved(page, '1.jpg')).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));

  await openDesk(page, logins.admin);
  await expect(page.locator('.oilway-cases tbody tr')).toHaveCount(2);
  await expect(page.locator('.oilway-cases thead th')).toHaveCount(3);
  await expect(page.locator('#passphrase')).toHaveCount(0);
});

test('without scripts: sealed on the server, after a question, one try each', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(`${edited()}${pageOf('de', 'reporting').path}`);
  await reader.getByLabel('Was haben Sie beobachtet?').fill('Rechnungen ohne Leistung.');
  await reader.getByLabel(/Datenschutzhinweise gelesen/).check();
  await reader.getByRole('button', { name: 'Hinweis abgeben' }).click();
  const answer = async (wrong: boolean) => {
    const field = reader.getByLabel(/Wie viel ist \S+ plus \S+\?/);
    const label = await reader.locator('label[for=report-answer]').textContent();
    const [, one = '', other = ''] = /ist (\S+) plus (\S+)\?/.exec(label ?? '') ?? [];
    await field.fill(String(numbers.indexOf(one) + numbers.indexOf(other) + (wrong ? 1 : 0)));
    await reader.getByRole('button', { name: 'Hinweis abgeben' }).click();
  };
  await answer(true);
  await expect(reader.getByText('Das war nicht richtig.')).toBeVisible();
  expect(await reader.content()).not.toContain('Rechnungen ohne Leistung');
  await answer(false);
  await expect(reader.getByRole('heading', { name: 'Ihr Hinweis ist angekommen.' })).toBeVisible();
  await expect(reader.locator('strong[translate=no]')).toHaveText(/^([0-9A-HJKMNP-TV-Z]{4}-){6}/);
  expect(new URL(reader.url()).search).toBe('');
  await context.close();
  await openDesk(page, logins.secondOfficer);
  await unlock(page);
  await expect(page.locator('.oilway-cases tbody tr')).toHaveCount(3);
});

test('an officer who lost the passphrase replaces the own key: it opens what comes after it', async ({
  page,
  visitor,
}) => {
  const another = 'Regen Kiesel Amsel Tinte';
  await openDesk(page, logins.secondOfficer);
  await page.getByText(/^(Passphrase verloren\?|Lost the passphrase\?)/).click();
  const own = page.locator('.oilway-desk__replace', { has: page.locator('#new-passphrase') });
  await expectAccessible(page, '.oilway-desk');
  await own.locator('#new-passphrase').fill(another);
  await own.locator('#new-passphrase-again').fill('etwas ganz anderes');
  const replace = own.getByRole('button', { name: /Schlüssel ersetzen|Replace the key/ });
  await replace.click();
  await expect(page.locator('#new-passphrase')).toHaveAttribute('aria-invalid', 'true');
  await own.locator('#new-passphrase-again').fill(another);
  await replace.click();
  await expect(page.locator('#new-passphrase')).toBeHidden({ timeout: 60_000 });
  await expect(page.locator('.oilway-note--good')).toBeVisible();

  await page.locator('#passphrase').fill(passphrase);
  await page.getByRole('button', { name: /^(Entsperren|Unlock)$/ }).click();
  await expect(page.locator('#passphrase')).toHaveAttribute('aria-invalid', 'true', {
    timeout: 60_000,
  });
  await page.locator('#passphrase').fill(another);
  await page.getByRole('button', { name: /^(Entsperren|Unlock)$/ }).click();
  await expect(page.getByRole('button', { name: /^(Sperren|Lock)$/ })).toBeVisible({
    timeout: 60_000,
  });
  const row = page.getByRole('row', { name: /PL/ });
  await row.getByRole('button').click();
  await expect(
    page.getByText(/Mit diesem Schlüssel lässt sich|This key cannot open it/),
  ).toBeVisible();

  await sendReport(visitor, 'Nach dem neuen Schlüssel.');
  await openDesk(page, logins.secondOfficer);
  await page.locator('#passphrase').fill(another);
  await page.getByRole('button', { name: /^(Entsperren|Unlock)$/ }).click();
  await expect(await findLetter(page, 'Nach dem neuen Schlüssel.')).toBeVisible();
});

test.describe(() => {
  // The journey breaks the connection itself.
  test.use({ tolerated: [/api\/reporting-keys/] });

  test('a recovery key that got lost is replaced: the new one opens what comes after it', async ({
    page,
    visitor,
  }) => {
    await openDesk(page, logins.firstOfficer);
    await page.getByText(/^(Notfallschlüssel verloren|Recovery key lost)/).click();
    const replaced = page.locator('.oilway-desk__replace[open]');
    await replaced
      .getByRole('button', { name: /^(Notfallschlüssel anlegen|Make the rec)/ })
      .click();
    // The old one is gone when the connection breaks; another press makes the new one.
    await page.route('**/api/reporting-keys', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    const secret = await keepRecoveryKey(page);
    await expect(replaced.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/reporting-keys');
    await page.getByRole('button', { name: /^(Fertig|Done)$/ }).click();
    await expect(page.locator('.oilway-desk__secret')).toHaveCount(0);
    await expect(page.locator('.oilway-note--good')).toBeVisible();

    await sendReport(visitor, 'Nach dem neuen Notfallschlüssel.');
    await openDesk(page, logins.firstOfficer);
    await page.getByText(/^(Mit dem Notfallschlüssel|Unlock with the recovery key)/).click();
    await page.locator('#recovery-key').fill(secret);
    await page.getByRole('button', { name: /^(Entsperren|Unlock)$/ }).click();
    await expect(await findLetter(page, 'Nach dem neuen Notfallschlüssel.')).toBeVisible();
    await page.getByRole('button', { name: /Alle Fälle|All cases/ }).click();
    await page.getByRole('row', { name: /PL/ }).getByRole('button').click();
    await expect(
      page.getByText(/Mit diesem Schlüssel lässt sich|This key cannot open it/),
    ).toBeVisible();
  });
});
