/** The day of an administrator, with the clicks of each task (docs/decisions/2026-11-29-studio-days.md). */
import { randomUUID } from 'node:crypto';
import { press, type } from '../support/clicks.ts';
import { expect, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { addMessages } from '../support/messages.ts';
import { logInAsStaff } from '../support/staff.ts';
import { choose, menuLink, openStart, save } from '../support/studio-tasks.ts';

// Sequential: the tests share one administrator.
test.describe.configure({ mode: 'default' });
test.use({ locale: 'de-DE', viewport: { width: 1440, height: 1000 } });

test('an administrator checks the backup, adds a clerk and reads the log', async ({ page }) => {
  await logInAsStaff(page.request, logins.dayAdmin);
  const clicks = await openStart(page);
  const email = `${randomUUID()}@journeys.example`;

  await clicks.task('see the age of the backup, and all checks', 1, async () => {
    await expect(page.getByText(/Sicherung/).first()).toBeVisible();
    await press(menuLink(page, 'Zustand'));
    await expect(page.getByRole('heading', { level: 1, name: 'Zustand' })).toBeVisible();
  });
  await clicks.task('add a clerk with all departments of a country', 8, async () => {
    await press(menuLink(page, 'Personal'));
    await press(page.getByRole('link', { name: /neu erstellen$/ }).first());
    // First: Payload drops the request for the fields of a role while an earlier answer comes.
    await choose(page, 'role', 'Formulare');
    await type(page.locator('#field-email'), email);
    await type(page.locator('#field-name'), 'Olga Klein');
    await press(page.getByRole('button', { name: /^Deutschland: alle / }));
    await save(page, 201);
  });
  await clicks.task('read in the log who changed what', 2, async () => {
    await press(menuLink(page, 'Protokoll'));
    await press(
      page.locator('tbody tr').filter({ hasText: 'Olga Klein' }).getByRole('link').first(),
    );
    await expect(page.locator('#field-title')).toHaveValue(/Olga Klein/);
  });
});

test('an administrator deactivates a clerk and hands over the work', async ({ page }) => {
  const admin = await logInAsStaff(page.request, logins.dayAdmin);
  const [message] = addMessages([
    { name: 'Miriam', message: 'Hallo', createdAt: new Date().toISOString() },
  ]);
  const leaver = await admin.create('staff', {
    ...{ name: 'Ida Groß', email: `${randomUUID()}@journeys.example`, language: 'de' },
    ...{ role: 'forms-clerk', countries: ['de'], otherMessages: true },
  });
  await admin.change(`contact-messages/${message}`, { assignee: leaver });
  const clicks = await openStart(page);

  await clicks.task('deactivate an account and hand over its work', 7, async () => {
    await press(menuLink(page, 'Personal'));
    await press(page.locator('tbody tr').filter({ hasText: 'Ida Groß' }).getByRole('link').first());
    await choose(page, 'state', 'Deaktiviert');
    await choose(page, 'successor', /./);
    await save(page, 200);
  });
  const [handedOver] = await admin.find<{ assignee: number }>(
    `contact-messages?depth=0&where[id][equals]=${message}`,
  );
  expect(handedOver?.assignee).not.toBe(leaver);
  expect(handedOver?.assignee).toBeGreaterThan(0);
});
