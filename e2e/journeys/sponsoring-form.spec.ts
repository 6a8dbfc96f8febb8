/** The sponsoring form: validation, attachments and a draft in localStorage (behaviour sheets 4 and 5). */
import type { Page } from '@playwright/test';
import { errorResponses } from '../support/allowed-errors.ts';
import { pdf, photograph } from '../support/attached-files.ts';
import { expectAccessibleInScheme } from '../support/color-schemes.ts';
import { expectHydrated, holdRequests, reference } from '../support/forms.ts';
import { tabTo } from '../support/interactions.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';

const call = '/umbraco/api/sponsoring/SubmitMessage';

const text = {
  association: 'Name des Vereins',
  person: 'Ansprechpartner',
  email: 'E-Mail-Adresse',
  kinds: /Was soll gefördert/,
  project: 'Ein Projekt',
  activity: 'Eine einzelne Aktion',
  ongoing: 'Laufende Vereinsarbeit',
  limit: 'Höchstens 2 Antworten sind möglich.',
  goal: 'Ihr Ziel',
  counter: 'Bieten Sie eine Gegenleistung an?',
  yes: 'Ja',
  no: 'Nein',
  counterPhone: 'Telefon für Fragen zur Gegenleistung',
  files: 'Anlagen (freiwillig)',
  remove: 'Entfernen: satzung.pdf',
  choose: 'Dateien auswählen',
  wrongType: 'Nur PDF, JPEG, PNG und WebP sind möglich.',
  send: 'Anfrage senden',
  complete: '2 von 3 Teilen ausgefüllt',
  summary: 'Bitte prüfen Sie fünf Angaben',
  failed: 'Das hat nicht geklappt',
  restored: /Ihr Entwurf von diesem Gerät/,
  discard: 'Entwurf verwerfen',
  tooLarge: 'plan.pdf: Zu groß',
  wrongContent: /^Größe\.pdf: Der Name passt, der Inhalt nicht/,
  oneFile: /Eine Datei ist dabei/,
  fiveFiles: /Fünf Dateien sind dabei/,
  thanks: 'Danke, Miriam Kowalczyk.',
} as const;

const statutes = { name: 'satzung.pdf', mimeType: 'application/pdf', buffer: pdf };
const picture = async () => ({
  name: 'Foto.jpg',
  mimeType: 'image/jpeg',
  buffer: await photograph(),
});

function partsOf(page: Page) {
  const form = page.locator('#sponsoring-form');
  return {
    form,
    association: form.getByLabel(text.association),
    person: form.getByLabel(text.person),
    email: form.getByLabel(text.email),
    goal: form.getByLabel(text.goal, { exact: true }),
    files: form.getByLabel(text.files),
    send: form.getByRole('button', { name: text.send }),
    kind: (name: 'project' | 'activity' | 'ongoing') =>
      form.getByRole('checkbox', { name: text[name] }),
    yes: form.getByRole('group', { name: text.counter }).getByRole('radio', { name: text.yes }),
    no: form.getByRole('group', { name: text.counter }).getByRole('radio', { name: text.no }),
  };
}

const { path } = pageOf('de', 'sponsoring');

/** Fills the required fields. */
async function fill({ association, email, goal, kind, person }: ReturnType<typeof partsOf>) {
  await association.fill('Laufgruppe Phoenix-See');
  await person.fill('Miriam Kowalczyk');
  await email.fill('miriam@posteo.example');
  await kind('project').check();
  await goal.fill('Startnummern');
}

