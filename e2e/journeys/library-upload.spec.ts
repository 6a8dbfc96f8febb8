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

test('uploads a folder into proposed categories, retries what failed, and asks before leaving', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  const names = Array.from({ length: 24 }, (_, at) => `Preisliste ${at}.txt`);
  for (const name of names) writeFileSync(join(folder, name), name);
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
  await upload.locator('summary').click();
  await upload.locator('input[webkitdirectory]').setInputFiles(folder);
  const rows = upload.locator('li');
  await expect(rows).toHaveCount(25);
  await expect(rows.filter({ hasText: 'Preisliste 7' }).locator('option:checked')).toHaveText(
    /Preis/,
  );
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
  await upload.locator('button[type=submit]').click();
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
  await expect(upload.getByRole('alert')).toContainText(/: 4\./);
  await upload.locator('input[webkitdirectory]').setInputFiles(folder);
  await rows.filter({ hasText: 'unklar' }).locator('select').selectOption({ index: 2 });
  await expect(upload.locator('button[type=submit]')).toHaveText(/\(21\)/);
  await upload.locator('button[type=submit]').click();
  await expect(upload.locator('button[type=submit]')).toHaveText(/\(1\)/, { timeout: 60_000 });
  await expect(rows.filter({ hasText: 'unklar' })).toContainText(/Dateityp|type of file/);
  await upload.locator('button[type=submit]').click();
  await expect(upload.getByRole('status')).toContainText(/24 (von|of) 25/);
  await upload.locator('input[webkitdirectory]').setInputFiles(folder);
  await expect(upload.locator('button[type=submit]')).toHaveText(/\(1\)/);
  await rows.getByRole('button').click();
  await expect(rows).toHaveCount(24);
  expect((await countUploads()) - before).toBe(24);
});
