/** The customer portal in Firefox: the login, and the files behind it. */
import { site } from '../support/journey.ts';
import { libraries } from '../support/library.ts';
import { texts } from '../support/portal-texts.ts';
import { answered } from '../support/tolerable.ts';
import {
  addressOf,
  click,
  expectAlive,
  expectFocus,
  focus,
  gone,
  named,
  saved,
  seen,
  tabTo,
  tick,
  typeInto,
} from './hands.ts';
import { expect, test } from './journey.ts';

const [userName, password] = ['#login-form-userName', '#login-form-password'];

test.describe(() => {
  test.use({ tolerated: answered([401, '/customerPortal/login']) });

  test('de: the login says what is missing and what is wrong, and leads in', async ({ arrive }) => {
    const page = await arrive();
    const { login, portal } = libraries.de;
    await page.goto(site() + portal);
    await expectAlive(page, '#login-form');
    await focus(page, userName);
    await page.keyboard.press('Enter');
    await seen(page, named('#login-form', 'heading', 'Bitte prüfen Sie zwei Angaben'));
    await expectFocus(page, userName);
    await page.keyboard.type(login.email);
    await typeInto(page, password, 'falsch');
    await page.keyboard.press('Enter');
    await seen(page, `::-p-text(${texts.refused})`);
    await focus(page, password);
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type(login.password);
    await page.keyboard.press('Enter');
    await seen(page, named('main', 'heading', `Guten Tag, ${login.name}.`));
    expect(await addressOf(page)).toBe(site() + portal);
    await click(page, named('header', 'link', texts.logOut));
    await seen(page, '#login-form');
  });
});

test('pl: files that are chosen say what can be done with them, and are saved', async ({
  arrive,
  downloads,
}) => {
  const page = await arrive();
  const { library, login, note } = libraries.pl;
  const bar = '[data-library-bar]';
  const action = (name: string) => `[data-action=${name}] a`;
  await page.goto(site() + library);
  await expectAlive(page, '#login-form');
  await focus(page, userName);
  await page.keyboard.type(login.email);
  await typeInto(page, password, login.password);
  await page.keyboard.press('Enter');
  await seen(page, '[data-library]');
  await expect.poll(() => addressOf(page)).toBe(site() + library);

  await test.step('all, and none again', async () => {
    await tick(page, named('[data-library]', 'checkbox', 'Zaznacz wszystko'));
    const all = await page.$$('[data-file]');
    await seen(page, `${bar} ::-p-text(Wybrano: ${all.length})`);
    await page.keyboard.press(' ');
    await gone(page, bar);
  });

  await test.step('one that can be printed, and one that cannot, are saved together', async () => {
    await tick(page, '[data-has-print] [data-choose]');
    for (const name of ['preview', 'download', 'mail', 'print']) await seen(page, action(name));
    await click(page, '[data-has-file]:not([data-has-print]) [data-choose]');
    await gone(page, action('print'));
    await seen(page, `${bar} ::-p-text(nie ma pliku do druku)`);
    await click(page, action('download'));
    // Each file begins anew in its list of contents.
    const inside = () =>
      saved(downloads, '.zip').map(
        (zip) => zip.toString('latin1').split('PK\u0001\u0002').length - 1,
      );
    await expect.poll(inside).toEqual([2]);
  });

  await test.step('one that is searched for is what its name leads to', async () => {
    await focus(page, '[type=search]');
    await page.keyboard.type('wskazowki');
    await expect.poll(async () => (await page.$$('[data-file]')).length).toBe(1);
    await tabTo(page, named('[data-library]', 'link', note.title));
    await page.keyboard.press('Enter');
    await expect.poll(() => saved(downloads, '.txt').map(String)).toEqual([note.words]);
  });
});
