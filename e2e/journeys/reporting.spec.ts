/** A report of a breach: from the officers' keys to the answer in the mailbox, and what others see of it. */

import { photographer } from '../support/attached-files.ts';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/hands.ts';
import { edited, expect, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import {
  addToFullMailbox,
  photo,
  program,
  protocol,
  reportTheMost,
  sendPicturesEarly,
} from '../support/report-files.ts';
import { reportPictures } from '../support/report-pictures.ts';
import {
  expectTamperedKeysRefused,
  goOnAfterCode,
  meetChangedScripts,
  reportWithoutScripts,
} from '../support/report-ways.ts';
import {
  expectClosed,
  expectLetter,
  expectNotUnlocked,
  expectOtherLogNoticed,
  keepRecoveryKey,
  openDesk,
  openForm,
  openMailbox,
  openOffice,
  passphrase,
  readCode,
  replaceOwnKey,
  reportingPage,
  saved,
  signInAs,
  text,
  unlock,
} from '../support/reporting-desk.ts';
import { expectClean } from '../support/schemes.ts';
import { asStaff } from '../support/staff.ts';
import { answered } from '../support/tolerable.ts';

const secret = 'Im Lager Kalk wird Altöl in den Gully gekippt.';
// One office, whose keys and cases each journey leaves to the next.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test('until two officers have signed keys, and the recovery key is made, the page says how to report otherwise', async ({
  page,
  visitor,
}) => {
  await visitor.goto(reportingPage());
  await expect(visitor.getByText(/Online nehmen wir zurzeit keine Hinweise an/)).toBeVisible();
  await expect(visitor.locator('#report-form')).toHaveCount(0);

  await openDesk(page, logins.firstOfficer);
  await expectAccessible(page, '.oilway-desk');
  await openOffice(page);
  await expectOtherLogNoticed(page);
  await openForm(visitor);
});

