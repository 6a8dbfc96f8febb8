/** The customer portal, from a request for an account to the end of every session (specification sections 2 to 8). */
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from './axe.ts';
import { database, edited, expect, studio, test } from './journey.ts';
import { logins } from './logins.ts';
import { type Language, languages } from './pages.ts';
import { texts } from './portal-texts.ts';
import { logIn as logInToStudio } from './studio.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const first = 'ein Öl, vier Filter';
const second = 'ein Öl, fünf Filter';

/** axe looks at what is seen: from the top of the page the menu lies over nothing. */
async function expectClean(page: Page, check = expectAccessible): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await check(page);
}

const expectBothSchemes = (page: Page) => expectClean(page, expectAccessibleInBothSchemes);

/** The link of the last mail to an address: nobody reads those in the studio. */
async function linkTo(email: string, after = ''): Promise<string> {
  let found = '';
  await expect(async () => {
    const file = new DatabaseSync(database(), { readOnly: true });
    const row = file
      .prepare('SELECT text FROM mails WHERE "to" = ? AND text LIKE ? ORDER BY created_at DESC')
      .get(email, '%token=%') as { text: string } | undefined;
    file.close();
    found = /https?:\/\/\S+token=[\w-]{43}/.exec(row?.text ?? '')?.[0] ?? '';
    expect(found).not.toBe('');
    expect(found).not.toBe(after);
  }).toPass({ timeout: 30_000 });
  return found;
}

/** A form that is alive: the browser no longer checks it by itself. */
async function alive(page: Page, id: string): Promise<Locator> {
  const form = page.locator(`#${id}`);
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
  return form;
}

async function logIn(page: Page, language: Language, password: string): Promise<void> {
  const { email, hello, portal } = texts[language];
  await page.goto(edited() + portal);
  await alive(page, 'login-form');
  await page.locator('#login-form-userName').fill(email);
  await page.locator('#login-form-password').fill(password);
  await page.locator('#login-form-password').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: hello })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(portal);
}

async function setPassword(page: Page, password: string): Promise<void> {
  await alive(page, 'password-form');
  await page.locator('#password-form-newPassword').fill(password);
  await page.locator('#password-form-repeatNewPassword').fill(password);
  await page.locator('#password-form button').click();
}

