/** The customer portal in Firefox: login and file library. */

import { errorResponses } from '../support/allowed-errors.ts';
import { site } from '../support/journey.ts';
import { libraries } from '../support/library.ts';
import { texts } from '../support/portal-texts.ts';
import {
  addressOf,
  ariaSelector,
  click,
  expectFocus,
  expectHydrated,
  focus,
  savedFiles,
  tabTo,
  tick,
  typeInto,
  waitForHidden,
  waitForVisible,
} from './interactions.ts';
import { expect, test } from './journey.ts';

const [userName, password] = ['#login-form-userName', '#login-form-password'];

test.describe(() => {
  test.use({ allowedErrors: errorResponses([401, '/customerPortal/login']) });

  test('de: shows login errors and logs in with the right password', async ({ openPage }) => {
    const page = await openPage();
    const { login, portal } = libraries.de;
    await page.goto(site() + portal);
    await expectHydrated(page, '#login-form');
    await focus(page, userName);
    await page.keyboard.press('Enter');
    await waitForVisible(
      page,
      ariaSelector('#login-form', 'heading', 'Bitte prüfen Sie zwei Angaben'),
    );
    await expectFocus(page, userName);
    await page.keyboard.type(login.email);
    await typeInto(page, password, 'falsch');
    await page.keyboard.press('Enter');
    await waitForVisible(page, `::-p-text(${texts.refused})`);
    await focus(page, password);
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type(login.password);
    await page.keyboard.press('Enter');
    await waitForVisible(page, ariaSelector('main', 'heading', `Guten Tag, ${login.name}.`));
    expect(await addressOf(page)).toBe(site() + portal);
    await click(page, ariaSelector('header', 'link', texts.logOut));
    await waitForVisible(page, '#login-form');
  });
});

test('pl: offers actions for the selected files and downloads them', async ({
  openPage,
  downloads,
}) => {
  const page = await openPage();
  const { library, login, note } = libraries.pl;
  const bar = '[data-library-bar]';
  const action = (name: string) => `[data-action=${name}] a`;
  await page.goto(site() + library);
  await expectHydrated(page, '#login-form');
  await focus(page, userName);
  await page.keyboard.type(login.email);
  await typeInto(page, password, login.password);
  await page.keyboard.press('Enter');
  await waitForVisible(page, '[data-library]');
  await expect.poll(() => addressOf(page)).toBe(site() + library);

  await test.step('selects all files and clears the selection', async () => {
    await tick(page, ariaSelector('[data-library]', 'checkbox', 'Zaznacz wszystko'));
    const all = await page.$$('[data-file]');
    await waitForVisible(page, `${bar} ::-p-text(Wybrano: ${all.length})`);
    await page.keyboard.press(' ');
    await waitForHidden(page, bar);
  });

  await test.step('downloads a printable and a non-printable file as one zip', async () => {
    await tick(page, '[data-has-print] [data-select]');
    for (const name of ['preview', 'download', 'mail', 'print'])
      await waitForVisible(page, action(name));
    await click(page, '[data-has-file]:not([data-has-print]) [data-select]');
    await waitForHidden(page, action('print'));
    await waitForVisible(page, `${bar} ::-p-text(nie ma pliku do druku)`);
    await click(page, action('download'));
    // Each entry of the central directory starts with this signature.
    const zipEntryCounts = () =>
      savedFiles(downloads, '.zip').map(
        (zip) => zip.toString('latin1').split('PK\u0001\u0002').length - 1,
      );
    await expect.poll(zipEntryCounts).toEqual([2]);
  });

  await test.step('downloads the file found by the search', async () => {
    await focus(page, '[type=search]');
    await page.keyboard.type('wskazowki');
    await expect.poll(async () => (await page.$$('[data-file]')).length).toBe(1);
    await tabTo(page, ariaSelector('[data-library]', 'link', note.title));
    await page.keyboard.press('Enter');
    await expect.poll(() => savedFiles(downloads, '.txt').map(String)).toEqual([note.words]);
  });
});
