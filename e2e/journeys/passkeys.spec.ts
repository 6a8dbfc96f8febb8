/** Member passkeys, with a virtual authenticator (WebAuthn, section 11). */

import { errorResponses } from '../support/allowed-errors.ts';
import { expectAccessibleInScheme, expectNoHorizontalScroll } from '../support/color-schemes.ts';
import { expectHydrated } from '../support/forms.ts';
import { edited, expect, site, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { logInToPortal, makeMember } from '../support/members.ts';
import { texts as portalTexts } from '../support/portal-texts.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

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
  // A wrong password, and a removed passkey.
  test.use({
    allowedErrors: errorResponses([400, '/passkeys/addOptions'], [401, '/passkeys/login']),
  });

  test('registers a passkey, logs in with it and rejects it after removal', async ({ page }) => {
    const member = await makeMember('de', logins.keyManager);
    const { cdp, id } = await addVirtualAuthenticator(page);
    const recognise = (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified });
    const enter = page.getByRole('button', { name: text.login });
    const hello = page.getByRole('heading', { level: 1, name: member.name });
    const form = page.locator('#passkey-form');
    const row = page.getByRole('listitem').filter({ hasText: text.device });

    await test.step('shows a neutral message when the user cancels', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await recognise(false);
      await page.goto(edited() + portal);
      await enter.click();
      await expect(page.getByText(text.cancelled)).toBeVisible();
      await expect(enter).toBeFocused();
      await expectAccessibleInScheme(page, 'dark');
      await expectNoHorizontalScroll(page);
    });

    await test.step('registers a passkey', async () => {
      await logInToPortal(page, member);
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
      await expectAccessibleInScheme(page, 'light');
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
      await expectAccessibleInScheme(page, 'dark');
      await expectNoHorizontalScroll(page);
    });

    await test.step('rejects a second passkey on the same device', async () => {
      await expect(form).toHaveJSProperty('noValidate', true);
      await page.locator('#passkey-form-password').fill(member.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(text.exists)).toBeVisible();
    });

    await test.step('logs in by keyboard', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('link', { name: text.logOut }).click();
      await expect(enter).toBeVisible();
      await page.locator('#login-form button').focus();
      await page.keyboard.press('Tab');
      await expect(enter).toBeFocused();
      await expectAccessibleInScheme(page, 'light');
      await page.keyboard.press('Enter');
      await expect(hello).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(portal);
    });

    await test.step('rejects a removed passkey', async () => {
      await page.goto(`${edited()}${portal}/profil?view=passkeys`);
      await expect(row).toContainText(text.used);
      await row.getByRole('button').click();
      await expect(page.getByText(text.removed)).toBeVisible();
      await expect(row).toHaveCount(0);
      await page.getByRole('link', { name: text.logOut }).click();
      await enter.click();
      await expect(page.getByText(text.refused)).toBeVisible();
      await expectAccessibleInScheme(page, 'dark');
    });
  });
});

test('offers no passkey login without WebAuthn support', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await page.goto(site() + portalTexts.portal);
  await expectHydrated(page.locator('#login-form'));
  // The validation error shows that the form is hydrated.
  await page.locator('#login-form button').click();
  await expect(page.locator('#login-form-userName')).toBeFocused();
  await expect(page.locator('[data-passkey-login]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: text.login })).toHaveCount(0);
});
