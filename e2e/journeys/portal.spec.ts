/** The customer portal, from the account request to the end of every session (specification sections 2 to 8). */
import { errorResponses } from '../support/allowed-errors.ts';
import { expectAccessibleInScheme, expectNoHorizontalScroll } from '../support/color-schemes.ts';
import { expectHydrated, fill } from '../support/forms.ts';
import { edited, expect, test } from '../support/journey.ts';
import { libraries } from '../support/library.ts';
import { logins } from '../support/logins.ts';
import {
  acceptAccountRequest,
  confirmMail,
  lastMailLink,
  logInToPortal,
  makeMember,
  uniqueEmail,
} from '../support/members.ts';
import { expectNoOverflow } from '../support/overflow.ts';
import { texts as text } from '../support/portal-texts.ts';

// Sequential: the tests share one portal manager.
test.describe.configure({ mode: 'default' });
test.use({
  allowedErrors: errorResponses(
    [400, '/(UserProfileUpdate|update)Password'],
    [401, '/customerPortal/login'],
    [500, '/createResetToken'],
    [503, '/createAccount'],
  ),
});

const first = 'ein Öl, vier Filter';
const second = 'ein Öl, fünf Filter';

test('validates an account request, invites the approved member and logs in', async ({
  page,
  visitor,
}) => {
  const email = uniqueEmail();
  await test.step('requests an account', async () => {
    await visitor.goto(edited() + text.account);
    const form = await expectHydrated(visitor.locator('#account-form'));
    await form.locator('button').click();
    await expect(visitor.locator('#account-form-name')).toBeFocused();
    await expect(form.getByRole('heading', { name: text.summary })).toBeVisible();
    await expectAccessibleInScheme(visitor, 'light');
    await visitor.keyboard.type(text.name);
    await visitor.keyboard.press('Tab');
    await visitor.keyboard.type(email);
    await visitor.keyboard.press('Tab');
    await visitor.keyboard.type('Sandmann & Źrebiec');
    const request = visitor.waitForRequest('**/createAccount');
    await visitor.keyboard.press('Enter');
    const node = Number(await visitor.locator('html').getAttribute('data-node-id'));
    expect((await request).postDataJSON().umbracoNodeID).toBe(node);
    expect(node).toBeGreaterThan(0);
    await expect(visitor.getByRole('heading', { name: text.mail })).toBeFocused();
    await expectAccessibleInScheme(visitor, 'dark');
  });
  const confirmation = await confirmMail(visitor, email, text);
  await test.step('accepts the request with a new company in one form', () =>
    acceptAccountRequest(page, email, { name: text.name, company: 'Sandmann & Źrebiec' }));

  await test.step('sets the first password', async () => {
    const link = await lastMailLink(email, confirmation);
    expect(link.startsWith(`${edited()}${text.portal}?token=`)).toBe(true);
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1, name: text.invited })).toBeVisible();
    const form = await expectHydrated(visitor.locator('#password-form'));
    await visitor.locator('#password-form-newPassword').focus();
    await visitor.keyboard.type(first);
    await visitor.keyboard.press('Tab');
    await visitor.keyboard.type('x');
    await visitor.keyboard.press('Enter');
    await expect(form.getByText(text.mismatch, { exact: true })).toBeVisible();
    await expect(visitor.locator('#password-form-repeatNewPassword')).toBeFocused();
    await expectAccessibleInScheme(visitor, 'light');
    await visitor.keyboard.press('ControlOrMeta+a');
    await visitor.keyboard.type(first);
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByText(text.saved)).toBeVisible();
    expect(new URL(visitor.url()).pathname).toBe(text.portal);
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.locator('#password-form')).toHaveCount(0);
  });

  await test.step('logs in', async () => {
    await visitor.goto(edited() + text.portal);
    await expectHydrated(visitor.locator('#login-form'));
    await visitor.locator('#login-form-userName').focus();
    await visitor.keyboard.type(email);
    await visitor.keyboard.press('Tab');
    await visitor.keyboard.type(first);
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByRole('heading', { level: 1, name: text.hello })).toBeVisible();
    expect(new URL(visitor.url()).pathname).toBe(text.portal);
    await expectAccessibleInScheme(visitor, 'dark');
  });
});

