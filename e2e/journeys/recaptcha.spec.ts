/** reCAPTCHA: loaded with consent only, with our own captcha as fallback. */
import type { Page } from '@playwright/test';
import { anyPattern, errorResponses } from '../support/allowed-errors.ts';
import { expectHydrated } from '../support/forms.ts';
import { expect, site, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';

const call = '/umbraco/api/contact/SubmitMessage';

const text = {
  name: 'Name',
  email: 'E-Mail-Adresse',
  message: 'Ihre Nachricht',
  settings: 'Cookie-Einstellungen',
  captcha: 'Schutz der Formulare (reCAPTCHA)',
  save: 'Auswahl speichern',
  revoke: 'Alles widerrufen',
  thanks: 'Danke, Miriam Kowalczyk.',
} as const;

const google = {
  script: '/recaptcha/api\\.js\\?render=site-key-of-the-journeys',
  frame: '/recaptcha/api2/anchor',
};
const foreign = (...addresses: string[]) =>
  anyPattern(...addresses.map((one) => new RegExp(`^foreign: http://localhost:\\d+${one}$`)));

/** Records the requests to Google from now on. */
function googleRequests(page: Page): string[] {
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/recaptcha/')) requestedPaths.push(pathname);
  });
  return requestedPaths;
}

/** Records the field `recaptcha` of all submissions. */
function sentTokens(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(call))
      tokens.push(request.postDataJSON().recaptcha);
  });
  return tokens;
}

/** Expects a token of our own captcha. */
function expectOwn(token = ''): void {
  expect(JSON.parse(atob(token)).solution).toBeTruthy();
}

/** Opens the form and focuses a field, which loads the reCAPTCHA script if it is allowed. */
async function openForm(page: Page): Promise<void> {
  const recaptchaScript = page.waitForResponse(/\/assets\/recaptcha-[\w-]+\.js$/);
  await page.goto(pageOf('de', 'contact').path);
  const form = page.locator('#contact-form');
  await expectHydrated(form);
  await form.getByLabel(text.email).focus();
  await (await recaptchaScript).finished();
}

async function submitMessage(page: Page): Promise<void> {
  const form = page.locator('#contact-form');
  await form.getByLabel(text.name, { exact: true }).fill('Miriam Kowalczyk');
  await form.getByLabel(text.email).fill('miriam@posteo.example');
  await form.getByLabel(text.message).fill('Guten Tag, Ölwechsel!');
  await form.locator('[type=submit]').click();
  await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused();
}

const settingsOf = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: text.settings });

test.describe(() => {
  test.use({ allowedErrors: foreign(google.script, google.frame) });

  test('contact form: uses reCAPTCHA with consent, and our own captcha before and after', async ({
    page,
  }) => {
    const requestedPaths = googleRequests(page);
    const tokens = sentTokens(page);
    const badge = page.locator('.grecaptcha-badge');

    await test.step('without consent', async () => {
      await openForm(page);
      await submitMessage(page);
      expect(requestedPaths).toEqual([]);
      expectOwn(tokens[0]);
    });

    await test.step('with consent', async () => {
      await openForm(page);
      await settingsOf(page).press('Enter');
      const dialog = page.getByRole('dialog', { name: text.settings });
      await dialog.getByRole('checkbox', { name: text.captcha }).check();
      await dialog.getByRole('button', { name: text.save }).press('Enter');
      await expect(dialog).toBeHidden();
      await page.locator('#contact-form').getByLabel(text.email).focus();
      await expect(badge).toBeAttached();
      await submitMessage(page);
      expect(requestedPaths).toEqual(['/recaptcha/api.js', '/recaptcha/api2/anchor']);
      expect(tokens.slice(1)).toEqual([expect.stringMatching(/^good_contact_/)]);
    });

    await test.step('after revoking consent', async () => {
      await openForm(page);
      await expect(badge).toBeAttached();
      await settingsOf(page).press('Enter');
      await page.getByRole('button', { name: text.revoke }).press('Enter');
      await expect(badge).toHaveCount(0);
      await submitMessage(page);
      expect(tokens).toHaveLength(3);
      expectOwn(tokens[2]);
    });
  });
});

test.describe('falls back to our own captcha', () => {
  const address = `http://localhost:\\d+${google.script}`;
  test.use({
    allowedErrors: anyPattern(
      foreign(google.script, google.frame),
      errorResponses([400, call]),
      new RegExp(`^failed: ${address} net::ERR_FAILED$`),
      new RegExp(`^console error: Failed to load resource: net::ERR_FAILED \\(${address}\\)$`),
    ),
  });

  for (const [title, fails, refused] of [
    ['when the Google script fails to load', 'script', []],
    ['when Google returns no token', 'recaptchaFails', []],
    [
      'when the server rejects the Google token, without retyping',
      'recaptchaKind',
      [expect.stringMatching(/^bad_contact_/)],
    ],
  ] as const)
    test(title, async ({ context, page }) => {
      const value = encodeURIComponent(
        JSON.stringify({ v: 1, video: false, maps: false, captcha: true }),
      );
      await context.addCookies([{ name: 'oilway-consent', value, url: site() }]);
      if (fails === 'script') await page.route('**/recaptcha/api.js*', (route) => route.abort());
      else await page.addInitScript((name) => Object.assign(window, { [name]: 'bad' }), fails);
      const [requestedPaths, tokens] = [googleRequests(page), sentTokens(page)];
      await openForm(page);
      await submitMessage(page);
      expect(requestedPaths).toContain('/recaptcha/api.js');
      expect(tokens).toEqual([...refused, expect.any(String)]);
      expectOwn(tokens.at(-1));
    });
});
