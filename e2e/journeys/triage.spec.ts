/** The day of a clerk: fifteen messages are found, sorted and answered. */
import { expectAccessible } from '../support/axe.ts';
import { expectNoHorizontalScroll } from '../support/color-schemes.ts';
import { expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { addMessages } from '../support/messages.ts';
import { logInAsStaff } from '../support/staff.ts';

/** Old enough that the next older message is one of these. */
const date = (day: number) => `2021-03-${String(day).padStart(2, '0')}T09:00:00.000Z`;

test('sorts fifteen messages with at most five opened', async ({ page }) => {
  const words = 'Wegen der Probefahrt im Zebrafinkenweg';
  const add = (kind: string, count: number, firstDay: number) =>
    addMessages(
      Array.from({ length: count }, (_, index) => ({
        name: `${kind} Nummer ${index + 1}`,
        message: `${words}: ${kind}`,
        subject: kind,
        phone: '0231 / 98 76-5',
        createdAt: date(firstDay + index),
      })),
    );
  add('Werbung', 5, 11);
  add('Danke', 6, 21);
  add('Frage', 4, 1);
  const clerk = await logInAsStaff(page.request, logins.triageClerk);
  await clerk.create('reply-templates', {
    title: 'Termin',
    country: 'de',
    text: 'Zu {number}: bitte kommen Sie vorbei.',
  });
  let opened = 0;
  page.on('request', (request) => {
    const isEntry = /contact-messages\/[\w-]{36}(\?|$)/.test(request.url());
    if (isEntry && request.isNavigationRequest()) opened += 1;
  });

  const list = `${studio()}/admin/collections/contact-messages`;
  await page.goto(`${list}?search=zebrafinkenweg`);
  await expect(page.locator('tbody tr')).toHaveCount(10);
  const found = `${list}?limit=25&search=${encodeURIComponent('+49 231 98765')}`;
  await page.goto(found);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(15);
  await expect(rows.first()).toContainText(words);
  await expectAccessible(page, '.oilway-views');
  await expectAccessible(page, 'tbody tr:first-child td:last-child');

  for (const row of await rows.filter({ hasText: 'Werbung Nummer' }).all())
    await row.getByRole('checkbox').check();
  await page.locator('.oilway-selection').getByRole('button', { name: 'Spam' }).press('Enter');
  await expect(page.getByText(/5 (Contact messages|Kontaktnachrichten)/)).toBeVisible();
  for (let index = 1; index <= 6; index += 1) {
    const row = rows.filter({ hasText: `Danke Nummer ${index}` });
    await row.getByRole('button', { name: /^(Close|Erledigt): / }).click();
    await expect(row.getByRole('button', { name: /^(Reopen|Wieder öffnen)/ })).toBeVisible();
  }

  await page.setViewportSize({ width: 390, height: 800 });
  // The menu closes with a transition.
  await expect(() => expectNoHorizontalScroll(page)).toPass({ timeout: 5000 });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (let index = 4; index >= 1; index -= 1) {
    await rows
      .filter({ hasText: `Frage Nummer ${index}` })
      .getByRole('link')
      .first()
      .click();
    opened += 1;
    await expect(page.locator('.oilway-letter')).toContainText(`Frage Nummer ${index}`);
    await page.locator('.oilway-mails summary').click();
    await page.getByRole('button', { name: 'Termin' }).click();
    const reply = page.locator('.oilway-mails textarea');
    await expect(reply).toHaveValue(/^Zu OW-21-\d{3}-\d{4}: bitte/);
    if (index === 4) {
      await expectAccessible(page, '.oilway-letter');
      await expectAccessible(page, '.oilway-mails');
    }
    await page.getByRole('button', { name: /Antwort senden|Send reply/ }).click();
    await expect(page.locator('.oilway-mails > ul > li')).toHaveCount(1);
    await page.getByRole('button', { name: /^(Close|Erledigt)$/ }).click();
    await expect(page.locator('.oilway-views [aria-current]')).toHaveText(/^(Open|Offene) \d/);
    if (index > 1) await page.goto(found);
  }
  expect(opened).toBeLessThanOrEqual(5);
  const done = await clerk.find<{ status: string }>(
    'contact-messages?where[message][like]=zebrafinkenweg&limit=50&select[status]=true',
  );
  const count = (state: string) => done.filter(({ status }) => status === state).length;
  expect([count('spam'), count('done'), done.length]).toEqual([5, 10, 15]);
});
