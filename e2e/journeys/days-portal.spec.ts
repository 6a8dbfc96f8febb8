/** The days of a portal manager and a member, with the clicks of each task (docs/decisions/2026-11-29-studio-days.md). */
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { countClicks, press } from '../support/clicks.ts';
import { database, expect, test } from '../support/journey.ts';
import { fieldOf, libraries, rowsOf, waitForModules } from '../support/library.ts';
import { logins } from '../support/logins.ts';
import { logInAsStaff } from '../support/staff.ts';
import { choose, menuLink, openStart, save, taskLink } from '../support/studio-tasks.ts';

// Sequential: the tests share one portal manager.
test.describe.configure({ mode: 'default' });
test.use({ locale: 'de-DE', viewport: { width: 1440, height: 1000 } });

test('a portal manager accepts and refuses account requests', async ({ page }) => {
  const manager = await logInAsStaff(page.request, logins.dayManager);
  await addRequest(manager, 'Arndt');
  await addRequest(manager, 'Bode');
  const clicks = await openStart(page);
  const rows = page.locator('tbody tr');

  await clicks.task('accept a request with company, member and invitation', 3, async () => {
    await press(taskLink(page, 'Angefragte Zugänge', 'Mitglieder'));
    await press(rows.filter({ hasText: 'arndt.example' }).getByRole('link').first());
    await press(page.getByRole('button', { name: /^Annehmen und/ }));
    await expect(page.locator('#field-decidedBy')).toHaveValue('portal-manager');
    await expect(page.locator('#field-company')).toContainText('Werk Arndt');
  });
  await press(menuLink(page, 'Übersicht'));
  await clicks.task('refuse a request with reasons', 4, async () => {
    await press(taskLink(page, 'Angefragte Zugänge', 'Mitglieder'));
    await press(rows.filter({ hasText: 'bode.example' }).getByRole('link').first());
    await press(page.getByRole('button', { name: 'Anfrage ablehnen' }));
    await press(page.getByRole('button', { name: /^Ablehnen und/ }));
    await expect(page.locator('#field-decidedBy')).toHaveValue('portal-manager');
  });
});

test('a portal manager moves a file to another category and sees who sees it', async ({ page }) => {
  await logInAsStaff(page.request, logins.dayManager);
  const clicks = await openStart(page);

  await clicks.task('move a file to another category and see who sees it', 5, async () => {
    await press(menuLink(page, 'Dateien'));
    await press(page.locator('tbody tr').getByRole('link').first());
    await choose(page, 'category', /./);
    await expect(page.locator('.oilway-audience')).toContainText(/Firm/);
    await save(page, 200);
  });
});

test('a member logs in, finds a document and downloads it', async ({ page }) => {
  const clicks = await countClicks(page);
  await page.goto(libraries.de.portal);
  const { email, password } = libraries.de.login;

  await clicks.task('log in', 3, async () => {
    await page.locator('#login-form-userName').click();
    await page.keyboard.insertText(email);
    await page.locator('#login-form-password').click();
    await page.keyboard.insertText(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(libraries.de.login.name);
  });
  await clicks.task('find a document by its words', 2, async () => {
    await page.getByRole('link', { name: 'Dateien', exact: true }).first().click();
    await waitForModules(page);
    await fieldOf(page).click();
    await page.keyboard.insertText('Altölbehälter');
    await expect(rowsOf(page)).toHaveCount(1);
  });
  await clicks.task('download it', 1, async () => {
    const saved = page.waitForEvent('download');
    await rowsOf(page).getByRole('link').first().click();
    expect((await saved).suggestedFilename()).toBe(libraries.de.note.fileName);
  });
});

/** Adds an account request, as the site stores it. */
async function addRequest(
  manager: Awaited<ReturnType<typeof logInAsStaff>>,
  name: string,
): Promise<void> {
  const email = `${randomUUID()}@${name.toLowerCase()}.example`;
  await manager.create('members', { name, email, cultureName: 'de-DE', state: 'requested' });
  const file = new DatabaseSync(database(), { timeout: 10_000 });
  file
    .prepare('UPDATE members SET requested_company = ? WHERE email = ?')
    .run(`Werk ${name} ${email.slice(0, 4)}`, email);
  file.close();
}
