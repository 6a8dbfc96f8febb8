/** Forms in a page that a translator or a password manager has modified, before and after hydration. */
import type { Page } from '@playwright/test';
import { errorResponses } from '../support/allowed-errors.ts';
import { pdf } from '../support/attached-files.ts';
import { addButtonsToFields, translatePage } from '../support/foreign-markup.ts';
import { expectHydrated, holdRequests } from '../support/forms.ts';
import { firstOrAll } from '../support/full.ts';
import { expect, test } from '../support/journey.ts';
import { articlesOf, pageOf } from '../support/pages.ts';
import { texts as portal } from '../support/portal-texts.ts';

const event = articlesOf('de').find(({ kind }) => kind === 'events')?.path ?? '';

interface FormOnPage {
  id: string;
  address: () => string;
  /** The field with the focus, and another one. */
  field: string;
  other: string;
  files?: string;
  boxes?: string;
}

/** The form with most kinds of fields comes first. */
const forms: FormOnPage[] = [
  {
    id: 'sponsoring-form',
    address: () => pageOf('de', 'sponsoring').path,
    field: 'goal',
    other: 'association',
    files: 'attachments',
    boxes: 'selectedTypeOfForms',
  },
  {
    id: 'contact-form',
    address: () => pageOf('de', 'contact').path,
    field: 'message',
    other: 'name',
  },
  { id: 'event-form', address: () => event, field: 'message', other: 'email' },
  // The report form needs an office: `reporting.spec.ts`.
  {
    id: 'report-mailbox',
    address: () => pageOf('de', 'reporting').path,
    field: 'code',
    other: 'code',
  },
  { id: 'login-form', address: () => portal.portal, field: 'userName', other: 'password' },
  { id: 'account-form', address: () => portal.account, field: 'name', other: 'company' },
  { id: 'reset-form', address: () => portal.reset, field: 'email', other: 'email' },
];

for (const form of firstOrAll(forms))
  test(`${form.id}: hydration keeps text, caret, files and focus in a page modified by translator and password manager`, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/assets/hydrate-*.js');
    await page.goto(form.address(), { waitUntil: 'commit' });
    const { field, files, other } = await typeInto(page, form);
    await translatePage(page);
    await addButtonsToFields(page);
    release();
    await expect(page.locator(`form[id^="${form.id}"]`)).toHaveJSProperty('noValidate', true);
    await expect(field).toBeFocused();
    await page.keyboard.type('!');
    await expect(field).toHaveValue('ab!cd');
    if (form.other !== form.field) await expect(other).toHaveValue('wxyz');
    if (files) await expect(page.getByText('Satzung.pdf').first()).toBeVisible();
    if (form.boxes) await expect(page.locator('input[type=checkbox]:checked')).toHaveCount(1);
  });

async function typeInto(page: Page, { boxes, field, files, id, other }: FormOnPage) {
  const part = (name: string) => page.locator(`form[id^="${id}"] [id$="-${name}"]`);
  if (files)
    await part(files).setInputFiles({
      name: 'Satzung.pdf',
      mimeType: 'application/pdf',
      buffer: pdf,
    });
  if (boxes) await part(boxes).getByRole('checkbox').first().check();
  await part(other).fill('wxyz');
  await part(field).fill('');
  await part(field).pressSequentially('abcd');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  return { field: part(field), other: part(other), files };
}

const wrong = [
  { id: 'contact-form', address: pageOf('de', 'contact').path, send: 'Danke, Miriam Kowalczyk.' },
  { id: 'account-form', address: portal.account, send: portal.mail },
] as const;

for (const { address, id, send } of firstOrAll(wrong))
  test(`${id}: updates field errors and shows the success view in a translated page`, async ({
    page,
  }) => {
    await page.goto(address);
    const form = page.locator(`form[id^="${id}"]`);
    await expectHydrated(form);
    await translatePage(page);
    await addButtonsToFields(page);
    const part = (name: string) => form.locator(`[id$="-${name}"]`);
    await form.locator('[type=submit]').click();
    await expect(part('name')).toBeFocused();
    const email = form.locator('[id$="-email-error"]');
    await expect(email).toContainText('Bitte Ihre E-Mail-Adresse angeben');
    await expect(email.locator('font font')).toHaveCount(1);
    await part('email').fill('miriam');
    await expect(email).toContainText('Bitte eine vollständige Adresse angeben');
    await expect(email).not.toContainText('Ihre E-Mail-Adresse');
    await part('email').fill(`miriam-${Date.now()}@posteo.example`);
    await expect(email).toHaveCount(0);
    await part('name').fill('Miriam Kowalczyk');
    for (const name of ['message', 'company'])
      if (await part(name).isVisible()) await part(name).fill('Guten Tag');
    await form.locator('[type=submit]').click();
    await expect(page.getByRole('heading', { name: send })).toBeFocused();
    await expect(form).toHaveCount(0);
  });

test.describe(() => {
  test.use({ allowedErrors: errorResponses([401, '/customerPortal/login']) });

  test('shows the error of every rejected login in a translated page', async ({ page }) => {
    await page.goto(portal.portal);
    const form = page.locator('#login-form');
    await expectHydrated(form);
    await translatePage(page);
    for (const password of ['ein Öl', 'zwei Öle']) {
      await page.locator('#login-form-userName').fill('niemand@posteo.example');
      await page.locator('#login-form-password').fill(password);
      await form.locator('[type=submit]').click();
      await expect(form.getByText(portal.refused)).toBeVisible();
      await expect(form.locator('[type=submit]')).toBeEnabled();
    }
  });
});

test('adds and removes files of the sponsoring form in a translated page', async ({ page }) => {
  await page.goto(pageOf('de', 'sponsoring').path);
  const form = page.locator('#sponsoring-form');
  await expectHydrated(form);
  await translatePage(page);
  const files = form.locator('[type=file]');
  for (const name of ['Satzung.pdf', 'Plan.pdf'])
    await files.setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf });
  await files.setInputFiles({ name: 'Notiz.txt', mimeType: 'text/plain', buffer: pdf });
  await expect(form.getByText('Notiz.txt: Nur PDF')).toBeVisible();
  await form.getByRole('button', { name: 'Satzung.pdf' }).click();
  await form.getByRole('button', { name: 'Diese Datei weglassen' }).click();
  await expect(form.getByText('Notiz.txt')).toHaveCount(0);
  await expect(form.getByText('Satzung.pdf')).toHaveCount(0);
  await expect(form.getByText('Plan.pdf').first()).toBeVisible();
});

test('React removes and inserts beside text nodes that a translator wrapped or replaced', async ({
  page,
}) => {
  await page.goto(portal.portal);
  await expectHydrated(page.locator('#login-form'));
  const texts = await page.evaluate(() => {
    const bold = () => Object.assign(document.createElement('b'), { textContent: 'fett' });
    return [true, false].map((isWrapped) => {
      const line = document.createElement('p');
      const text = document.createTextNode('Text');
      const font = document.createElement('font');
      line.append(text);
      text.replaceWith(font);
      font.append(isWrapped ? text : 'text');
      line.insertBefore(bold(), text);
      line.removeChild(text);
      return line.textContent;
    });
  });
  expect(texts).toEqual(['fett', 'textfett']);
});