test('profile on a phone: ends other sessions and changes the password', async ({
  page,
  visitor,
}) => {
  const member = await makeMember('de', logins.portalManager);
  await page.setViewportSize({ width: 390, height: 844 });
  await logInToPortal(page, member);
  await logInToPortal(visitor, member);
  await visitor.goto(edited() + text.portal);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(member.name);
  const expectLoggedOut = async () => {
    await visitor.reload();
    await expect(visitor.locator('#login-form')).toBeVisible();
  };
  await page.goto(`${edited()}${text.portal}/profil`);
  const profile = page.locator('[data-view]');
  const elsewhere = page.getByRole('button', { name: text.elsewhere });
  await expect(profile).toHaveAttribute('data-view', 'list');

  await test.step('ends other sessions and exports the data of the member', async () => {
    await expect(elsewhere).toBeVisible();
    await expectAccessibleInScheme(page, 'light');
    await expectNoHorizontalScroll(page);
    await elsewhere.click();
    await expect(elsewhere).toHaveCount(0);
    await expectLoggedOut();
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: text.export }).click();
    expect((await waiting).suggestedFilename()).toMatch(/\.json$/);
  });

  await test.step('changes the password', async () => {
    await logInToPortal(visitor, member);
    const menu = page.getByRole('link', { name: text.menu });
    // Each view has its own URL.
    const shows = async (view: string) => {
      await expect(profile).toHaveAttribute('data-view', view);
      await expect(page).toHaveURL(
        new RegExp(`/profil${view === 'list' ? '' : `\\?view=${view}$`}`),
      );
    };
    await menu.click();
    await shows('phoneMenu');
    await expectAccessibleInScheme(page, 'dark');
    await page.getByRole('link', { name: text.data, exact: true }).click();
    await shows('list');
    await menu.press('Enter');
    await page.getByRole('link', { name: text.change, exact: true }).click();
    await shows('changePassword');
    await page.locator('#change-form-oldPassword').fill('geheim');
    await page.goBack();
    await shows('phoneMenu');
    await page.goBack();
    await shows('list');
    await page.goForward();
    await page.goForward();
    await shows('changePassword');
    await expect(page.locator('#change-form-oldPassword')).toHaveValue('');
    await page.reload();
    await shows('changePassword');
    await expectHydrated(page.locator('#change-form'));
    const newPasswords = { newPassword: second, repeatNewPassword: second };
    await fill(page, 'change-form', { oldPassword: 'falsch', ...newPasswords });
    await expect(page.getByText(text.wrong)).toBeVisible();
    await expectAccessibleInScheme(page, 'light');
    await fill(page, 'change-form', { oldPassword: member.password, ...newPasswords });
    await shows('changePasswordSuccess');
    await expect(page.getByRole('heading', { name: text.changed })).toBeFocused();
    await expectAccessibleInScheme(page, 'dark');
    await expectLoggedOut();
    await menu.click();
    await page.getByRole('link', { name: text.change, exact: true }).click();
    for (const name of ['oldPassword', 'newPassword', 'repeatNewPassword'])
      await expect(page.locator(`#change-form-${name}`)).toHaveValue('');
  });

  await test.step('fits at 200 % text size', async () => {
    await page.evaluate(() => localStorage.setItem('oilway.text-size', '2'));
    const { library, portal } = libraries.de;
    for (const path of [portal, `${portal}/profil`, library])
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(edited() + path);
        await expectNoOverflow(page, `with text at 200 %, ${width} px`);
      }
  });
});

