/** The sponsoring form: many questions, files, and a draft that stays on the device (behaviour sheet 4 and 5). */
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { expect, test } from './journey.ts';
import { type Language, languages, pageOf } from './pages.ts';

const call = '**/umbraco/api/sponsoring/SubmitMessage';

const texts = {
  de: {
    association: 'Name des Vereins',
    person: 'Ansprechperson',
    email: 'E-Mail-Adresse',
    project: 'Ein Projekt',
    activity: 'Eine einzelne Aktion',
    ongoing: 'Laufende Vereinsarbeit',
    limit: 'Höchstens 2 Antworten sind möglich.',
    goal: 'Ihr Ziel',
    counter: 'Bieten Sie eine Gegenleistung an?',
    yes: 'Ja',
    files: 'Anlagen (freiwillig)',
    remove: 'Entfernen: satzung.pdf',
    wrongType: 'Nur PDF, JPEG, PNG und WebP sind möglich.',
    privacy: /Datenschutzhinweise gelesen/,
    send: 'Anfrage senden',
    summary: 'Sechs Angaben fehlen noch',
    restored: /Ihr Entwurf von diesem Gerät/,
    discard: 'Entwurf verwerfen',
    thanks: 'Danke, Miriam Kowalczyk.',
  },
  pl: {
    association: 'Nazwa organizacji',
    person: 'Osoba do kontaktu',
    email: 'Adres e-mail',
    project: 'Projekt',
    activity: 'Pojedyncze działanie',
    ongoing: 'Bieżąca działalność',
    limit: 'Można zaznaczyć najwyżej 2.',
    goal: 'Cel',
    counter: 'Czy oferujecie świadczenie wzajemne?',
    yes: 'Tak',
    files: 'Załączniki (nieobowiązkowe)',
    remove: 'Usuń: satzung.pdf',
    wrongType: 'Możliwe są tylko PDF, JPEG, PNG i WebP.',
    privacy: /zasady prywatności/,
    send: 'Wyślij wniosek',
    summary: '6 pól wymaga poprawy',
    restored: /Szkic zapisany na tym urządzeniu/,
    discard: 'Usuń szkic',
    thanks: 'Dziękujemy, Miriam Kowalczyk.',
  },
} as const;

const pdf = {
  name: 'satzung.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

async function open(page: Page, language: Language) {
  const text = texts[language];
  await page.goto(pageOf(language, 'sponsoring').path);
  return { ...(await alive(page, language)), text };
}

async function alive(page: Page, language: Language) {
  const text = texts[language];
  const form = page.locator('#sponsoring-form');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
  return {
    form,
    association: form.getByLabel(text.association),
    person: form.getByLabel(text.person),
    email: form.getByLabel(text.email),
    goal: form.getByLabel(text.goal, { exact: true }),
    files: form.getByLabel(text.files),
    privacy: form.getByLabel(text.privacy),
    send: form.getByRole('button', { name: text.send }),
    kind: (name: 'project' | 'activity' | 'ongoing') =>
      form.getByRole('checkbox', { name: text[name] }),
    yes: form.getByRole('group', { name: text.counter }).getByRole('radio', { name: text.yes }),
  };
}

for (const language of languages) {
  test(`${language}: every message at once, one pick too many undone, files taken and refused`, async ({
    page,
  }) => {
    const { association, files, form, kind, send, text } = await open(page, language);
    await send.click();
    await expect(association).toBeFocused();
    await expect(form.getByRole('heading', { name: text.summary })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await form
      .getByRole('link', { name: language === 'de' ? /Was soll gefördert/ : /Co ma być/ })
      .click();
    await kind('project').check();
    await kind('ongoing').check();
    await kind('activity').click();
    await expect(kind('activity')).not.toBeChecked();
    await expect(form.getByText(text.limit)).toBeVisible();
    await kind('ongoing').uncheck();
    await expect(form.getByText(text.limit)).toHaveCount(0);

    await files.setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: pdf.buffer });
    await expect(form.getByText(text.wrongType)).toBeVisible();
    await files.setInputFiles(pdf);
    await expect(form.getByText(text.wrongType)).toHaveCount(0);
    await form.getByRole('button', { name: text.remove }).click();
    await expect(form.getByText('satzung.pdf', { exact: true })).toHaveCount(0);
    await expect(files).toBeFocused();
    await files.setInputFiles(pdf);
    await expectAccessibleInBothSchemes(page);
  });

  test(`${language}: a draft comes back, and goes when it is sent or thrown away`, async ({
    page,
  }) => {
    const first = await open(page, language);
    await first.association.fill('Laufgruppe Phoenix-See');
    await first.kind('project').check();
    await first.yes.check();
    await first.privacy.check();
    const kept = () => page.evaluate(() => Object.values(localStorage).join());
    await expect.poll(kept).toContain('confirm');
    expect(await kept()).not.toContain('gdprAccept');

    await page.reload();
    const second = await alive(page, language);
    await expect(second.form.getByText(first.text.restored)).toBeVisible();
    await expect(second.association).toHaveValue('Laufgruppe Phoenix-See');
    await expect(second.kind('project')).toBeChecked();
    await expect(second.yes).toBeChecked();
    await expect(second.privacy).not.toBeChecked();
    await expectAccessibleInBothSchemes(page);

    await second.person.fill('Miriam Kowalczyk');
    await second.email.fill('miriam@posteo.example');
    await second.goal.fill('Startnummern für 600 Kinder.');
    await second.files.setInputFiles(pdf);
    await second.privacy.check();
    const sent = page.waitForRequest(call);
    await second.send.click();
    expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data/);
    await expect(page.getByRole('heading', { name: first.text.thanks })).toBeFocused({
      timeout: 60_000,
    });
    await expect(page.getByText(/OW-\d\d-\d{3}-\d{4}/)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    expect(await kept()).not.toContain('Laufgruppe');

    await page.reload();
    const third = await alive(page, language);
    await expect(third.association).toHaveValue('');
    await third.association.fill('Fahrradküche');
    await expect.poll(kept).toContain('Fahrradküche');
    await page.reload();
    const fourth = await alive(page, language);
    await fourth.form.getByRole('button', { name: first.text.discard }).click();
    await expect(fourth.association).toHaveValue('');
    await expect.poll(kept).not.toContain('Fahrradküche');
  });
}

test.describe('when the server fails', () => {
  test.use({ tolerated: [/500|Internal Server Error/] });

  test('everything is kept, the files too, and the next try is taken', async ({ page }) => {
    const { association, email, files, form, goal, kind, person, privacy, send, text } = await open(
      page,
      'de',
    );
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await association.fill('Laufgruppe Phoenix-See');
    await person.fill('Miriam Kowalczyk');
    await email.fill('miriam@posteo.example');
    await kind('activity').check();
    await goal.fill('Startnummern');
    await files.setInputFiles(pdf);
    await privacy.check();
    await send.click();
    await expect(form.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeFocused({
      timeout: 60_000,
    });
    await expect(form.getByText('satzung.pdf', { exact: true })).toBeVisible();
    await expect(goal).toHaveValue('Startnummern');
    await send.click();
    await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused({ timeout: 60_000 });
  });
});
