/** One page, two countries' editors and an administrator: what one language does leaves the other alone. */
import type { Browser } from '@playwright/test';
import { edited, expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { asStaff } from '../support/staff.ts';
import { openPage, publishLanguage, shownHeading, typeDraft } from '../support/studio.ts';

test.use({ locale: 'de-DE', viewport: { width: 1440, height: 1000 } });

const hero = (heading: string) => ({ blockType: 'hero', heading });

interface Texts {
  title: string;
  slug: string;
  heading: string;
}

/** A page that both languages have published, and the administrator's browser. */
async function publishedPage(browser: Browser, texts: Record<'de' | 'pl', Texts>) {
  const admin = await browser.newContext({ locale: 'de-DE' });
  const desk = await asStaff(admin.request, logins.publisher);
  const [home] = await desk.find<{ id: number }>('pages?where[parent][exists]=false&depth=0');
  const contentOf = ({ heading, slug, title }: Texts) => ({
    ...{ title, slug, blocks: [hero(heading)] },
    _status: 'published',
  });
  const id = await desk.create('pages?locale=de', { ...contentOf(texts.de), parent: home?.id });
  await desk.change(`pages/${id}?locale=pl`, contentOf(texts.pl));
  return { admin, desk, id };
}

test('each language is published, restored and copied on its own', async ({
  browser,
  page,
  visitor,
}) => {
  const { admin, desk, id } = await publishedPage(browser, {
    de: { title: 'Ölkunde', slug: 'oelkunde', heading: 'Was Öl alles kann' },
    pl: { title: 'O oleju', slug: 'o-oleju', heading: 'Co potrafi olej' },
  });
  const onSite = async () => [
    await shownHeading(visitor, '/oelkunde'),
    await shownHeading(visitor, '/pl/o-oleju'),
  ];

  await test.step('the button names the one language it publishes', async () => {
    await asStaff(page.request, logins.archivist);
    await openPage(page, 'Ölkunde', 'de');
    await expect(page.locator('#action-save')).toHaveText('Deutsch veröffentlichen');
    await typeDraft(page, page.locator('#field-title'), 'Ölkunde für alle');
    await page.locator('.doc-controls .popup-button').first().click();
    await expect(page.locator('#schedule-publish')).toBeVisible();
    await expect(page.locator('#publish-locale')).toBeHidden();
    await page.keyboard.press('Escape');
    await publishLanguage(page, 'de');
  });

  await test.step('versions say who did what, and one comes back as a draft of its language', async () => {
    await page.goto(`${studio()}/admin/collections/pages/${id}/versions`);
    const rows = page.locator('.oilway-versions tbody tr');
    await expect(rows.first()).toContainText('Veröffentlicht: Deutsch');
    await expect(rows.first()).toContainText('jetzt auf der Website');
    await expect(rows.first()).toContainText('editor-de');
    await expect(rows.last()).toContainText('Veröffentlicht: Deutsch');
    await expect(rows.last()).toContainText('admin');
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    if (wide) await page.setViewportSize(wide);
    await rows.last().getByRole('link').click();
    const title = page.locator('.oilway-field', { hasText: 'Titel' });
    await expect(title).toContainText('Damals');
    await expect(title.locator('p')).toHaveText(['Ölkunde', 'Ölkunde für alle']);
    await page.getByRole('button', { name: 'Deutsch als Entwurf wiederherstellen' }).click();
    await expect(page.locator('#field-title')).toHaveValue('Ölkunde');
    const query = `pages?where[id][equals]=${id}&locale=de&depth=0`;
    expect(await desk.find(query)).toMatchObject([{ title: 'Ölkunde für alle' }]);
  });

  await test.step('an editor of the other country takes the text over into a draft', async () => {
    const polish = await browser.newContext({ locale: 'pl-PL' });
    await asStaff(polish.request, logins.archivistPl);
    const editor = await polish.newPage();
    await openPage(editor, 'Ölkunde für alle', 'pl');
    await expect(editor.locator('#action-save')).toHaveText('Opublikuj: Polski');
    await editor.locator('.doc-controls__popup').click();
    await editor.locator('#oilway-copy').click();
    await editor.locator('#oilway-copy-replace').click();
    await editor.getByRole('button', { name: 'Przejmij' }).click();
    await expect(editor.locator('#field-title')).toHaveValue('Ölkunde');
    await expect(editor.locator('#field-slug')).toHaveValue('o-oleju');
    expect(await onSite()).toEqual(['Was Öl alles kann', 'Co potrafi olej']);
    await polish.close();
  });

  await test.step('an administrator publishes both on purpose', async () => {
    const chief = await admin.newPage();
    await openPage(chief, 'Ölkunde für alle', 'de');
    await chief.locator('.doc-controls .popup-button').first().click();
    const answered = chief.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await chief.getByText('Beide Sprachen veröffentlichen').click();
    expect((await answered).status()).toBe(200);
    await expect.poll(onSite).toEqual(['Was Öl alles kann', 'Was Öl alles kann']);
  });

  await admin.close();
});

test('each language is taken off, locked and duplicated on its own', async ({ browser, page }) => {
  const { admin, id } = await publishedPage(browser, {
    de: { title: 'Ölpass', slug: 'oelpass', heading: 'Was im Pass steht' },
    pl: { title: 'Paszport oleju', slug: 'paszport-oleju', heading: 'Co jest w paszporcie' },
  });
  await asStaff(page.request, logins.archivist);

  await test.step('one language is taken off the site alone', async () => {
    const chief = await admin.newPage();
    await openPage(chief, 'Ölpass', 'pl');
    await chief.locator('.doc-controls__popup').click();
    await expect(chief.locator('#action-unpublish')).toBeHidden();
    const off = chief.locator('#action-unpublish-locale');
    await expect(off).toHaveText('Polnisch von der Website nehmen');
    await off.click();
    const answered = chief.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await chief.locator('#confirm-action').click();
    expect((await answered).status()).toBe(200);
    const status = async (path: string) => (await page.request.get(edited() + path)).status();
    await expect.poll(() => status('/pl/paszport-oleju')).toBe(404);
    expect(await status('/oelpass')).toBe(200);
    await chief.close();
  });

  await test.step('what somebody has open is not written over, until they leave it', async () => {
    const chief = await admin.newPage();
    await openPage(page, 'Ölpass', 'de');
    await typeDraft(page, page.locator('#field-title'), 'Ölpass von heute');
    await openPage(chief, 'Ölpass', 'de');
    await expect(chief.locator('.document-locked')).toContainText('editor-de bearbeitet gerade');
    await page.goto(`${studio()}/admin`);
    await chief.reload();
    await expect(chief.locator('.document-locked')).toHaveCount(0);
    await typeDraft(chief, chief.locator('#field-title'), 'Ölpass');
    await chief.close();
  });

  await test.step('a duplicate is a draft in both', async () => {
    const chief = await admin.newPage();
    await openPage(chief, 'Ölpass', 'de');
    await chief.locator('.doc-controls__popup').click();
    await chief.locator('#action-duplicate').click();
    await expect(chief).not.toHaveURL(new RegExp(`/${id}(\\?|$)`));
    const states = chief.locator('.oilway-panel__states li');
    await expect(states).toHaveText(['Deutschnur Entwurf', 'Polnischnur Entwurf']);
  });
  await admin.close();
});