test.describe(() => {
  test.use({ allowedErrors: errorResponses([500, call], [400, call]) });

  test('shows all errors, names each rejected file and keeps input after a 500', async ({
    page,
  }) => {
    const parts = partsOf(page);
    const { association, files, form, goal, send } = parts;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(call)) sent.push(request.headers()['content-type'] ?? '');
    });
    await page.goto(path);
    await expectHydrated(form);

    await test.step('shows validation errors for an empty form', async () => {
      await send.click();
      await expect(association).toBeFocused();
      await expect(form.getByRole('heading', { name: text.summary })).toBeVisible();
      await expectAccessibleInScheme(page, 'light');
    });

    await test.step('rejects a file of another type, removes a file and accepts two', async () => {
      await files.setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: pdf });
      await expect(form.getByText(text.wrongType)).toBeVisible();
      const button = form.getByText(text.choose, { exact: true });
      // Registered before the key press: otherwise the browser opens its native dialog.
      const chooser = page.waitForEvent('filechooser');
      await tabTo(page, files);
      await expect(button).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(statutes);
      await expect(form.getByText(text.wrongType)).toHaveCount(0);
      await form.getByRole('button', { name: text.remove }).click();
      await expect(form.getByText('satzung.pdf', { exact: true })).toHaveCount(0);
      await expect(files).toBeFocused();
      await fill(parts);
      await expect(form).toContainText(text.complete);
      await expect(form.locator('ol [data-complete]')).toHaveText(['1. Verein', '2. Vorhaben']);
      const large = { ...statutes, name: 'plan.pdf', buffer: Buffer.alloc(5_000_001) };
      await files.setInputFiles([statutes, large, await picture()]);
    });

    const refused = form.locator('#sponsoring-form-attachments-error');
    await test.step('rejects a file that is too large and two that exceed the limit', async () => {
      await send.click();
      await expect(refused).toBeFocused();
      await expect(refused).toContainText(text.tooLarge);
      await expect(refused.getByRole('listitem')).toHaveCount(1);
      for (const name of ['satzung.pdf', 'Foto.jpg'])
        await expect(form.getByText(name, { exact: true })).toBeVisible();
      await expectAccessibleInScheme(page, 'dark');
      const five = Array.from({ length: 5 }, (_, at) => ({ ...statutes, name: `${at}.pdf` }));
      await files.setInputFiles(five);
      await expect(refused.getByRole('listitem')).toHaveText([/^3\.pdf: /, /^4\.pdf: /]);
      await send.click();
      await expect(refused).toBeFocused();
      expect(sent).toEqual([]);
      await refused.getByRole('button').click();
      await expect(files).toBeFocused();
    });

    await test.step('keeps input and files after a 500 response', async () => {
      await page.route(`**${call}`, (route) => route.fulfill({ status: 500, json: {} }), {
        times: 1,
      });
      await send.click();
      await expect(form.getByRole('heading', { name: text.failed })).toBeFocused();
      for (const name of ['satzung.pdf', 'Foto.jpg'])
        await expect(form.getByText(name, { exact: true })).toBeVisible();
      await expect(goal).toHaveValue('Startnummern');
      await expectAccessibleInScheme(page, 'dark');
    });

    await test.step('names a file rejected by the server and keeps the others', async () => {
      await form.getByRole('button', { name: '0.pdf' }).click();
      const bytes = Buffer.from('<!doctype html>');
      await files.setInputFiles([{ ...statutes, name: 'Größe.pdf', buffer: bytes }]);
      await send.click();
      await expect(refused).toBeFocused();
      await expect(refused.getByRole('listitem')).toHaveText([text.wrongContent]);
    });

    await files.setInputFiles([{ ...statutes, name: '5.pdf' }]);
    await send.click();
    await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused();
    await expect(page.getByText(text.fiveFiles)).toBeVisible();
    await expect(page.getByText(reference)).toBeVisible();
    expect(sent.at(-1)).toMatch(/^multipart\/form-data/);
  });
});