test('a German report by keyboard: sealed on the way, answered, added to, closed', async ({
  page,
  visitor,
}) => {
  const sent: string[] = [];
  visitor.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const chosen = await photo();
  visitor.on('filechooser', (chooser) => chooser.setFiles(chosen));
  const form = await openForm(visitor);
  const openCase = () => page.locator('.oilway-cases tbody button').first().click();

  const receipt = await test.step('reported', async () => {
    await form.getByRole('button', { name: text.send }).click();
    await expect(form.getByLabel(text.observed)).toBeFocused();
    await expect(form.getByRole('heading', { name: 'Bitte prüfen Sie eine Angabe' })).toBeVisible();
    await expectClean(visitor, 'dark');
    await visitor.keyboard.type(secret);
    await visitor.keyboard.press('Tab');
    await visitor.keyboard.type('Station Kalk');
    await tabTo(visitor, form.getByLabel(/^Dateien/));
    await visitor.keyboard.press('Space');
    await expect(form.getByRole('button', { name: 'Foto von Jan.jpg entfernen' })).toBeVisible();
    await tabTo(visitor, form.getByRole('button', { name: text.send }));
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByRole('heading', { name: text.arrived })).toBeFocused();
    await expectClean(visitor, 'light');
    return readCode(visitor);
  });

  await test.step('read and acknowledged', async () => {
    await openDesk(page, logins.firstOfficer);
    await unlock(page);
    await openCase();
    await expect(page.getByText(secret)).toBeVisible();
    await expect(page.getByText('Station Kalk')).toBeVisible();
    await expectAccessible(page, '.oilway-desk');
    const picture = await saved(page, '1.jpg');
    // Drawn anew: a JPEG without anything in front of the picture but its tables.
    expect(picture.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    for (const trace of ['Exif', photographer]) expect(picture.includes(trace)).toBe(false);
    await page.getByRole('button', { name: /Eingang bestätigen|Acknowledge receipt/ }).click();
    await expect(page.locator('.oilway-letter--toReporter')).toHaveCount(1);
  });

  await test.step('added to', async () => {
    await openMailbox(visitor, receipt.slice(1));
    await expect(visitor.getByLabel('Zugangscode')).toHaveAttribute('aria-invalid', 'true');
    await openMailbox(visitor, receipt.toLowerCase());
    await expect(visitor.getByRole('heading', { name: 'Ihr Hinweis', exact: true })).toBeFocused();
    await expect(visitor.getByText(/Wir haben Ihren Hinweis erhalten/)).toBeVisible();
    await visitor.getByLabel('Etwas ergänzen oder antworten').fill('Immer dienstags.');
    const files = visitor.getByLabel(/^Dateien/);
    await files.setInputFiles(program);
    await expect(visitor.getByText('Diese Datei können wir nicht annehmen.')).toBeVisible();
    await files.setInputFiles(protocol);
    await expect(visitor.getByRole('button', { name: /Protokoll Kalk.txt/ })).toBeVisible();
    await expectClean(visitor, 'dark');
    await visitor.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(visitor.getByText('Ihre Nachricht ist angekommen.')).toBeVisible();
    await expect(visitor.getByText('Protokoll Kalk.txt')).toHaveCount(0);
  });

  await test.step('answered by the other officer, and closed', async () => {
    await openDesk(page, logins.secondOfficer);
    await expect(page.getByText(/neue Nachricht|new message/)).toBeVisible();
    await unlock(page);
    await openCase();
    await expect(page.getByText('Immer dienstags.')).toBeVisible();
    expect((await saved(page, '1.txt')).toString()).toBe('Dienstag, 6 Uhr');
    await page.locator('#answer').fill('Wir haben den Gully schließen lassen.');
    await page.getByRole('button', { name: /Als Rückmeldung senden|Send as feedback/ }).click();
    await expect(page.locator('.oilway-letter--toReporter')).toHaveCount(2);
    await page.getByRole('button', { name: /Fall abschließen|Close the case/ }).click();
    await page.getByRole('button', { name: /Wirklich abschließen|Really close it/ }).click();
    await expect(page.locator('#answer')).toHaveCount(0);
    await visitor.getByRole('button', { name: 'Postfach schließen' }).click();
    await openMailbox(visitor, receipt);
    await expect(visitor.getByText('Abgeschlossen')).toBeVisible();
    await expect(visitor.getByText('Wir haben den Gully schließen lassen.')).toBeVisible();
  });

  await test.step('nobody else learned of it', async () => {
    const told = sent.join('\n');
    expect(told).toContain('/umbraco/api/whistleblowing/SubmitMessage');
    // Long, or with a space: in what is sealed, which is base64, a short word stands by chance.
    const file = protocol.buffer.toString('base64');
    for (const words of ['Lager Kalk', 'den Gully', 'Station Kalk', 'Immer dienstags', 'von Jan'])
      expect(told).not.toContain(words);
    for (const words of ['Protokoll', 'Dienstag,', file, photographer, receipt])
      expect(told).not.toContain(words);
    expect(sent.filter((address) => !address.startsWith(edited()))).toEqual([]);
    expect(await visitor.context().cookies()).toEqual([]);
    const kept = await visitor.evaluate(() => [localStorage.length, sessionStorage.length]);
    expect(kept).toEqual([0, 0]);
    await openDesk(page, logins.officeWatcher);
    await expect(page.locator('.oilway-cases tbody tr')).toHaveCount(1);
    await expect(page.locator('.oilway-cases thead th')).toHaveCount(3);
    await expect(page.locator('#passphrase')).toHaveCount(0);
  });
});

test('a picture goes along that was chosen before the script came, or is still being read', async ({
  visitor,
}) => {
  await sendPicturesEarly(visitor);
});

test('pictures arrive on white and large enough to be read, and what was made smaller is said before', async ({
  page,
  visitor,
}) => {
  await reportPictures(page, visitor);
});

test.describe(() => {
  test.use({ tolerated: answered([409, '/reporting/messages'], [503, '/SubmitMessage']) });

  test('a file that is refused is named and holds the report back; a failure loses nothing; a mailbox that is full says so', async ({
    page,
  }) => {
    await addToFullMailbox(page, await reportTheMost(page));
  });
});

