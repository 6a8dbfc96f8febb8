/** Editors of two countries and an administrator: documents belong to one country each. */
import type { Browser, Page } from '@playwright/test';
import { errorResponses } from '../support/allowed-errors.ts';
import { edited, expect, studio, test } from '../support/journey.ts';
import { type Login, logins } from '../support/logins.ts';
import { logInAsStaff } from '../support/staff.ts';
import {
  asStudio,
  heroHeading,
  openPage,
  publish,
  shownHeading,
  typeDraft,
} from '../support/studio.ts';

test.use({
  locale: 'de-DE',
  viewport: { width: 1440, height: 1000 },
  allowedErrors: errorResponses([409, '/api/pages/\\d+\\?\\S*']),
});

/** Opens a browser context with the session of a staff account. @returns its page, and a client of the studio's API. */
async function openAsStaff(browser: Browser, login: Login, locale: string) {
  const context = await browser.newContext({ locale, viewport: { width: 1440, height: 1000 } });
  const api = await logInAsStaff(context.request, login);
  return { api, page: await context.newPage(), leave: () => context.close() };
}

type StaffApi = Awaited<ReturnType<typeof logInAsStaff>>;

interface Text {
  country: 'de' | 'pl';
  title: string;
  slug: string;
  heading: string;
}

/** Creates a published page below the home page of its country. */
async function publishedPage(api: StaffApi, { heading, ...text }: Text): Promise<number> {
  const home = `where[parent][exists]=false&where[_status][equals]=published&where[country][equals]=${text.country}`;
  const [parent] = await api.find<{ id: number }>(`pages?${home}&depth=0`);
  const blocks = [{ blockType: 'hero', heading }];
  return api.create('pages', { ...text, parent: parent?.id, blocks, _status: 'published' });
}

const stateOf = (page: Page, country: string) =>
  page.locator('.oilway-panel__states li', { hasText: country });

const statusOf = async (page: Page, path: string) =>
  (await page.request.get(edited() + path)).status();

/** Returns the titles of a list of pages with their horizontal positions, all of one moment: the menu may still close. */
const titlePositions = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const link = row.querySelector('a');
      return { title: link?.textContent ?? '', x: link?.getBoundingClientRect().x ?? 0 };
    }),
  );

/** Returns the titles of all versions of a page. */
async function versionTitles(page: Page, id: number): Promise<string[]> {
  const query = `where[parent][equals]=${id}&limit=100&depth=0`;
  const response = await page.request.get(`${studio()}/api/pages/versions?${query}`, asStudio());
  const { docs } = (await response.json()) as { docs: { version: { title: string } }[] };
  return docs.map(({ version }) => version.title);
}