test('undoes a selection beyond the limit and announces it for about a second', async ({
  page,
}) => {
  await page.clock.install();
  const { form, kind } = partsOf(page);
  await page.goto(path);
  await expectHydrated(form);
  await page.clock.pauseAt(Date.now() + 60_000);
  const notice = form.getByRole('group', { name: text.kinds }).getByRole('status');
  await kind('project').check();
  await kind('ongoing').check();
  await expect(notice).toBeEmpty();
  await kind('activity').focus();
  await page.keyboard.press('Space');
  await expect(kind('activity')).not.toBeChecked();
  await expect(kind('activity')).toBeFocused();
  await expect(notice).toHaveText(text.limit);
  await page.clock.runFor(1000);
  await expect(notice).toHaveText(text.limit);
  await page.clock.runFor(50);
  await expect(notice).toBeEmpty();
  await kind('ongoing').uncheck();
  await kind('activity').check();
  await expect(notice).toBeEmpty();
});

test('sends an image selected before the island loaded', async ({ page }) => {
  const parts = partsOf(page);
  const release = await holdRequests(page, '**/assets/SponsoringForm.island-*.js');
  await page.goto(path);
  await parts.files.setInputFiles(await picture());
  await fill(parts);
  await parts.send.click();
  const sent = page.waitForRequest(`**${call}`);
  release();
  expect((await sent).postDataBuffer()?.length).toBeGreaterThan(1_000_000);
  await expect(page.getByText(text.oneFile)).toBeVisible();
});

test('restores a draft, submits it by keyboard and deletes it when sent or discarded', async ({
  page,
}) => {
  const parts = partsOf(page);
  const { association, email, files, form, goal, kind, person, send } = parts;
  const storedDraft = () => page.evaluate(() => Object.values(localStorage).join());
  const open = async () => {
    await page.goto(path);
    await expectHydrated(form);
  };

  const chosen = await picture();
  page.on('filechooser', (chooser) => chooser.setFiles(chosen));

  await test.step('saves what was typed before hydration', async () => {
    const release = await holdRequests(page, '**/assets/hydrate-*.js');
    await page.goto(path);
    await association.fill('Turnverein');
    release();
    await expect.poll(storedDraft).toContain('Turnverein');
    await page.evaluate(() => localStorage.clear());
  });

  await test.step('restores the draft', async () => {
    await open();
    await association.fill('Laufgruppe Phoenix-See');
    await kind('project').check();
    await parts.yes.check();
    await expect.poll(storedDraft).toContain('confirm');
    await open();
    await expect(form.getByText(text.restored)).toBeVisible();
    await expect(association).toHaveValue('Laufgruppe Phoenix-See');
    await expect(kind('project')).toBeChecked();
    await expect(parts.yes).toBeChecked();
    await expectAccessibleInScheme(page, 'dark');
  });

  await test.step('hides a further question only while it has no answer', async () => {
    const phone = form.getByLabel(text.counterPhone);
    await phone.fill('0231 4477100');
    await parts.no.check();
    await expect(phone).toBeVisible();
    await phone.fill('');
    await expect(phone).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(phone).toBeVisible();
    await association.focus();
    await expect(phone).toBeHidden();
  });

  await test.step('submits by keyboard and shows the reference number', async () => {
    await association.focus();
    await tabTo(page, person);
    await page.keyboard.type('Miriam Kowalczyk');
    await tabTo(page, email);
    await page.keyboard.type('miriam@posteo.example');
    await tabTo(page, goal);
    await page.keyboard.type('Startnummern für 600 Kinder.');
    await tabTo(page, files);
    await page.keyboard.press('Space');
    await expect(form.getByText('Foto.jpg', { exact: true })).toBeVisible();
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused();
    await expect(page.getByText(reference)).toBeVisible();
    await expectAccessibleInScheme(page, 'light');
    expect(await storedDraft()).not.toContain('Laufgruppe');
  });

  await test.step('discards the draft', async () => {
    await open();
    await expect(association).toHaveValue('');
    await association.fill('Fahrradküche');
    await expect.poll(storedDraft).toContain('Fahrradküche');
    await open();
    await form.getByRole('button', { name: text.discard }).click();
    await expect(association).toHaveValue('');
    await expect.poll(storedDraft).not.toContain('Fahrradküche');
  });
});
