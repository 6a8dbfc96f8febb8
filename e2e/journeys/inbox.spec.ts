/** A contact message in the studio: inbox, reply, CSV export and erasure. */
import { readFileSync } from 'node:fs';
import { errorResponses } from '../support/allowed-errors.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectHydrated } from '../support/forms.ts';
import { edited, expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { pageOf } from '../support/pages.ts';
import { expireReauthentication, logInAsStaff } from '../support/staff.ts';

// The request that requires reauthentication.
test.use({ allowedErrors: errorResponses([403, '/person-data/export']) });

test('replies to a contact message, exports it as CSV and erases the data of its sender', async ({
  page,
  visitor,
}) => {
  const email = 'miriam.inbox@posteo.example';
  await visitor.goto(`${edited()}${pageOf('de', 'contact').path}`);
  const form = visitor.locator('#contact-form');
  await expectHydrated(form);
  await form.getByLabel('Name', { exact: true }).fill('Miriam Kowalczyk');
  await form.getByLabel('E-Mail-Adresse').fill(email);
  const words = 'Auf meiner Rechnung steht ein Filter.';
  await form.getByLabel('Ihre Nachricht').fill(words);
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(visitor.getByRole('heading', { name: 'Danke, Miriam Kowalczyk.' })).toBeVisible();
  const reference = await visitor.getByText(/^OW-\d\d-\d{3}-\d{4}$/).innerText();

  await logInAsStaff(page.request, logins.formsClerk);
  const list = `${studio()}/admin/collections/contact-messages`;
  await page.goto(list);
  await page.locator('tr', { hasText: words }).getByRole('link').first().click();
  await expect(page.locator('.oilway-letter')).toContainText(words);
  const mails = page.locator('.oilway-mails');
  const items = mails.locator('.oilway-rows > li');
  await expect(items).toHaveCount(2);
  await mails.getByRole('textbox').fill('Der Filter war im Preis enthalten.\nSiehe Rechnung.');
  await mails.getByRole('button', { name: /Antwort senden|Send reply/ }).click();
  await expect(items).toHaveCount(3);
  await expect(mails.getByRole('textbox')).toHaveValue('');
  await expect(page.getByText(/liegt im Postausgang|is in the outbox/)).toBeVisible();
  const reply = items.first();
  await expect(reply).toContainText(email);
  await reply.getByText(/Text lesen|Show text/).click();
  await expect(reply).toContainText('Der Filter war im Preis enthalten.');
  // After the first input the studio checks whether another account has changed the message.
  const formStateResponse = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url() === page.url(),
  );
  await page.locator('#field-notes').fill('Rechnung geprüft');
  await formStateResponse;
  await expect(items.getByRole('button')).toHaveCount(0);
  await expect(page.locator('#field-status')).toContainText(/In Arbeit|In work/);
  const saveResponse = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.locator('#action-save').click();
  expect((await saveResponse).status()).toBe(200);
  await page.reload();
  await expect(page.locator('#field-notes')).toHaveValue('Rechnung geprüft');
  await expect(page.locator('#field-status')).toContainText(/In Arbeit|In work/);
  await expectAccessible(page, '.oilway-mails');

  await page.goto(list);
  const row = page.locator('tr', { hasText: words });
  await expect(row).toContainText(/Beantwortet|Replied/);
  await row.getByRole('checkbox').check();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: /Auswahl als CSV|Save as CSV/ }).click();
  const csv = readFileSync(await (await saved).path(), 'utf8');
  expect(csv).toContain(reference);
  expect(csv.trim().split('\r\n')).toHaveLength(2);

  await page.goto(`${studio()}/admin/globals/retention`);
  await expect(page.getByText(/Noch nie gelaufen|Never run yet/)).toBeVisible();
  await expect(page.locator('#field-lastRun__deleted')).toHaveCount(0);

  // From a form, which wraps `fetch` until it is left.
  await page.goto(`${studio()}/admin/collections/departments/1`);
  await page.locator('#field-email').waitFor();
  await page
    .locator('.nav')
    .getByRole('link', { name: /Daten einer Person|Data of a person/ })
    .click();
  await page
    .getByRole('heading', { level: 1, name: /Daten einer Person|Data of a person/ })
    .waitFor();
  await page.getByRole('textbox').fill(email.toUpperCase());
  await page.getByRole('button', { name: /Suchen|Look up/ }).click();
  const found = page.locator('main form', { has: page.getByRole('textbox') });
  await expect(found).toContainText(/Kontaktnachrichten: 1|Contact messages: 1/);
  await expect(found).toContainText(words);
  await expect(found.getByRole('link', { name: reference }).first()).toBeVisible();
  await expectAccessible(page, 'main form');
  expireReauthentication(logins.formsClerk);
  await page.getByRole('button', { name: /Als JSON-Datei|Save as a JSON file/ }).click();
  const file = page.waitForEvent('download');
  await page.locator('#proof').fill(logins.formsClerk.password);
  await page.keyboard.press('Enter');
  await file;
  await page.getByRole('button', { name: /Alles löschen|Erase everything/ }).click();
  await expect(page.getByRole('dialog')).toContainText(email.toUpperCase());
  await page.getByRole('button', { name: /Endgültig löschen|Erase for good/ }).click();
  await expect(page.getByText(/^(Gelöscht|Erased)\.$/)).toBeVisible();
  await page.goto(list);
  await expect(page.locator('tr', { hasText: words })).toHaveCount(0);
});
