/** When the library's search asks, and what comes of answers that are late or do not come. */
import type { Request } from '@playwright/test';
import { rested } from '../support/axe.ts';
import { expect, site, test } from '../support/journey.ts';
import { fieldOf, libraries, openLibrary, rowsOf } from '../support/library.ts';
import { expectClean } from '../support/schemes.ts';
import { unanswered } from '../support/tolerable.ts';

const text = {
  ...libraries.de,
  word: 'altoelbeh',
  many: 'oilway',
  some: /^(\d+) von \d+ Dateien$/,
  loading: 'Die Suche läuft …',
  failed: /^Die Suche antwortet gerade nicht\./,
} as const;

test.describe(() => {
  test.use({ tolerated: unanswered('\\?q=\\w+') });

  test('an answer that is late or does not come is said; without a login one is led to it', async ({
    page,
  }) => {
    await openLibrary(page, text);
    const [field, rows, status] = [fieldOf(page), rowsOf(page), page.getByRole('status').first()];
    const all = await rows.count();

    await test.step('none: the files stay, and it can be tried again', async () => {
      await page.route(/q=/, (route) => route.abort());
      await field.fill(text.word);
      await expect(status).toHaveText(text.failed);
      await expect(rows).toHaveCount(all);
      await expectClean(page, 'dark');
      await page.unroute(/q=/);
      await field.press('Enter');
      await expect(rows).toHaveCount(1);
    });

    await test.step('a late one is said, and never replaces a newer one', async () => {
      const [held, released] = [Promise.withResolvers<Request>(), Promise.withResolvers<void>()];
      await page.route(/q=Quark$/, async (route) => {
        held.resolve(route.request());
        await released.promise;
        await route.continue().catch(() => undefined);
      });
      await field.fill('Quark');
      await expect(status).toHaveText(text.loading);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
      await field.fill(text.word);
      await expect(status).toHaveText(text.some);
      released.resolve();
      // Its end, whether it was given up or came.
      const answer = await (await held.promise).response();
      await answer?.finished();
      await rested(page);
      await expect(rows).toHaveCount(1);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      await expect(status).toHaveText(text.some);
    });

    await test.step('who is no longer logged in', async () => {
      await page.context().clearCookies();
      await field.fill(text.many);
      const asked = encodeURIComponent(`${text.library}?q=${text.many}`);
      await expect(page).toHaveURL(`${site()}${text.portal}?returnUrl=${asked}`);
      await expect(page.locator('#login-form-userName')).toBeVisible();
    });
  });
});

test('files are asked for 150 ms after the last key, and what is composed when it is a word', async ({
  page,
}) => {
  await openLibrary(page, libraries.pl);
  const all = await rowsOf(page).count();
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === libraries.pl.library) asked.push(searchParams.get('q'));
  });
  await fieldOf(page).focus();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const letter of 'olej') {
    await page.keyboard.type(letter);
    await page.clock.runFor(149);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['olej']);
  await expect(rowsOf(page).locator('mark').first()).toHaveText(/^olej/i);
  await fieldOf(page).fill('');
  await page.clock.runFor(150);
  await expect(rowsOf(page)).toHaveCount(all);
  expect(asked).toEqual(['olej', null]);

  const session = await page.context().newCDPSession(page);
  const caret = { selectionStart: 4, selectionEnd: 4 };
  await session.send('Input.imeSetComposition', { text: 'wska', ...caret });
  await expect(fieldOf(page)).toHaveValue('wska');
  await page.clock.runFor(1000);
  await session.send('Input.insertText', { text: 'wskazówki' });
  await page.clock.runFor(150);
  await expect(rowsOf(page)).toHaveCount(1);
  expect(asked).toEqual(['olej', null, 'wskazówki']);
});
