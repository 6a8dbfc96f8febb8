/** Timing of the requests of the library search, and its late, failed and unauthorised responses. */
import type { Request } from '@playwright/test';
import { failedRequests } from '../support/allowed-errors.ts';
import { waitForAnimations } from '../support/axe.ts';
import { expectAccessibleInScheme } from '../support/color-schemes.ts';
import { expect, site, test } from '../support/journey.ts';
import { fieldOf, libraries, openLibrary, rowsOf } from '../support/library.ts';

const text = {
  ...libraries.de,
  word: 'altoelbeh',
  many: 'oilway',
  some: /^(\d+) von \d+ Dateien$/,
  loading: 'Die Suche läuft …',
  failed: /^Die Suche antwortet gerade nicht\./,
} as const;

test.describe(() => {
  test.use({ allowedErrors: failedRequests('\\?q=\\w+') });

  test('announces late and failed responses and redirects to the login when the session is gone', async ({
    page,
  }) => {
    await openLibrary(page, text);
    const [field, rows, status] = [fieldOf(page), rowsOf(page), page.getByRole('status').first()];
    const all = await rows.count();

    await test.step('keeps the files after a failed request and retries on Enter', async () => {
      await page.route(/q=/, (route) => route.abort());
      await field.fill(text.word);
      await expect(status).toHaveText(text.failed);
      await expect(rows).toHaveCount(all);
      await expectAccessibleInScheme(page, 'dark');
      await page.unroute(/q=/);
      await field.press('Enter');
      await expect(rows).toHaveCount(1);
    });

    await test.step('announces loading and ignores a response superseded by a newer request', async () => {
      const [pausedRequest, released] = [
        Promise.withResolvers<Request>(),
        Promise.withResolvers<void>(),
      ];
      await page.route(/q=Quark$/, async (route) => {
        pausedRequest.resolve(route.request());
        await released.promise;
        await route.continue().catch(() => undefined);
      });
      await field.fill('Quark');
      await expect(status).toHaveText(text.loading);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
      await field.fill(text.word);
      await expect(status).toHaveText(text.some);
      released.resolve();
      // Waits for its end, aborted or not.
      const response = await (await pausedRequest.promise).response();
      await response?.finished();
      await waitForAnimations(page);
      await expect(rows).toHaveCount(1);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      await expect(status).toHaveText(text.some);
    });

    await test.step('redirects to the login without a session', async () => {
      await page.context().clearCookies();
      await field.fill(text.many);
      const returnUrl = encodeURIComponent(`${text.library}?q=${text.many}`);
      await expect(page).toHaveURL(`${site()}${text.portal}?returnUrl=${returnUrl}`);
      await expect(page.locator('#login-form-userName')).toBeVisible();
    });
  });
});

test('requests files 150 ms after the last key, and IME input when the composition ends', async ({
  page,
}) => {
  await openLibrary(page, libraries.pl);
  const all = await rowsOf(page).count();
  const queries: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === libraries.pl.library) queries.push(searchParams.get('q'));
  });
  await fieldOf(page).focus();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const character of 'olej') {
    await page.keyboard.type(character);
    await page.clock.runFor(149);
  }
  expect(queries).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => queries).toEqual(['olej']);
  await expect(rowsOf(page).locator('mark').first()).toHaveText(/^olej/i);
  await fieldOf(page).fill('');
  await page.clock.runFor(150);
  await expect(rowsOf(page)).toHaveCount(all);
  expect(queries).toEqual(['olej', null]);

  const session = await page.context().newCDPSession(page);
  const caret = { selectionStart: 4, selectionEnd: 4 };
  await session.send('Input.imeSetComposition', { text: 'wska', ...caret });
  await expect(fieldOf(page)).toHaveValue('wska');
  await page.clock.runFor(1000);
  await session.send('Input.insertText', { text: 'wskazówki' });
  await page.clock.runFor(150);
  await expect(rowsOf(page)).toHaveCount(1);
  expect(queries).toEqual(['olej', null, 'wskazówki']);
});
