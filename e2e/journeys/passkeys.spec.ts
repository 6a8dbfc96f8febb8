/** Passkeys, with an authenticator that the browser itself plays (WebAuthn, section 11: virtual authenticators). */
import { deviceOf } from '../support/device.ts';
import { edited, expect, site, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { enterPortal, makeMember } from '../support/members.ts';
import { texts as portalTexts } from '../support/portal-texts.ts';
import { expectClean, expectNoWider } from '../support/schemes.ts';
import { answered } from '../support/tolerable.ts';

const text = {
  entry: 'Passkeys',
  login: 'Mit Passkey anmelden',
  device: 'Rechner im Büro',
  wrong: 'Das Passwort stimmt nicht.',
  added: 'Ihr Passkey ist eingerichtet.',
  exists: 'Auf diesem Gerät haben Sie schon einen Passkey.',
  used: 'Zuletzt genutzt',
  removed: 'Der Passkey gilt hier nicht mehr.',
  cancelled: 'Abgebrochen.',
  refused: 'Mit diesem Passkey können Sie sich nicht anmelden.',
  logOut: 'Abmelden',
} as const;
const { portal } = portalTexts;

test.describe(() => {
  // A wrong password, and a passkey that is gone.
  test.use({
    tolerated: answered([400, '/passkeys/addOptions'], [401, '/passkeys/login']),
  });

  test('a passkey is set up by keyboard, lets its member in, and no longer once it is removed', async ({
    page,
  }) => {
    const member = await makeMember('de', logins.keyManager);
    const { cdp, id } = await deviceOf(page);
    const recognise = (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified });
    const enter = page.getByRole('button', { name: text.login });
    const hello = page.getByRole('heading', { level: 1, name: member.name });
    const form = page.locator('#passkey-form');
    const row = page.getByRole('listitem').filter({ hasText: text.device });

    await test.step('who cancels is told so gently', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await recognise(false);
      await page.goto(edited() + portal);
      await enter.click();
      await expect(page.getByText(text.cancelled)).toBeVisible();
      await expect(enter).toBeFocused();
      await expectClean(page, 'dark');
      await expectNoWider(page);
    });

    await test.step('a new one', async () => {
      await enterPortal(page, member);
      await page.goto(`${edited()}${portal}/profil?view=phoneMenu`);
      const entry = page.getByRole('link', { name: text.entry, exact: true });
      await entry.click();
      await expect(form).toHaveJSProperty('noValidate', true);
      await page.locator('#passkey-form-passkeyName').focus();
      await page.keyboard.type(text.device);
      await page.keyboard.press('Tab');
      await page.keyboard.type('falsch');
      await page.keyboard.press('Enter');
      await expect(page.getByText(text.wrong)).toBeVisible();
      await expectClean(page, 'light');
      await page.locator('#passkey-form-password').fill(member.password);
      const make = form.locator('[type=submit]');
      await make.click();
      await expect(page.getByText(text.cancelled)).toBeVisible();
      await expect(make).toBeFocused();
      await recognise(true);
      await page.locator('#passkey-form-password').press('Enter');
      await expect(page.getByText(text.added)).toBeVisible();
      await expect(row).toBeVisible();
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id });
      expect(credentials).toHaveLength(1);
      await expectClean(page, 'dark');
      await expectNoWider(page);
    });

    await test.step('no second one on the same device', async () => {
      await expect(form).toHaveJSProperty('noValidate', true);
      await page.locator('#passkey-form-password').fill(member.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(text.exists)).toBeVisible();
    });

    await test.step('the login by keyboard', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('link', { name: text.logOut }).click();
      await expect(enter).toBeVisible();
      await page.locator('#login-form button').focus();
      await page.keyboard.press('Tab');
      await expect(enter).toBeFocused();
      await expectClean(page, 'light');
      await page.keyboard.press('Enter');
      await expect(hello).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(portal);
    });

    await test.step('its end', async () => {
      await page.goto(`${edited()}${portal}/profil?view=passkeys`);
      await expect(row).toContainText(text.used);
      await row.getByRole('button').click();
      await expect(page.getByText(text.removed)).toBeVisible();
      await expect(row).toHaveCount(0);
      await page.getByRole('link', { name: text.logOut }).click();
      await enter.click();
      await expect(page.getByText(text.refused)).toBeVisible();
      await expectClean(page, 'dark');
    });
  });
});

test('a browser that knows no passkeys is offered none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await page.goto(site() + portalTexts.portal);
  await expect(page.locator('#login-form')).toHaveJSProperty('noValidate', true);
  // Whether there is a button is known by then: the form answers.
  await page.locator('#login-form button').click();
  await expect(page.locator('#login-form-userName')).toBeFocused();
  await expect(page.locator('[data-passkey-login]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: text.login })).toHaveCount(0);
});
