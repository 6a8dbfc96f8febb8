/** Contact, sign-up and sponsoring where no script runs: mistakes, the question, files, and the number at the end. */
import type { Browser, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { expect, test } from './journey.ts';
import { articlesOf, type Language, languages, pageOf, pastEventOf } from './pages.ts';

const numbers = {
  de: 'null eins zwei drei vier fünf sechs sieben acht neun'.split(' '),
  pl: 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć'.split(' '),
};

const texts = {
  de: {
    question: /Wie viel ist (\S+) plus (\S+)\?/,
    notSent: 'Noch nicht gesendet',
    toQuestion: 'Zur Frage',
    wrong: 'Das war nicht richtig. Hier ist eine andere Frage.',
    name: 'Name',
    email: 'E-Mail-Adresse',
    message: 'Ihre Nachricht',
    privacy: /Datenschutzhinweise gelesen/,
    sendMessage: 'Nachricht senden',
    thanks: 'Danke.',
    signUp: 'Anmelden',
    places: /Noch \d+ von \d+ Plätzen sind frei/,
    reserved: 'Danke. Ihr Platz ist reserviert.',
    calendar: 'In den Kalender eintragen',
    association: 'Name des Vereins',
    person: 'Ansprechperson',
    project: 'Ein Projekt',
    goal: 'Ihr Ziel',
    files: 'Anlagen (freiwillig)',
    later: 'Anlagen können Sie im nächsten Schritt auswählen.',
    choose: 'Bitte wählen Sie Ihre Dateien noch einmal.',
    apply: 'Anfrage senden',
  },
  pl: {
    question: /Ile to jest (\S+) dodać (\S+)\?/,
    notSent: 'Jeszcze nie wysłano',
    toQuestion: 'Przejdź do pytania',
    wrong: 'To nie była dobra odpowiedź. Oto inne pytanie.',
    name: 'Imię i nazwisko',
    email: 'Adres e-mail',
    message: 'Treść wiadomości',
    privacy: /zasady prywatności/,
    sendMessage: 'Wyślij wiadomość',
    thanks: 'Dziękujemy.',
    signUp: 'Wyślij zgłoszenie',
    places: /Wolne miejsca: \d+ z \d+/,
    reserved: 'Dziękujemy. Miejsce jest zarezerwowane.',
    calendar: 'Dodaj do kalendarza',
    association: 'Nazwa organizacji',
    person: 'Osoba do kontaktu',
    project: 'Projekt',
    goal: 'Cel',
    files: 'Załączniki (nieobowiązkowe)',
    later: 'Załączniki można wybrać w następnym kroku.',
    choose: 'Prosimy wybrać pliki jeszcze raz.',
    apply: 'Wyślij wniosek',
  },
} as const;

const reference = /OW-\d\d-\d{3}-\d{4}/;
const pdf = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

// A form that comes back says so by its status, too.
test.use({ javaScriptEnabled: false, tolerated: [/\b400\b/] });

/** Fills in the answer to the question of the page, or one that is off. */
async function answer(page: Page, language: Language, off = 0) {
  const field = page.getByLabel(texts[language].question);
  const label = await page.locator('label[for$="-answer"]').textContent();
  const [, one = '', other = ''] = texts[language].question.exec(label ?? '') ?? [];
  const known = numbers[language];
  await field.fill(String(known.indexOf(one) + known.indexOf(other) + off));
}

/** axe needs scripts: the same markup is looked at in a browser that has them. */
async function expectAccessibleMarkup(page: Page, browser: Browser): Promise<void> {
  const [body, url] = [await page.content(), page.url().replace(/#.*/, '')];
  const context = await browser.newContext({ javaScriptEnabled: true });
  const other = await context.newPage();
  await other.route(url, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await other.goto(url);
  await expectAccessibleInBothSchemes(other);
  await context.close();
}

/** Each mistake is named and led to, and what was typed is still there. */
async function expectErrors(page: Page, ...fields: string[]): Promise<void> {
  const links = page.getByRole('alert').getByRole('link');
  await expect(links).toHaveCount(fields.length);
  for (const [at, field] of fields.entries()) {
    await expect(links.nth(at)).toContainText(field);
    const target = await links.nth(at).getAttribute('href');
    await expect(page.locator(target ?? '')).toBeVisible();
  }
}

for (const language of languages) {
  const text = texts[language];

  test(`${language}: a message, with mistakes, a wrong answer and a second thought`, async ({
    browser,
    page,
  }) => {
    await page.goto(pageOf(language, 'contact').path);
    const form = page.locator('#contact-form');
    const send = form.getByRole('button', { name: text.sendMessage });
    await form.getByLabel(text.email).fill('miriam');
    await send.click();
    await expectErrors(page, text.name, text.email, text.message, ' ');
    await expect(form.getByLabel(text.email)).toHaveValue('miriam');
    await expectAccessibleMarkup(page, browser);
    await form.getByLabel(text.name, { exact: true }).fill('Miriam Kowalczyk');
    await form.getByLabel(text.email).fill('miriam.plain@posteo.example');
    await form.getByLabel(text.message).fill('Guten Tag,\nwo ist mein Filter?');
    await form.getByLabel(text.privacy).check();
    // The question came with the mistakes: it is answered in the same breath, and wrongly.
    await answer(page, language, 1);
    await send.click();
    await expect(form.getByText(text.wrong).first()).toBeVisible();
    await expect(form.getByLabel(text.message)).toHaveValue('Guten Tag,\nwo ist mein Filter?');
    await expect(form.getByLabel(text.privacy)).toBeChecked();
    await expectAccessibleMarkup(page, browser);
    await answer(page, language);
    await send.click();
    await expect(page.getByRole('heading', { name: text.thanks })).toBeVisible();
    await expect(page.getByText(reference)).toBeVisible();
    await expectAccessibleMarkup(page, browser);
    const number = await page.getByText(reference).textContent();
    await page.reload();
    await expect(page.getByText(reference)).toHaveText(number ?? '');
  });

  test(`${language}: a sign-up leads to a place; an event that is over has no form`, async ({
    browser,
    page,
  }) => {
    const [event] = articlesOf(language).filter(({ kind }) => kind === 'events');
    await page.goto(event?.path ?? '');
    const form = page.locator('#event-form');
    const send = form.getByRole('button', { name: text.signUp });
    await form.getByLabel(text.name).fill('Miriam Kowalczyk');
    await form.getByLabel(text.email).fill(`plain.${language}@posteo.example`);
    await form.getByLabel(text.privacy).check();
    await send.click();
    await expect(form.getByText(text.notSent)).toBeVisible();
    await expect(page.getByText(text.places)).toBeVisible();
    await expectAccessibleMarkup(page, browser);
    await form.getByRole('link', { name: text.toQuestion }).click();
    await answer(page, language);
    await send.click();
    await expect(page.getByRole('heading', { name: text.reserved })).toBeVisible();
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByRole('link', { name: text.calendar })).toBeVisible();
    await page.goto(pastEventOf(language).path);
    await expect(form).toHaveCount(0);
  });

  test(`${language}: an application with a file that goes along in the second step`, async ({
    browser,
    page,
  }) => {
    await page.goto(pageOf(language, 'sponsoring').path);
    const form = page.locator('#sponsoring-form');
    const send = form.getByRole('button', { name: text.apply });
    await expect(form.getByText(text.later)).toBeVisible();
    await expect(form.getByLabel(text.files)).toBeHidden();
    await form.getByLabel(text.association).fill('SV Hörde');
    await form.getByLabel(text.person).fill('Miriam Kowalczyk');
    await form.getByLabel(text.email).fill('verein@posteo.example');
    await form.getByLabel(text.project, { exact: true }).check();
    await form.getByLabel(text.goal).fill('Trikots für die Jugend.');
    await form.getByLabel(text.privacy).check();
    await send.click();
    await expect(form.getByText(text.notSent)).toBeVisible();
    await expect(form.getByLabel(text.project, { exact: true })).toBeChecked();
    await form.getByLabel(text.files).setInputFiles(pdf);
    await answer(page, language, 1);
    await send.click();
    await expect(form.getByText(text.choose).first()).toBeVisible();
    await expect(form.getByLabel(text.association)).toHaveValue('SV Hörde');
    await expectAccessibleMarkup(page, browser);
    await form.getByLabel(text.files).setInputFiles(pdf);
    await answer(page, language);
    await send.click();
    await expect(page.getByRole('heading', { name: text.thanks })).toBeVisible();
    await expect(page.getByText(reference)).toBeVisible();
  });
}