test('after a report its code is seen first; the way on takes nothing along', async ({
  visitor,
}) => {
  await goOnAfterCode(visitor);
});

test.describe(() => {
  test.use({ tolerated: /integrity|Failed to (fetch|load)|preload|net::ERR/i });

  test('a script that was changed by a byte stops the form, which says so', async ({ page }) => {
    await meetChangedScripts(page);
  });
});

test('keys that the officers did not sign get no word of a report, and its reporter is told', async ({
  visitor,
}) => {
  await expectTamperedKeysRefused(visitor);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a report, after a question, with its code and no trace of it in the address', async ({
    page,
    visitor,
  }) => {
    await reportWithoutScripts(page, await asStaff(visitor.request, logins.secondOfficer));
  });
});

test.describe(() => {
  // The journey breaks the connection itself.
  test.use({
    tolerated:
      /^(failed: http:\/\/localhost:\d+\/api\/reporting-keys\/log net::ERR_FAILED|console error: Failed to load resource: net::ERR_FAILED \(http:\/\/localhost:\d+\/api\/reporting-keys\/log\))$/,
  });

  test('a lost passphrase and a lost recovery key are replaced: the new ones open what comes after them, and nothing before', async ({
    page,
    visitor,
  }) => {
    const another = 'Regen Kiesel Amsel Tinte';
    const earlier = page.getByRole('row', { name: /abgeschlossen|closed/i }).first();

    await test.step('the own key', async () => {
      await openDesk(page, logins.secondOfficer);
      await page.getByText(/^(Passphrase verloren\?|Lost the passphrase\?)/).click();
      await expectAccessible(page, '.oilway-desk');
      await replaceOwnKey(page, another);
      await signInAs(page, logins.firstOfficer);
      await expect(page.locator('.oilway-keys')).toHaveCount(1);
    });

    const recovery = await test.step('the recovery key, at the second press', async () => {
      await page.getByText(/^(Notfallschlüssel verloren|Recovery key lost)/).click();
      const replaced = page.locator('.oilway-desk__replace[open]');
      await replaced
        .getByRole('button', { name: /^(Notfallschlüssel anlegen|Make the rec)/ })
        .click();
      await page.route('**/api/reporting-keys/log', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      const key = await keepRecoveryKey(page);
      await expect(page.locator('.oilway-desk').getByRole('alert')).toBeVisible();
      await page.unroute('**/api/reporting-keys/log');
      await page.getByRole('button', { name: /^(Fertig|Done)$/ }).click();
      await expect(page.locator('.oilway-desk__secret')).toHaveCount(0);
      const waits = page.getByText(/^(Ein neuer Notfallschlüssel wartet|A new recovery key waits)/);
      await expect(waits).toBeVisible();
      await signInAs(page, logins.secondOfficer, another);
      await expect(waits).toHaveCount(0);
      await expect(page.locator('.oilway-note--good')).toBeVisible();
      return key;
    });

    const form = await openForm(visitor);
    await form.getByLabel(text.observed).fill('Nach den neuen Schlüsseln.');
    await form.getByRole('button', { name: text.send }).click();
    await readCode(visitor);

    await test.step('read with the recovery key', async () => {
      await page.reload();
      await page.getByText(/^(Mit dem Notfallschlüssel|Unlock with the recovery key)/).click();
      await page.locator('#recovery-key').fill(recovery);
      await page.getByRole('button', { name: /^(Entsperren|Unlock)$/ }).click();
      await expectLetter(page, 'Nach den neuen Schlüsseln.');
      await expectClosed(page, earlier);
    });

    await test.step('read with the own key', async () => {
      await openDesk(page, logins.secondOfficer);
      await expectNotUnlocked(page, passphrase);
      await unlock(page, another);
      await expectLetter(page, 'Nach den neuen Schlüsseln.');
      await expectClosed(page, earlier);
    });
  });
});
