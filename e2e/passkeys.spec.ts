/** Passkeys, with an authenticator that the browser itself plays (WebAuthn, section 11: virtual authenticators). */
import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from './axe.ts';
import { edited, expect, test } from './journey.ts';
import { libraries, logInTo } from './library.ts';
import { languages } from './pages.ts';

// A passkey that is gone is a login that is refused; one that is not given is no error of ours.
test.use({ tolerated: [/answered 40[01]|status of 40[01]/] });
test.describe.configure({ timeout: 180_000 });

const texts = {
  de: {
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
  },
  pl: {
    entry: 'Klucze dostępu',
    login: 'Zaloguj się kluczem dostępu',
    device: 'Komputer w biurze',
    wrong: 'Hasło jest nieprawidłowe.',
    added: 'Klucz dostępu został dodany.',
    exists: 'Na tym urządzeniu jest już klucz dostępu do tego konta.',
    used: 'Ostatnio używany',
    removed: 'Ten klucz już tu nie działa.',
    cancelled: 'Przerwano.',
    refused: 'Tym kluczem nie można się zalogować.',
    logOut: 'Wyloguj się',
  },
} as const;

/** A device that has just recognised its reader. */
async function deviceOf(page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

async function expectClean(page: Page, check = expectAccessible): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await check(page);
  const tooWide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide).toBe(0);
}

for (const language of languages) {
  const text = texts[language];
  const { login, portal } = libraries[language];

  test(`${language}: a passkey is set up by keyboard, lets its member in, and no longer once it is removed`, async ({
    page,
  }) => {
    const { cdp, id } = await deviceOf(page);
    const enter = page.locator('[data-passkey-login] button');
    const hello = page.getByRole('heading', { level: 1, name: login.name });
    const form = page.locator('#passkey-form');
    await page.setViewportSize({ width: 390, height: 844 });
    await logInTo(page, libraries[language]);
    await page.goto(`${edited()}${portal}/profil?view=phoneMenu`);
    await page.getByRole('link', { name: text.entry, exact: true }).click();
    await expect(form).toHaveJSProperty('noValidate', true);
    await expectClean(page, expectAccessibleInBothSchemes);

    await page.locator('#passkey-form-passkeyName').focus();
    await page.keyboard.type(text.device);
    await page.keyboard.press('Tab');
    await page.keyboard.type('falsch');
    await page.keyboard.press('Enter');
    await expect(page.getByText(text.wrong)).toBeVisible();
    await expectClean(page);
    await page.locator('#passkey-form-password').fill(login.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(text.added)).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: text.device });
    await expect(row).toBeVisible();
    expect(
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials,
    ).toHaveLength(1);
    await expectClean(page, expectAccessibleInBothSchemes);
    await page.locator('#passkey-form-password').fill(login.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(text.exists)).toBeVisible();

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: text.logOut }).click();
    await expect(enter).toBeVisible();
    await expectClean(page, expectAccessibleInBothSchemes);
    await page.locator('#login-form button').focus();
    await page.keyboard.press('Tab');
    await expect(enter).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(hello).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(portal);

    await page.goto(`${edited()}${portal}/profil?view=passkeys`);
    await expect(row).toContainText(text.used);
    await row.getByRole('button').click();
    await expect(page.getByText(text.removed)).toBeVisible();
    await expect(row).toHaveCount(0);
    await expectClean(page);
    await page.getByRole('link', { name: text.logOut }).click();
    await enter.click();
    await expect(page.getByText(text.refused)).toBeVisible();
    await expectClean(page);
  });

  test(`${language}: who cancels is told so gently and goes on with the password`, async ({
    page,
  }) => {
    const { cdp, id } = await deviceOf(page);
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(edited() + portal);
    const enter = page.getByRole('button', { name: text.login });
    await enter.click();
    await expect(page.getByText(text.cancelled)).toBeVisible();
    await expect(enter).toBeFocused();
    await expectClean(page, expectAccessibleInBothSchemes);
    await logInTo(page, libraries[language]);
    await page.goto(`${edited()}${portal}/profil?view=passkeys`);
    await expect(page.locator('#passkey-form')).toHaveJSProperty('noValidate', true);
    await page.locator('#passkey-form-password').fill(login.password);
    const make = page.locator('#passkey-form [type=submit]');
    await make.click();
    await expect(page.getByText(text.cancelled)).toBeVisible();
    await expect(make).toBeFocused();
  });
}

test('a browser that knows no passkeys is offered none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await page.goto(edited() + libraries.de.portal);
  await expect(page.locator('#login-form')).toHaveJSProperty('noValidate', true);
  await expect(page.getByRole('button', { name: texts.de.login })).toHaveCount(0);
});