test('resets a forgotten password, ends old sessions and shows nothing on Back after logout', async ({
  page,
  visitor,
}) => {
  const member = await makeMember('de', logins.portalManager);
  await logInToPortal(visitor, member);
  await visitor.goto(edited() + text.portal);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(member.name);

  await test.step('shows the message of the server for a rejected account request and keeps the input', async () => {
    await page.goto(edited() + text.account);
    await expectHydrated(page.locator('#account-form'));
    const words = 'Heute nicht mehr.\nMorgen wieder.';
    await page.route('**/createAccount', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain; charset=utf-8', body: words }),
    );
    const { email, name } = text;
    await fill(page, 'account-form', { name, email, company: 'Sandmann' });
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator('#account-form-name')).toHaveValue(name);
  });

  await test.step('requests a reset mail again after a 500 response', async () => {
    await page.goto(edited() + text.reset);
    const form = await expectHydrated(page.locator('#reset-form'));
    const button = form.locator('button');
    const address = page.locator('#reset-form-email');
    const success = page.getByRole('heading', { name: text.mail });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') requests.push(new URL(request.url()).pathname);
    });
    await button.click();
    await expect(address).toBeFocused();
    await page.route(
      '**/createResetToken',
      (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Nie teraz.' }),
      { times: 1 },
    );
    await address.fill(member.email);
    await button.click();
    await expect(page.locator('[data-sent=false][data-failed=true]')).toBeVisible();
    await expect(success).toHaveCount(0);
    await expect(page.getByText('Nie teraz.')).toBeVisible();
    await expect(button).toBeEnabled();
    await expectAccessibleInScheme(page, 'light');
    await page.route('**/createResetToken', async (route) => {
      await expect(button).toBeDisabled();
      await route.continue();
    });
    const before = await lastMailLink(member.email);
    await button.click();
    await expect(success).toBeFocused();
    await expect(page.locator('[data-sent=true][data-failed=false]')).toBeVisible();
    await expect(button).toBeEnabled();
    await expect(page.getByText('Nie teraz.')).toHaveCount(0);
    await expectAccessibleInScheme(page, 'dark');
    // A validation error removes the success message.
    await address.fill('');
    await button.click();
    await expect(address).toBeFocused();
    await expect(success).toHaveCount(0);
    await expect(button).toBeEnabled();
    // An empty field sends no request.
    expect(requests).toEqual(['/createResetToken', '/createResetToken']);
    await page.goto(await lastMailLink(member.email, before));
  });

  await test.step('sets a new password', async () => {
    await expectHydrated(page.locator('#password-form'));
    const guessed = 'passwort1234';
    await fill(page, 'password-form', { newPassword: guessed, repeatNewPassword: guessed });
    await expect(page.getByText(text.guessed)).toBeVisible();
    await fill(page, 'password-form', { newPassword: second, repeatNewPassword: second });
    await expect(page.getByText(text.saved)).toBeVisible();
    await visitor.reload();
    await expect(visitor.locator('#login-form')).toBeVisible();
  });

  await test.step('logs in with the new password and rejects the old one', async () => {
    await expectHydrated(page.locator('#login-form'));
    await fill(page, 'login-form', { userName: member.email, password: member.password });
    await expect(page.getByText(text.refused)).toBeVisible();
    await expect(page.locator(':focus')).toHaveAccessibleDescription(text.refused);
    await expectAccessibleInScheme(page, 'light');
    await fill(page, 'login-form', { userName: member.email, password: second });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(member.name);
  });

  await test.step('shows the login on Back after logout and returns to the requested page', async () => {
    const profile = `${edited()}${text.portal}/profil`;
    await page.goto(profile);
    await expect(page.getByText(member.email)).toBeVisible();
    await page.getByRole('link', { name: text.logOut }).click();
    await expect(page.locator('#login-form')).toBeVisible();
    await Promise.all([page.waitForRequest(profile), page.goBack()]);
    await expect(page.locator('#login-form')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(member.email);
    await expect(page.locator('body')).not.toContainText(member.name);
    const wanted = `${profile}?view=passkeys#passkeys`;
    await page.goto(wanted);
    await expectHydrated(page.locator('#login-form'));
    await fill(page, 'login-form', { userName: member.email, password: second });
    await expect(page).toHaveURL(wanted);
  });
});
