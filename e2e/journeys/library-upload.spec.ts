/** A portal manager uploads a folder into the library of the customer portal. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorResponses } from '../support/allowed-errors.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { logInAsStaff } from '../support/staff.ts';

test.use({ allowedErrors: errorResponses([400, '/api/portal-uploads']) });

test('uploads a folder into proposed categories once, and asks before leaving', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  const names = Array.from({ length: 24 }, (_, at) => `Preisliste ${at}.txt`);
  for (const name of names) writeFileSync(join(folder, name), `${folder} ${name}`);
  writeFileSync(join(folder, 'unklar.exe'), 'MZ\0');
  writeFileSync(join(folder, '.DS_Store'), 'x');
  const api = await logInAsStaff(page.request, logins.keyManager);
  const countUploads = async () =>
    (await api.find('portal-files?limit=1000&depth=0&where[title][like]=Preisliste')).length;
  const before = await countUploads();
  await page.goto(`${studio()}/admin/collections/portal-files`);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const upload = page.locator('.oilway-upload');
  const send = upload.locator('button[type=submit]');
  const choose = async () => {
    await upload.locator('summary').click();
    await upload.locator('input[webkitdirectory]').setInputFiles(folder);
  };
  await choose();
  const rows = upload.locator('li');
  await expect(rows).toHaveCount(25);
  await expect(rows.filter({ hasText: 'Preisliste 7' }).locator('option:checked')).toHaveText(
    /Preis/,
  );
  await expect(send).toHaveText(/\(24\)/);
  await rows.filter({ hasText: 'unklar' }).locator('select').selectOption({ index: 2 });
  await expectAccessible(page, '.oilway-upload');
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await (questions.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  let sent = 0;
  await page.route('**/api/portal-uploads', async (route) => {
    sent += 1;
    if (sent > 3) await released;
    await route.continue();
  });
  await send.click();
  await expect(upload.getByRole('status')).toContainText(/3 (von|of) 25/);
  const home = page.locator('a[href$="/admin"]').first();
  await home.click();
  await expect(upload.getByRole('status')).toContainText(/3 (von|of) 25/);
  await home.click();
  await expect(page).toHaveURL(`${studio()}/admin`);
  expect(questions).toEqual([expect.stringMatching(/hochgeladen|uploaded/), questions[0]]);
  const lateResponse = page.waitForResponse('**/api/portal-uploads');
  release();
  await lateResponse;
  await page.goto(`${studio()}/admin/collections/portal-files`);
  await choose();
  await rows.filter({ hasText: 'unklar' }).locator('select').selectOption({ index: 2 });
  await send.click();
  await expect(upload.getByRole('status')).toContainText(/20 (von|of) 25.*: 5\./, {
    timeout: 60_000,
  });
  await expect(rows.filter({ hasText: 'unklar' })).toContainText(/Dateityp|type of file/);
  await expect(rows.filter({ hasText: /steht schon|in the category already/ })).toHaveCount(4);
  expect((await countUploads()) - before).toBe(24);
});
