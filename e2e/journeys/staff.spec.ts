/** Administrators set a clerk's departments in one step, and deactivate an account by handing over its work. */
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { database, expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { logInAsStaff } from '../support/staff.ts';

test('sets all departments of a country and hands over the entries of a deactivated clerk', async ({
  page,
}) => {
  const client = await logInAsStaff(page.request, logins.personnel);
  const person = { name: 'Ida Groß', email: `${randomUUID()}@journeys.example`, language: 'de' };
  const id = await client.create('staff', { ...person, role: 'forms-clerk', countries: ['pl'] });
  await page.goto(`${studio()}/admin/collections/staff/${id}`);

  const departments = page.locator('#field-departments');
  await departments.getByRole('button', { name: /^(Deutschland: alle|Germany: all) / }).click();
  await expect(page.locator('#field-countries')).toContainText(/Deutschland|Germany/);
  await expect(departments).toContainText('Flottenservice');
  await expectAccessible(page, '#field-departments .oilway-buttons');
  const save = async () => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.locator('#action-save').click();
    expect((await saved).status()).toBe(200);
  };
  await save();
  await page.reload();
  await expect(departments).toContainText('Flottenservice');

  const entry = storeAssignedMessage(id);
  await choose(page, 'state', /^(Deaktiviert|Deactivated)$/);
  await choose(page, 'successor', /./);
  await save();
  const [message] = await client.find<{ assignee: number }>(
    `contact-messages?depth=0&where[id][equals]=${entry}`,
  );
  expect(message?.assignee).not.toBe(id);
  expect(message?.assignee).toBeGreaterThan(0);
});

async function choose(page: Page, field: string, name: string | RegExp) {
  await page.locator(`#field-${field} .rs__control`).click();
  await page.locator(`#field-${field} .rs__option`, { hasText: name }).first().click();
}

/** Stores an open contact message that is assigned to a member of staff. @returns its id. */
function storeAssignedMessage(assignee: number): string {
  const file = new DatabaseSync(database(), { timeout: 10_000 });
  const id = randomUUID();
  const now = new Date().toISOString();
  file
    .prepare(
      `INSERT INTO contact_messages
        (id, status, assignee_id, reference, culture_name, name, idempotency_key, fingerprint, created_at, updated_at)
        VALUES (?, 'new', ?, ?, 'de-DE', 'Miriam', ?, ?, ?, ?)`,
    )
    .run(id, assignee, `OW-26-999-${id.slice(0, 4)}`, id, id, now, now);
  file.close();
  return id;
}
