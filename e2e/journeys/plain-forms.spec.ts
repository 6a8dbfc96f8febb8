/**
 * Each form once where no script runs, in a browser's own hands: what comes back, what is typed into it, and the number
 * at the end. What the server answers to whatever is sent: `site/forms/no-js-form-routes.test.ts`.
 */
import type { Browser, Page } from '@playwright/test';
import { pdf } from '../support/attached-files.ts';
import { answerQuestion, reference } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { articlesOf, pageOf } from '../support/pages.ts';
import { expectClean } from '../support/schemes.ts';
import { answered } from '../support/tolerable.ts';

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
  places: /Noch \d+ von \d+ Plätzen sind frei/,
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

// A form that comes back with mistakes says so by its status, too.
test.use({ javaScriptEnabled: false, tolerated: answered([400, '/(kontakt|pl/kontakt)']) });

/** axe needs scripts: the same markup is looked at in a browser that has them. */
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
  await expectClean(other, scheme);
  await context.close();
}

/** Each mistake is named and led to. */
async function expectErrors(page: Page, ...fields: string[]): Promise<void> {
  const links = page.getByRole('alert').getByRole('link');
  await expect(links).toHaveCount(fields.length);
  for (const [at, field] of fields.entries()) {
    await expect(links.nth(at)).toContainText(field);
    const target = await links.nth(at).getAttribute('href');
    await expect(page.locator(target ?? '')).toBeVisible();
  }
}

test('a message with mistakes, the question, and a number that stays; there are no cookies to set', async ({
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
  // The question came with the mistakes: it is answered in the same breath.
  await answerQuestion(page);
  await send.click();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused();
  const number = await page.getByText(reference).textContent();
  await expectAccessibleMarkup(page, browser, 'dark');
  await page.reload();
  await expect(page.getByText(reference)).toHaveText(number ?? '');
});

test('a sign-up leads to a place', async ({ page }) => {
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
  await answerQuestion(page);
  await send.click();
  await expect(page.getByRole('heading', { name: text.reserved })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByRole('link', { name: text.calendar })).toBeVisible();
});

test('an application with a file that goes along in the second step', async ({ browser, page }) => {
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
  await send.click();
  await expect(form.getByText(text.notSent)).toBeVisible();
  await expect(form.getByLabel(text.project, { exact: true })).toBeChecked();
  await expect(form.getByLabel(text.association)).toHaveValue('SV Hörde');
  await expectAccessibleMarkup(page, browser, 'dark');
  const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf };
  const chooser = page.waitForEvent('filechooser');
  await form.getByText(text.choose, { exact: true }).click();
  await (await chooser).setFiles(file);
  // The browser says which file it is.
  await expect(form.getByLabel(text.files)).toHaveCSS('opacity', '1');
  await answerQuestion(page);
  await send.click();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
});