for (const language of languages) {
  const text = texts[language];

  test(`${language}: who asks for an account is told everything that is missing, and is invited once approved`, async ({
    page,
    visitor,
  }) => {
    await visitor.goto(edited() + text.account);
    const form = await alive(visitor, 'account-form');
    await form.locator('button').click();
    await expect(visitor.locator('#account-form-name')).toBeFocused();
    await expect(form.getByRole('heading', { name: text.summary })).toBeVisible();
    await expectBothSchemes(visitor);
    await visitor.keyboard.type(text.name);
    await visitor.keyboard.press('Tab');
    await visitor.keyboard.type(text.email);
    await visitor.keyboard.press('Tab');
    await visitor.keyboard.type('Sandmann & Źrebiec');
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByRole('heading', { name: text.sent })).toBeFocused();
    await expectClean(visitor);

    await logInToStudio(page, logins.portalManager);
    await page.goto(`${studio()}/admin/collections/members`);
    await page.getByRole('link', { name: text.email }).click();
    await expect(page.locator('#field-name')).toHaveValue(text.name);
    const approved = await page.evaluate(async () => {
      const id = location.pathname.split('/').at(-1);
      const companies = await (await fetch('/api/companies?limit=1')).json();
      const answer = await fetch(`/api/members/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ state: 'invited', company: companies.docs[0].id }),
      });
      return answer.status;
    });
    expect(approved).toBe(200);
  });

  test(`${language}: the first password, and the login by keyboard alone`, async ({ page }) => {
    const link = await linkTo(text.email);
    expect(link.startsWith(`${edited()}${text.portal}?token=`)).toBe(true);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: text.invited })).toBeVisible();
    const form = await alive(page, 'password-form');
    await page.locator('#password-form-newPassword').focus();
    await page.keyboard.type(first);
    await page.keyboard.press('Tab');
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    await expect(form.getByText(text.mismatch)).toBeVisible();
    await expect(page.locator('#password-form-repeatNewPassword')).toBeFocused();
    await expectBothSchemes(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    await expect(page.getByText(text.saved)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(text.portal);
    await expectBothSchemes(page);
    await page.goto(link);
    await expect(page.locator('#password-form')).toHaveCount(0);
    await expectClean(page);
    await logIn(page, language, first);
    await expectBothSchemes(page);
  });

  test(`${language}: the profile on a phone, and what it ends elsewhere`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, language, first);
    await logIn(visitor, language, first);
    await page.goto(`${edited()}${text.portal}/profil`);
    const profile = page.locator('[data-view]');
    const menu = page.getByRole('link', { name: text.menu });
    await expect(page.getByRole('button', { name: text.elsewhere })).toBeVisible();
    await expectBothSchemes(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: text.elsewhere }).click();
    await expect(page.getByRole('button', { name: text.elsewhere })).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.locator('#login-form')).toBeVisible();
    await logIn(visitor, language, first);

    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: text.export }).click();
    expect((await waiting).suggestedFilename()).toMatch(/\.json$/);

    await menu.click();
    await expect(profile).toHaveAttribute('data-view', 'phoneMenu');
    await expectClean(page);
    await page.getByRole('link', { name: text.change, exact: true }).click();
    await expect(profile).toHaveAttribute('data-view', 'changePassword');
    await alive(page, 'change-form');
    await expectBothSchemes(page);
    await page.locator('#change-form-oldPassword').fill(first);
    await page.locator('#change-form-newPassword').fill(second);
    await page.locator('#change-form-repeatNewPassword').fill(second);
    await page.locator('#change-form button').click();
    await expect(profile).toHaveAttribute('data-view', 'changePasswordSuccess');
    await expect(page.getByRole('heading', { name: text.changed })).toBeFocused();
    await expectClean(page);
    await visitor.reload();
    await expect(visitor.locator('#login-form')).toBeVisible();
  });

  test(`${language}: a forgotten password: mail, new one, old sessions gone; after the logout the back button shows nothing`, async ({
    page,
    visitor,
  }) => {
    await logIn(visitor, language, second);
    await page.goto(edited() + text.reset);
    const form = await alive(page, 'reset-form');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
    });
    await form.locator('button').click();
    await expect(page.locator('#reset-form-email')).toBeFocused();
    expect(asked).toEqual([]);
    await page.route('**/createResetToken', async (route) => {
      await expect(form.locator('button')).toBeDisabled();
      await route.continue();
    });
    const before = await linkTo(text.email);
    await page.locator('#reset-form-email').fill(text.email);
    await form.locator('button').click();
    await expect(page.getByRole('heading', { name: text.mail })).toBeFocused();
    await expectBothSchemes(page);
    await page.goto(await linkTo(text.email, before));
    await setPassword(page, first);
    await expect(page.getByText(text.saved)).toBeVisible();
    await visitor.reload();
    await expect(visitor.locator('#login-form')).toBeVisible();

    await logIn(page, language, first);
    await page.goto(`${edited()}${text.portal}/profil`);
    await expect(page.getByText(text.email)).toBeVisible();
    await page.getByRole('link', { name: text.logOut }).click();
    await expect(page).toHaveURL(edited() + text.portal);
    await expect(page.locator('#login-form')).toBeVisible();
    await page.goBack();
    await expect(page.locator('#login-form')).toBeVisible();
    await expect(page.getByText(text.email)).toHaveCount(0);
    await expect(page.getByText(text.name)).toHaveCount(0);
  });
}

test.describe('what goes wrong', () => {
  test.use({ tolerated: [/answered (400|401|500)|status of (400|401|500)/] });

  for (const language of languages) {
    const text = texts[language];

    test(`${language}: a refused login and a refused change say why, in the server's words`, async ({
      page,
    }) => {
      await page.goto(edited() + text.portal);
      await alive(page, 'login-form');
      await page.locator('#login-form-userName').fill(text.email);
      await page.locator('#login-form-password').fill('falsch');
      await page.locator('#login-form button').click();
      await expect(page.getByText(text.refused)).toBeVisible();
      await expectBothSchemes(page);
      await logIn(page, language, first);
      await page.goto(`${edited()}${text.portal}/profil?view=changePassword`);
      await alive(page, 'change-form');
      await page.locator('#change-form-oldPassword').fill('falsch');
      await page.locator('#change-form-newPassword').fill(second);
      await page.locator('#change-form-repeatNewPassword').fill(second);
      await page.locator('#change-form button').click();
      await expect(page.getByText(text.wrong)).toBeVisible();
      await expectClean(page);
    });
  }

  test('a reset that fails says so and can be tried again', async ({ page }) => {
    await page.goto(edited() + texts.de.reset);
    const form = await alive(page, 'reset-form');
    await page.route('**/createResetToken', (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'Das ging nicht.' }),
    );
    await page.locator('#reset-form-email').fill('niemand@posteo.example');
    await form.locator('button').click();
    await expect(page.locator('[data-failed=true]')).toBeVisible();
    await expect(page.getByText('Das ging nicht.')).toBeVisible();
    await expect(form.locator('button')).toBeEnabled();
    await expectClean(page);
  });
});
