/** Google's captcha: for visitors who allow it, and never in the way of a message. */
import type { Page, Request } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { expect, site, test } from './journey.ts';
import { type Language, languages, pageOf } from './pages.ts';

const texts = {
  de: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    message: 'Ihre Nachricht',
    privacy: /Datenschutzhinweise gelesen/,
    send: 'Nachricht senden',
    settings: 'Cookie-Einstellungen',
    captcha: 'Schutz der Formulare (reCAPTCHA)',
    save: 'Auswahl speichern',
    revoke: 'Alles widerrufen',
    thanks: 'Danke, Miriam Kowalczyk.',
  },
  pl: {
    name: 'Imię i nazwisko',
    email: 'Adres e-mail',
    message: 'Treść wiadomości',
    privacy: /zasady prywatności/,
    send: 'Wyślij wiadomość',
    settings: 'Ustawienia plików cookie',
    captcha: 'Ochrona formularzy (reCAPTCHA)',
    save: 'Zapisz wybór',
    revoke: 'Wycofaj wszystkie zgody',
    thanks: 'Dziękujemy, Miriam Kowalczyk.',
  },
} as const;

const google = /\/recaptcha\//;

/** What a page asks Google for, from now on. */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (google.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** The field `recaptcha` of every message that is sent. */
function sentTokens(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/contact/SubmitMessage'))
      tokens.push(request.postDataJSON().recaptcha);
  });
  return tokens;
}

async function openForm(page: Page, language: Language) {
  await page.goto(pageOf(language, 'contact').path);
  const form = page.locator('#contact-form');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
  return form;
}

async function write(page: Page, language: Language): Promise<void> {
  const text = texts[language];
  const form = page.locator('#contact-form');
  await form.getByLabel(text.name, { exact: true }).fill('Miriam Kowalczyk');
  await form.getByLabel(text.email).fill('miriam@posteo.example');
  await form.getByLabel(text.message).fill('Guten Tag, Ölwechsel!');
  await form.getByLabel(text.privacy).check();
  await form.getByRole('button', { name: text.send }).click();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused({ timeout: 60_000 });
}

async function allowAtForm(page: Page, language: Language) {
  const text = texts[language];
  await page.getByRole('main').getByRole('button', { name: text.settings }).press('Enter');
  const dialog = page.getByRole('dialog', { name: text.settings });
  await dialog.getByRole('checkbox', { name: text.captcha }).check();
  await dialog.getByRole('button', { name: text.save }).press('Enter');
  await expect(dialog).toBeHidden();
}

/** Every later page of this context finds it allowed. */
async function allowed(page: Page): Promise<void> {
  const value = encodeURIComponent(
    JSON.stringify({ v: 1, video: false, maps: false, captcha: true }),
  );
  await page.context().addCookies([{ name: 'oilway-consent', value, url: site() }]);
}

for (const language of languages) {
  test(`${language}: without a consent Google is not asked, and the message arrives`, async ({
    page,
  }) => {
    const asked = questions(page);
    const tokens = sentTokens(page);
    await openForm(page, language);
    await expectAccessibleInBothSchemes(page);
    await write(page, language);
    expect(asked).toEqual([]);
    expect(JSON.parse(atob(tokens[0] ?? '')).solution).toBeTruthy();
  });

  test.describe(() => {
    test.use({ tolerated: [/foreign: http:\/\/localhost:\d+\/recaptcha\//] });

    test(`${language}: allowed at the form, its token goes along; revoked, it is gone`, async ({
      page,
    }) => {
      const asked = questions(page);
      const tokens = sentTokens(page);
      await openForm(page, language);
      expect(asked).toEqual([]);
      await allowAtForm(page, language);
      await page.locator('#contact-form').getByLabel(texts[language].email).focus();
      await expect(page.locator('.grecaptcha-badge')).toBeAttached();
      await write(page, language);
      expect(asked).toEqual(['/recaptcha/api.js', '/recaptcha/api2/anchor']);
      expect(tokens).toEqual([expect.stringMatching(/^good_contact_/)]);

      await openForm(page, language);
      await page.locator('#contact-form').getByLabel(texts[language].email).focus();
      await expect(page.locator('.grecaptcha-badge')).toBeAttached();
      await page
        .getByRole('main')
        .getByRole('button', { name: texts[language].settings })
        .press('Enter');
      await page.getByRole('button', { name: texts[language].revoke }).press('Enter');
      await expect(page.locator('.grecaptcha-badge')).toHaveCount(0);
      await write(page, language);
      expect(JSON.parse(atob(tokens[1] ?? '')).solution).toBeTruthy();
    });
  });
}

test.describe('where Google is of no help, the message arrives with our own captcha', () => {
  test.use({
    tolerated: [
      /foreign: http:\/\/localhost:\d+\/recaptcha\/|400|the form was not sent|ERR_FAILED|recaptcha/,
    ],
  });

  test('its script does not come', async ({ page }) => {
    await allowed(page);
    await page.route('**/recaptcha/api.js*', (route) => route.abort());
    const tokens = sentTokens(page);
    await openForm(page, 'de');
    await write(page, 'de');
    expect(tokens).toHaveLength(1);
    expect(JSON.parse(atob(tokens[0] ?? '')).solution).toBeTruthy();
  });

  test('it gives no token', async ({ page }) => {
    await allowed(page);
    await page.addInitScript(() => Object.assign(window, { recaptchaFails: true }));
    const tokens = sentTokens(page);
    await openForm(page, 'de');
    await write(page, 'de');
    expect(tokens).toHaveLength(1);
  });

  test('its token is refused: solved anew, nothing typed twice', async ({ page }) => {
    await allowed(page);
    await page.addInitScript(() => Object.assign(window, { recaptchaKind: 'bad' }));
    const tokens = sentTokens(page);
    await openForm(page, 'de');
    await write(page, 'de');
    expect(tokens).toEqual([
      expect.stringMatching(/^bad_contact_/),
      expect.not.stringMatching(/^bad/),
    ]);
  });
});