test('editors list and edit documents of their country, and create counterparts as drafts', async ({
  browser,
  page,
  visitor,
}) => {
  const publisher = await openAsStaff(browser, logins.publisher, 'de-DE');
  const translator = await openAsStaff(browser, logins.archivistPl, 'pl-PL');
  const [admin, polish] = [publisher.page, translator.page];
  await logInAsStaff(page.request, logins.archivist);
  const id = await publishedPage(publisher.api, {
    country: 'de',
    title: 'Ölkunde',
    slug: 'oelkunde',
    heading: 'Was Öl alles kann',
  });

  await test.step('lists documents of the own country only', async () => {
    for (const [editor, own, other] of [
      [page, 'Flottenservice', 'Obsługa flot'],
      [polish, 'Obsługa flot', 'Flottenservice'],
    ] as const) {
      await editor.goto(`${studio()}/admin/collections/pages?limit=100`);
      await expect(editor.getByRole('link', { name: own, exact: true })).toBeVisible();
      await expect(editor.getByRole('link', { name: other, exact: true })).toHaveCount(0);
      // The home page comes first, and the pages below it are indented.
      const rows = await titlePositions(editor);
      const { x } = rows.find(({ title }) => title === own) ?? { x: 0 };
      expect(x).toBeGreaterThan(rows[0]?.x ?? 0);
    }
  });

  await test.step('shows documents of the other country read-only', async () => {
    for (const [editor, title, country] of [
      [page, 'Obsługa flot', 'pl'],
      [polish, 'Flottenservice', 'de'],
    ] as const) {
      const foreign = await openPage(editor, title, country);
      await expect(editor.locator('#field-title')).toBeDisabled();
      await expect(editor.locator('#action-save')).toHaveCount(0);
      const refused = await editor.request.patch(`${studio()}/api/pages/${foreign}?draft=true`, {
        ...asStudio(),
        data: { title: 'Fremd' },
      });
      expect(refused.status()).toBe(403);
    }
  });

  await test.step('offers creating a counterpart only to staff with write access in the other country', async () => {
    const create = (editor: Page) =>
      editor.getByRole('button', { name: 'Als Entwurf im anderen Land anlegen' });
    await openPage(page, 'Ölkunde', 'de');
    await expect(stateOf(page, 'Polen')).toContainText('noch nicht angelegt');
    await expect(create(page)).toHaveCount(0);
    await openPage(admin, 'Ölkunde', 'de');
    await create(admin).click();
    await expect(stateOf(admin, 'Polen')).toContainText('nur Entwurf');
    await expect(stateOf(admin, 'Deutschland')).toContainText('veröffentlicht');
    await expect(admin.locator('#field-title')).toHaveValue('Ölkunde');
    await admin.locator('.oilway-panel').getByRole('link', { name: 'Ölkunde' }).click();
    await expect(admin).toHaveURL(new RegExp(`/pages/${id}$`));
    await expect(stateOf(admin, 'Polen')).toContainText('nur Entwurf');
  });

  await test.step('the schedule dialog defaults to publishing and uses 24-hour time', async () => {
    await admin.goBack();
    await expect(stateOf(admin, 'Polen')).toContainText('nur Entwurf');
    await admin.locator('.doc-controls .popup-button').first().click();
    await admin.locator('#schedule-publish').click();
    const plan = admin.locator('.schedule-publish');
    await expect(plan.getByRole('radio', { name: 'Veröffentlichen' })).toBeChecked();
    await expect(plan).toContainText('Berlin, Warszawa');
    await expect(plan.getByText('Locale')).toHaveCount(0);
    await plan.locator('.react-datepicker__input-container input').click();
    const lastTime = plan.locator('.react-datepicker__time-list-item').last();
    await expect(lastTime).toHaveText('23:55');
    await plan.locator('.react-datepicker__navigation--next').click();
    await plan
      .locator('.react-datepicker__day--015:not(.react-datepicker__day--outside-month)')
      .click();
    await lastTime.click();
    await plan.locator('#scheduled-publish-save').click();
    await expect(plan.locator('.schedule-publish__upcoming tbody tr')).toHaveCount(1);
  });

  await test.step('shows a planned publication beside the form and in the list', async () => {
    const planned = /geplant für 15\.\d\d\.(\d{4})?, 23:55: wird veröffentlicht/;
    await admin.keyboard.press('Escape');
    await expect(stateOf(admin, 'Polen')).toContainText(planned);
    await expect(admin.locator('.oilway-panel')).toContainText('Was bis dahin gespeichert wird');
    await admin.goto(`${studio()}/admin/collections/pages?limit=100&locale=pl`);
    await expect(admin.locator('tr', { hasText: 'Ölkunde' })).toContainText(planned);
  });

  await test.step('lists no empty draft of an opened form', async () => {
    await page.goto(`${studio()}/admin/collections/pages/create`);
    await expect(page).toHaveURL(/\/pages\/\d+$/);
    const [, begun] = /(\d+)$/.exec(page.url()) ?? [];
    await page.goto(`${studio()}/admin/collections/pages?limit=100`);
    await expect(page.getByRole('link', { name: 'Flottenservice', exact: true })).toBeVisible();
    await expect(page.locator(`a[href$="/pages/${begun}"]`)).toHaveCount(0);
  });

  await test.step('an editor translates and publishes the counterpart, and both pages are linked as alternates', async () => {
    await openPage(polish, 'Ölkunde', 'pl');
    await typeDraft(polish, polish.locator('#field-title'), 'O oleju');
    await typeDraft(polish, polish.locator('#field-slug'), 'o-oleju');
    await typeDraft(polish, await heroHeading(polish), 'Co potrafi olej');
    await publish(polish);
    await expect(stateOf(polish, 'Niemcy')).toContainText('opublikowane');
    await expect.poll(() => statusOf(page, '/pl/o-oleju')).toBe(200);
    expect(await shownHeading(visitor, '/pl/o-oleju')).toBe('Co potrafi olej');
    expect(await shownHeading(visitor, '/oelkunde')).toBe('Was Öl alles kann');
    const alternate = visitor.locator('link[rel=alternate][hreflang^=pl]');
    await expect(alternate).toHaveAttribute('href', /\/pl\/o-oleju$/);
  });

  await test.step('shows the previews of both countries side by side', async () => {
    await page.goto(`${studio()}/admin/collections/pages/${id}/previews`);
    for (const [country, heading] of [
      ['Deutschland', 'Was Öl alles kann'],
      ['Polen', 'Co potrafi olej'],
    ] as const) {
      const frame = page.frameLocator(`iframe[title="${country}"]`);
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });

  for (const { leave } of [publisher, translator]) await leave();
});

test('restores a version, shows both texts to concurrent editors and keeps unsaved input', async ({
  browser,
  page,
  visitor,
}) => {
  const { api, leave, page: admin } = await openAsStaff(browser, logins.publisherToo, 'de-DE');
  await logInAsStaff(page.request, logins.archivistToo);
  const id = await publishedPage(api, {
    country: 'de',
    title: 'Ölpass',
    slug: 'oelpass',
    heading: 'Was im Pass steht',
  });

  await test.step('restores a version as a draft without changing the site', async () => {
    await openPage(page, 'Ölpass', 'de');
    await typeDraft(page, await heroHeading(page), 'Was jetzt im Pass steht');
    await publish(page);
    await page.goto(`${studio()}/admin/collections/pages/${id}/versions`);
    const versions = page.locator('.versions tbody tr');
    await expect(versions).toHaveCount(3);
    await versions.last().getByRole('link').click();
    await page.locator('.restore-version .popup-button').click();
    await page.getByRole('button', { name: 'Als Entwurf wiederherstellen' }).click();
    await page.locator('#confirm-action').click();
    await expect(page).toHaveURL(new RegExp(`/pages/${id}$`));
    await expect(await heroHeading(page)).toHaveValue('Was im Pass steht');
    expect(await shownHeading(visitor, '/oelpass')).toBe('Was jetzt im Pass steht');
  });

  await test.step('shows both texts to the second of two concurrent editors', async () => {
    await openPage(page, 'Ölpass', 'de');
    await openPage(admin, 'Ölpass', 'de');
    await typeDraft(page, page.locator('#field-title'), 'Ölpass von der Redaktion');
    const choice = admin.getByRole('dialog');
    await admin.locator('#field-title').fill('Ölpass von der Verwaltung');
    await expect(choice.getByRole('heading', { level: 1 })).toContainText('andere Version');
    await expect(choice).toContainText(logins.archivistToo.role);
    for (const text of ['Ölpass von der Redaktion', 'Ölpass von der Verwaltung'])
      await expect(choice.getByText(text, { exact: true })).toBeVisible();
    // After closing, a button opens the dialog again, with the newest input.
    await admin.keyboard.press('Escape');
    await expect(choice).toHaveCount(0);
    await admin.locator('#field-title').fill('Ölpass der Verwaltung');
    await admin.getByRole('button', { name: 'Beide Texte zeigen' }).click();
    await expect(choice.getByText('Ölpass der Verwaltung', { exact: true })).toBeVisible();
    await choice.getByRole('button', { name: 'Text aus diesem Fenster speichern' }).click();
    await expect(admin.locator('#field-title')).toHaveValue('Ölpass der Verwaltung');
    await expect(choice).toHaveCount(0);
    // Now the first editor's form is outdated, and takes over the saved text.
    await page.locator('#field-title').fill('Ölpass von gestern');
    const taken = page.getByRole('button', { name: 'Gespeicherten Text übernehmen' });
    await taken.click();
    await expect(page.locator('#field-title')).toHaveValue('Ölpass der Verwaltung');
    await typeDraft(page, page.locator('#field-title'), 'Ölpass');
    const titles = await versionTitles(admin, id);
    expect(titles).toEqual(expect.arrayContaining(['Ölpass von der Redaktion']));
    await openPage(admin, 'Ölpass', 'de');
    await typeDraft(admin, admin.locator('#field-title'), 'Ölpass heute');
    await typeDraft(admin, admin.locator('#field-title'), 'Ölpass');
  });

  await test.step('asks before leaving unsaved input and keeps it', async () => {
    const title = admin.locator('#field-title');
    await title.fill('Ölpass von morgen');
    await admin.locator('.doc-tabs').getByRole('link', { name: 'Versionen' }).click();
    await admin.getByRole('button', { name: 'Auf dieser Seite bleiben' }).click();
    await expect(title).toHaveValue('Ölpass von morgen');
    await expect.poll(() => versionTitles(admin, id)).toContain('Ölpass von morgen');
    await typeDraft(admin, title, 'Ölpass');
  });

  await leave();
});
