/** Google's captcha: for visitors who allow it, and never in the way of a message. */
import type { Page } from '@playwright/test';
import { expectAlive } from '../support/forms.ts';
import { expect, site, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { answered, oneOf } from '../support/tolerable.ts';

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
  oneOf(...addresses.map((one) => new RegExp(`^foreign: http://localhost:\\d+${one}$`)));

/** What a page asks Google for, from now on. */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/recaptcha/')) asked.push(pathname);
  });
  return asked;
}

/** The field `recaptcha` of every message that is sent. */
function sentTokens(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(call))
      tokens.push(request.postDataJSON().recaptcha);
  });
  return tokens;
}

/** A token that says how our own captcha was solved. */
function expectOwn(token = ''): void {
  expect(JSON.parse(atob(token)).solution).toBeTruthy();
}

/** Opens the form and steps into it: now Google would be asked, if it were allowed. */
async function openForm(page: Page): Promise<void> {
  const script = page.waitForResponse(/\/assets\/recaptcha-[\w-]+\.js$/);
  await page.goto(pageOf('de', 'contact').path);
  const form = page.locator('#contact-form');
  await expectAlive(form);
  await form.getByLabel(text.email).focus();
  await (await script).finished();
}

async function write(page: Page): Promise<void> {
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
  test.use({ tolerated: foreign(google.script, google.frame) });

  test('Google is asked when it is allowed at the form, and its token goes along; before, and when that is revoked, the message arrives with our own captcha', async ({
    page,
  }) => {
    const asked = questions(page);
    const tokens = sentTokens(page);
    const badge = page.locator('.grecaptcha-badge');

    await test.step('before', async () => {
      await openForm(page);
      await write(page);
      expect(asked).toEqual([]);
      expectOwn(tokens[0]);
    });

    await test.step('allowed', async () => {
      await openForm(page);
      await settingsOf(page).press('Enter');
      const dialog = page.getByRole('dialog', { name: text.settings });
      await dialog.getByRole('checkbox', { name: text.captcha }).check();
      await dialog.getByRole('button', { name: text.save }).press('Enter');
      await expect(dialog).toBeHidden();
      await page.locator('#contact-form').getByLabel(text.email).focus();
      await expect(badge).toBeAttached();
      await write(page);
      expect(asked).toEqual(['/recaptcha/api.js', '/recaptcha/api2/anchor']);
      expect(tokens.slice(1)).toEqual([expect.stringMatching(/^good_contact_/)]);
    });

    await test.step('revoked', async () => {
      await openForm(page);
      await expect(badge).toBeAttached();
      await settingsOf(page).press('Enter');
      await page.getByRole('button', { name: text.revoke }).press('Enter');
      await expect(badge).toHaveCount(0);
      await write(page);
      expect(tokens).toHaveLength(3);
      expectOwn(tokens[2]);
    });
  });
});

test.describe('where Google is of no help, the message arrives with our own captcha', () => {
  const address = `http://localhost:\\d+${google.script}`;
  test.use({
    tolerated: oneOf(
      foreign(google.script, google.frame),
      answered([400, call]),
      new RegExp(`^failed: ${address} net::ERR_FAILED$`),
      new RegExp(`^console error: Failed to load resource: net::ERR_FAILED \\(${address}\\)$`),
    ),
  });

  for (const [title, fails, refused] of [
    ['its script does not come', 'script', []],
    ['it gives no token', 'recaptchaFails', []],
    [
      'its token is refused: solved anew, nothing typed twice',
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
      const [asked, tokens] = [questions(page), sentTokens(page)];
      await openForm(page);
      await write(page);
      expect(asked).toContain('/recaptcha/api.js');
      expect(tokens).toEqual([...refused, expect.any(String)]);
      expectOwn(tokens.at(-1));
    });
});
