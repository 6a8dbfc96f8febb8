/** The contact form, from the first key to the number of the matter (behaviour sheet 5). */
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { examples, expect, test } from './journey.ts';
import { type Language, languages, pageOf } from './pages.ts';

const call = '**/umbraco/api/contact/SubmitMessage';

const texts = {
  de: {
    department: 'Worum geht es?',
    name: 'Name',
    email: 'E-Mail-Adresse',
    message: 'Ihre Nachricht',
    privacy: /Datenschutzhinweise gelesen/,
    send: 'Nachricht senden',
    summary: 'Vier Angaben fehlen noch',
    required: 'Name: Bitte ausfüllen.',
    failed: 'Das hat nicht geklappt',
    thanks: 'Danke, Miriam Kowalczyk.',
  },
  pl: {
    department: 'Czego dotyczy wiadomość?',
    name: 'Imię i nazwisko',
    email: 'Adres e-mail',
    message: 'Treść wiadomości',
    privacy: /zasady prywatności/,
    send: 'Wyślij wiadomość',
    summary: '4 pola wymagają poprawy',
    required: 'Imię i nazwisko: Prosimy wypełnić to pole.',
    failed: 'Nie udało się wysłać',
    thanks: 'Dziękujemy, Miriam Kowalczyk.',
  },
} as const;

async function open(page: Page, language: Language) {
  const text = texts[language];
  await page.goto(pageOf(language, 'contact').path);
  const form = page.locator('#contact-form');
  await form.scrollIntoViewIfNeeded();
  // The form is alive when the browser no longer checks it by itself.
  await expect(form).toHaveJSProperty('noValidate', true);
  return {
    text,
    form,
    name: form.getByLabel(text.name),
    email: form.getByLabel(text.email),
    message: form.getByLabel(text.message),
    privacy: form.getByLabel(text.privacy),
    send: form.getByRole('button', { name: text.send }),
  };
}

for (const language of languages) {
  test(`${language}: sent empty, all messages show, the first field has the focus, nothing is sent`, async ({
    page,
  }) => {
    const { email, form, message, name, privacy, send, text } = await open(page, language);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await send.click();
    await expect(name).toBeFocused();
    for (const field of [name, email, message, privacy]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const described = await field.getAttribute('aria-describedby');
      await expect(page.locator(`#${described?.split(' ').at(-1)}`)).toBeVisible();
    }
    await expect(form.getByRole('status')).toHaveText(text.summary);
    await expect(form.getByRole('heading', { name: text.summary })).toBeVisible();
    expect(sent).toEqual([]);
    await expectAccessibleInBothSchemes(page);
    await form.getByRole('link', { name: text.required }).click();
    await expect(name).toBeFocused();
    await name.fill('Miriam Kowalczyk');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  });

  test(`${language}: by keyboard alone to the number of the matter`, async ({ page }) => {
    const { form, name, text } = await open(page, language);
    await form.getByLabel(text.department).focus();
    await page.keyboard.press('Tab');
    await expect(name).toBeFocused();
    await page.keyboard.type('Miriam Kowalczyk');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('miriam@posteo.example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Guten Tag, Ölwechsel!');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const thanks = page.getByRole('heading', { name: text.thanks });
    await expect(thanks).toBeFocused({ timeout: 60_000 });
    await expect(page.getByText(/OW-\d\d-\d{3}-\d{4}/)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });
}

test.describe('when the server fails', () => {
  test.use({ tolerated: [/500|Internal Server Error/] });

  test('it says so, keeps everything; the same again has the same key, a changed message another', async ({
    page,
  }) => {
    const { email, form, message, name, privacy, send, text } = await open(page, 'de');
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    await name.fill('Miriam Kowalczyk');
    await email.fill('miriam@posteo.example');
    await message.fill('Guten Tag');
    await privacy.check();
    await send.click();
    await expect(form.getByRole('heading', { name: text.failed })).toBeFocused({ timeout: 60_000 });
    await expect(name).toHaveValue('Miriam Kowalczyk');
    await expect(message).toHaveValue('Guten Tag');
    await expect(privacy).toBeChecked();
    await expectAccessibleInBothSchemes(page);
    await send.click();
    await expect(form.getByRole('heading', { name: text.failed })).toBeFocused({ timeout: 60_000 });
    await page.unroute(call);
    await message.fill('Guten Abend');
    await send.click();
    await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused({ timeout: 60_000 });
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

test('what was typed and sent before the script came is neither lost nor forgotten', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(pageOf('de', 'contact').path, { waitUntil: 'domcontentloaded' });
  const form = page.locator('#contact-form');
  const text = texts.de;
  await form.getByLabel(text.name).fill('Miriam Kowalczyk');
  await form.getByLabel(text.email).fill('miriam@posteo.example');
  await form.getByLabel(text.message).fill('Guten Tag');
  await form.getByLabel(text.privacy).check();
  await form.getByRole('button', { name: text.send }).click();
  release();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused({ timeout: 60_000 });
});

test('a submission that went well leads on where the editor said so', async ({ page }) => {
  await page.goto(`${examples()}/examples`);
  const form = page.locator('#contact-form');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
  await form.getByLabel(texts.de.name, { exact: true }).fill('Miriam Kowalczyk');
  await form.getByLabel(texts.de.email).fill('miriam@posteo.example');
  await form.getByLabel(texts.de.message).fill('Guten Tag');
  await form.getByLabel(texts.de.privacy).check();
  await form.getByRole('button', { name: texts.de.send }).click();
  await page.waitForURL('**/impressum', { timeout: 60_000 });
});

test('two presses are one message', async ({ page }) => {
  const { email, message, name, privacy, send, text } = await open(page, 'de');
  let posts = 0;
  await page.route(call, async (route) => {
    posts += 1;
    await new Promise((later) => setTimeout(later, 500));
    await route.continue();
  });
  await name.fill('Miriam Kowalczyk');
  await email.fill('miriam@posteo.example');
  await message.fill('Guten Tag');
  await privacy.check();
  await send.dblclick();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused({ timeout: 60_000 });
  expect(posts).toBe(1);
});
