/** Consent settings in the footer dialog: saved, revoked and synchronised between tabs. */

import type { Page } from '@playwright/test';
import { expectAccessibleInScheme } from '../support/color-schemes.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, site, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';

const text = {
  settings: 'Cookie-Einstellungen',
  video: 'Videos von YouTube',
  maps: 'Straßenkarten',
  captcha: 'Schutz der Formulare (reCAPTCHA)',
  save: 'Auswahl speichern',
  revoke: 'Alles widerrufen',
  saved: 'Ihre Einstellungen sind gespeichert.',
} as const;

/** Returns the value of the consent cookie; undefined if there is none. */
async function stored(page: Page): Promise<unknown> {
  const cookies = await page.context().cookies(site());
  const value = cookies.find(({ name }) => name === 'oilway-consent')?.value;
  return value === undefined ? undefined : JSON.parse(decodeURIComponent(value));
}

async function open(page: Page) {
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('button', { name: text.settings }).press('Enter');
  const dialog = page.getByRole('dialog', { name: text.settings });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('on a phone: saves and revokes consent by keyboard, and discards changes on Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pageOf('de', 'imprint').path);
  const dialog = await open(page);
  const choice = (name: 'video' | 'maps' | 'captcha') =>
    dialog.getByRole('checkbox', { name: text[name] });
  const expectNothing = async () => {
    for (const name of ['video', 'maps', 'captcha'] as const)
      await expect(choice(name)).not.toBeChecked();
  };

  await test.step('discards changes on Escape', async () => {
    await expectNothing();
    await choice('maps').press('Space');
    await expect(choice('maps')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: text.settings })).toBeFocused();
    expect(await stored(page)).toBeUndefined();
    await open(page);
    await expectNothing();
  });

  await test.step('saves the consent cookie', async () => {
    await choice('video').press('Space');
    await expectAccessibleInScheme(page, 'dark', 'dialog[open]');
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    const wider = (element: Element) => element.scrollWidth - element.clientWidth;
    expect(await dialog.evaluate(wider)).toBe(0);
    await dialog.getByRole('button', { name: text.save }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: text.settings })).toBeFocused();
    await expect(page.getByText(text.saved)).toHaveRole('status');
    expect(await stored(page)).toEqual({ v: 1, video: true, maps: false, captcha: false });
  });

  await test.step('revokes consent on another page', async () => {
    await page.goto(pageOf('de', 'home').path);
    await open(page);
    await expect(choice('video')).toBeChecked();
    await expect(choice('maps')).not.toBeChecked();
    await dialog.getByRole('button', { name: text.revoke }).press('Enter');
    await expect(dialog).toBeHidden();
    expect(await stored(page)).toBeUndefined();
  });
});

test('synchronises consent between tabs, and revoking removes only the data stored under it', async ({
  context,
  page,
}) => {
  // An invalid cookie means no consent and causes no error.
  await context.addCookies([{ name: 'oilway-consent', value: '%', url: site() }]);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(pageOf('de', 'imprint').path);
  const [here, there] = [await open(page), await open(other)];
  const known = (name: 'video' | 'maps') => there.getByRole('checkbox', { name: text[name] });
  await expect(here.getByRole('checkbox', { checked: true })).toHaveCount(0);

  await here.getByRole('checkbox', { name: text.maps }).check();
  await here.getByRole('button', { name: text.save }).click();
  await expect(known('maps')).toBeChecked();
  await expect(known('video')).not.toBeChecked();

  await context.addCookies(
    ['oilway-video-dQw4w9WgXcQ', 'oilway-session'].map((name) => ({
      name,
      value: '42.7',
      url: site(),
    })),
  );
  await page.evaluate(() => {
    localStorage.setItem('oilway-video:dQw4w9WgXcQ', '{}');
    localStorage.setItem('oilway.text-size', '1.25');
  });
  await open(page);
  await here.getByRole('button', { name: text.revoke }).click();
  await expect(known('maps')).not.toBeChecked();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['oilway-session']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['oilway.text-size']);
});
