/** The days of a clerk and an editor, with the clicks of each task (docs/decisions/2026-11-29-studio-days.md). */
import { expectAccessible } from '../support/axe.ts';
import { press, type } from '../support/clicks.ts';
import { expectNoHorizontalScroll } from '../support/color-schemes.ts';
import { expect, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { addMessages, addUndeliverableMail } from '../support/messages.ts';
import { logInAsStaff } from '../support/staff.ts';
import { menuLink, openStart, save, taskLink } from '../support/studio-tasks.ts';

test.use({ locale: 'de-DE', viewport: { width: 1440, height: 1000 } });

test('a clerk finds, sorts and answers fifteen messages, and resends a mail', async ({ page }) => {
  const words = 'Wegen der Probefahrt im Zebrafinkenweg';
  const add = (kind: string, count: number, firstDay: number) =>
    addMessages(
      Array.from({ length: count }, (_, index) => ({
        name: `${kind} Nummer ${index + 1}`,
        message: `${words}: ${kind}`,
        subject: kind,
        phone: '0231 / 98 76-5',
        // Old enough that the next older message is one of these.
        createdAt: `2021-03-${String(firstDay + index).padStart(2, '0')}T09:00:00.000Z`,
      })),
    );
  add('Werbung', 5, 11);
  add('Danke', 6, 21);
  add('Frage', 4, 1);
  const [lost] = addMessages([
    {
      name: 'Lore Tippfehler',
      message: 'Hallo',
      createdAt: '2021-02-01T09:00:00.000Z',
      undeliverable: true,
    },
  ]);
  addUndeliverableMail(String(lost));
  const clerk = await logInAsStaff(page.request, logins.dayClerk);
  await clerk.create('reply-templates', {
    title: 'Termin',
    country: 'de',
    text: 'Zu {number}: bitte kommen Sie vorbei.',
  });
  const clicks = await openStart(page);
  const rows = page.locator('tbody tr');

  await clicks.task('see what is new and open it', 1, async () => {
    await press(taskLink(page, 'Neue', 'Kontaktnachrichten'));
    await expect(rows.first()).toBeVisible();
  });
  const search = page.getByRole('textbox', { name: /^Suchen: / });
  await clicks.task('find messages by a word of their text', 1, async () => {
    await type(search, 'zebrafinkenweg');
    await expect(page).toHaveURL(/search=zebra/);
    await expect(rows).toHaveCount(10);
  });
  await clicks.task(
    'find fifteen messages by a telephone number, spelled differently',
    1,
    async () => {
      await type(search, '+49 231 98765');
      await expect(page).toHaveURL(/search=%2B49/);
      await expect(rows).toHaveCount(10);
      await expect(rows.first()).toContainText(words);
    },
  );
  await expectAccessible(page, '.oilway-views');
  await expectAccessible(page, 'tbody tr:first-child td:last-child');
  await clicks.task('close six from the list', 6, async () => {
    for (let index = 6; index >= 1; index -= 1) {
      const row = rows.filter({ hasText: `Danke Nummer ${index}` });
      await press(row.getByRole('button', { name: /^Erledigt: / }));
      await expect(row).toHaveCount(0);
    }
  });
  await clicks.task('mark five as spam', 6, async () => {
    const spam = rows.filter({ hasText: 'Werbung Nummer' });
    await expect(spam).toHaveCount(5);
    for (const row of await spam.all()) await press(row.getByRole('checkbox'));
    await press(page.locator('.oilway-selection').getByRole('button', { name: 'Spam' }));
    await expect(spam).toHaveCount(0);
  });
  await clicks.task('answer four with a canned reply and close them', 16, async () => {
    for (let index = 4; index >= 1; index -= 1) {
      const row = rows.filter({ hasText: `Frage Nummer ${index}` });
      await press(row.getByRole('link').first());
      await expect(page.locator('.oilway-letter')).toContainText(`Frage Nummer ${index}`);
      await press(page.locator('.oilway-mails').getByRole('button', { name: 'Termin' }));
      await expect(page.locator('.oilway-mails textarea')).toHaveValue(
        /^Zu OW-21-\d{3}-\d{4}: bitte/,
      );
      await press(page.getByRole('button', { name: 'Antwort senden' }));
      await expect(page.locator('.oilway-mails .oilway-rows > li')).toHaveCount(1);
      await press(page.getByRole('button', { name: 'Erledigt', exact: true }));
      await expect(row).toHaveCount(0);
      await expect(page).toHaveURL(/search=%2B49/);
    }
  });
  await press(menuLink(page, 'Übersicht'));
  await clicks.task('find a reply that was not delivered, and send it again', 3, async () => {
    await press(taskLink(page, 'Unzustellbare E-Mail', 'Kontaktnachrichten'));
    await press(rows.filter({ hasText: 'Lore Tippfehler' }).getByRole('link').first());
    await expect(page.locator('.oilway-mails')).toContainText('User unknown');
    await expectAccessible(page, '.oilway-letter');
    await expectAccessible(page, '.oilway-mails');
    await press(page.locator('.oilway-mails .oilway-rows > li').getByRole('button'));
    await expect(page.locator('.oilway-mails .oilway-rows > li')).toContainText(/Wartet|wartet/);
  });
  await clicks.task('save the messages of last month as CSV', 2, async () => {
    await press(menuLink(page, 'Kontaktnachrichten'));
    const saved = page.waitForEvent('download');
    await press(page.locator('.oilway-views').getByRole('link', { name: /CSV/ }));
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  });
  const done = await clerk.find<{ status: string }>(
    'contact-messages?where[message][like]=zebrafinkenweg&limit=50&select[status]=true',
  );
  const count = (state: string) => done.filter(({ status }) => status === state).length;
  expect([count('spam'), count('done'), done.length]).toEqual([5, 10, 15]);
  await page.setViewportSize({ width: 390, height: 800 });
  // The menu closes with a transition.
  await expect(() => expectNoHorizontalScroll(page)).toPass({ timeout: 5000 });
});

test('an editor continues a draft, plans it, changes the menu and announces something', async ({
  page,
}) => {
  const editor = await logInAsStaff(page.request, logins.dayEditor);
  const title = 'Reifen im Sommer';
  const [home] = await editor.find<{ id: number }>(
    'pages?where[country][equals]=de&where[parent][exists]=false&limit=1&depth=0',
  );
  await editor.create('pages', {
    ...{ title, parent: home?.id, country: 'de', slug: 'reifen-im-sommer', _status: 'draft' },
    blocks: [{ blockType: 'quote', text: 'Rund.', name: 'Ida' }],
  });
  const clicks = await openStart(page);
  const rows = page.locator('tbody tr');

  await clicks.task('see the drafts and open one', 2, async () => {
    await press(taskLink(page, 'Entwürfe', 'Seiten'));
    await press(rows.filter({ hasText: title }).getByRole('link').first());
    await expect(page.locator('#field-title')).toHaveValue(title);
  });
  await clicks.task('add a block by its picture', 2, async () => {
    await press(page.locator('.blocks-field__drawer-toggler'));
    await press(page.getByRole('button', { name: 'Zitat' }));
    await expect(page.locator('#blocks-row-1')).toBeVisible();
  });
  await clicks.task('plan the publication', 8, async () => {
    const drawer = page.locator('.schedule-publish');
    await press(page.locator('.doc-controls .popup-button').first());
    await press(page.locator('#schedule-publish'));
    await press(drawer.locator('.react-datepicker__input-container input'));
    await press(page.locator('.react-datepicker__navigation--next'));
    await press(page.locator('.react-datepicker__day--015'));
    await press(page.locator('.react-datepicker__time-list-item').first());
    // The calendar lies over the button.
    await press(drawer.getByRole('heading').first());
    await press(drawer.locator('#scheduled-publish-save'));
    await expect(drawer.locator('tbody tr')).toContainText('15.');
    await page.keyboard.press('Escape');
  });
  await clicks.task('move an entry of the main menu down', 4, async () => {
    await press(menuLink(page, 'Kopfzeile und Hauptmenü'));
    const entries = page.locator('#field-menu > .array-field__draggable-rows > div');
    const label = (at: number) => entries.nth(at).locator('.oilway-link-label').first();
    await expect(label(3)).toHaveText(/→/);
    const moved = await label(3).innerText();
    await press(entries.nth(3).locator('.array-actions__button').first());
    await press(page.getByRole('button', { name: 'Nach unten' }));
    await expect(label(4)).toHaveText(moved, { useInnerText: true });
    await save(page, 200);
  });
  await clicks.task('announce something on every page of the country', 6, async () => {
    await press(menuLink(page, 'Hinweise an alle'));
    await press(page.getByRole('link', { name: /neu erstellen$/ }).first());
    await type(page.locator('#field-text'), 'Am Freitag schließen wir früher.');
    await type(page.locator('#field-start input'), '30.12.2098, 10:00');
    await page.keyboard.press('Enter');
    await type(page.locator('#field-end input'), '31.12.2098, 10:00');
    await page.keyboard.press('Enter');
    await save(page, 201);
  });
});
