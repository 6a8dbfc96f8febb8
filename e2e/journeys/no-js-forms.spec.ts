/**
 * Each form once without JavaScript: errors, repopulated fields and the reference
 * number. The responses of the server to any input: `site/forms/no-js-form-routes.test.ts`.
 */
import type { Browser, Page } from '@playwright/test';
import { errorResponses } from '../support/allowed-errors.ts';
import { pdf } from '../support/attached-files.ts';
import { expectAccessibleInScheme } from '../support/color-schemes.ts';
import { answerMathCaptcha, reference } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { articlesOf, pageOf } from '../support/pages.ts';

const text = {
  notSent: 'Noch nicht gesendet',
  toQuestion: 'Zur Frage',
  settings: 'Cookie-Einstellungen',
  name: 'Name',
  email: 'E-Mail-Adresse',
  message: 'Ihre Nachricht',
  sendMessage: 'Nachricht senden',
  thanks: 'Danke.',
  signUp: 'Anmelden',
  places: /\d+ von \d+ Plätzen frei/,
  reserved: 'Danke. Ihr Platz ist reserviert.',
  calendar: 'In den Kalender eintragen',
  association: 'Name des Vereins',
  person: 'Ansprechpartner',
  project: 'Ein Projekt',
  goal: 'Ihr Ziel',
  files: 'Anlagen (freiwillig)',
  choose: 'Dateien auswählen',
  later: 'Anlagen können Sie im nächsten Schritt auswählen.',
  apply: 'Anfrage senden',
} as const;

// A form with errors is returned with status 400.
test.use({
  javaScriptEnabled: false,
  allowedErrors: errorResponses([400, '/(kontakt|pl/kontakt)']),
});

/** Runs axe on the same markup in a context with scripts, which axe needs. */
async function expectAccessibleMarkup(
  page: Page,
  browser: Browser,
  scheme: 'light' | 'dark',
): Promise<void> {
  const [body, url] = [await page.content(), page.url().replace(/#.*/, '')];
  const context = await browser.newContext({ javaScriptEnabled: true });
  const other = await context.newPage();
  await other.route(url, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await other.goto(url);
  await expectAccessibleInScheme(other, scheme);
  await context.close();
}

/** Expects a link for each error that leads to its field. */
async function expectErrors(page: Page, ...fields: string[]): Promise<void> {
  const links = page.getByRole('alert').getByRole('link');
  await expect(links).toHaveCount(fields.length);
  for (const [at, field] of fields.entries()) {
    await expect(links.nth(at)).toContainText(field);
    const target = await links.nth(at).getAttribute('href');
    await expect(page.locator(target ?? '')).toBeVisible();
  }
}

test('contact form: shows errors, asks the math captcha and keeps the reference number on reload', async ({
  browser,
  page,
}) => {
  await page.goto(pageOf('de', 'contact').path);
  const settings = page.getByText(text.settings, { exact: true });
  expect(await settings.count()).toBeGreaterThan(0);
  await expect(settings.filter({ visible: true })).toHaveCount(0);
  const form = page.locator('#contact-form');
  const send = form.getByRole('button', { name: text.sendMessage });
  await form.getByLabel(text.email).fill('miriam');
  await send.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expectErrors(page, text.name, text.email, text.message);
  await expect(form.getByLabel(text.email)).toHaveValue('miriam');
  await expectAccessibleMarkup(page, browser, 'light');
  await form.getByLabel(text.name, { exact: true }).fill('Miriam Kowalczyk');
  await form.getByLabel(text.email).fill('miriam.plain@posteo.example');
  await form.getByLabel(text.message).fill('Guten Tag,\nwo ist mein Filter?');
  // The form with errors contains the captcha already.
  await answerMathCaptcha(page);
  await send.click();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused();
  const number = await page.getByText(reference).textContent();
  await expectAccessibleMarkup(page, browser, 'dark');
  await page.reload();
  await expect(page.getByText(reference)).toHaveText(number ?? '');
});

test('event form: reserves a place after the math captcha', async ({ page }) => {
  const [event] = articlesOf('de').filter(({ kind }) => kind === 'events');
  await page.goto(event?.path ?? '');
  const form = page.locator('#event-form');
  const send = form.getByRole('button', { name: text.signUp });
  await form.getByLabel(text.name).fill('Miriam Kowalczyk');
  await form.getByLabel(text.email).fill('plain@posteo.example');
  await send.click();
  await expect(form.getByText(text.notSent)).toBeFocused();
  await expect(page.getByText(text.places)).toBeVisible();
  await form.getByRole('link', { name: text.toQuestion }).click();
  await answerMathCaptcha(page);
  await send.click();
  await expect(page.getByRole('heading', { name: text.reserved })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByRole('link', { name: text.calendar })).toBeVisible();
});

test('sponsoring form: accepts a file in the second step', async ({ browser, page }) => {
  await page.goto(pageOf('de', 'sponsoring').path);
  const form = page.locator('#sponsoring-form');
  const send = form.getByRole('button', { name: text.apply });
  await expect(form.getByText(text.later)).toBeVisible();
  await expect(form.getByLabel(text.files)).toBeHidden();
  await form.getByLabel(text.association).fill('SV Hörde');
  await form.getByLabel(text.person).fill('Miriam Kowalczyk');
  await form.getByLabel(text.email).fill('verein@posteo.example');
  await form.getByLabel(text.project, { exact: true }).check();
  await form.getByLabel(text.goal).fill('Trikots für die Jugend.');
  const inReturn = form.getByRole('group', { name: /Gegenleistung an/ });
  const phone = form.getByLabel(/^Telefon für Fragen/);
  await expect(phone).toBeHidden();
  await inReturn.getByRole('radio', { name: 'Ja' }).check();
  await phone.fill('keins');
  await inReturn.getByRole('radio', { name: 'Nein' }).check();
  await expect(phone).toBeVisible();
  await phone.fill('');
  await send.click();
  await expect(form.getByText(text.notSent)).toBeVisible();
  await expect(form.getByLabel(text.project, { exact: true })).toBeChecked();
  await expect(form.getByLabel(text.association)).toHaveValue('SV Hörde');
  await expectAccessibleMarkup(page, browser, 'dark');
  const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf };
  const chooser = page.waitForEvent('filechooser');
  await form.getByText(text.choose, { exact: true }).click();
  await (await chooser).setFiles(file);
  // The native file input is visible and shows the file name.
  await expect(form.getByLabel(text.files)).toHaveCSS('opacity', '1');
  await answerMathCaptcha(page);
  await send.click();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
});
