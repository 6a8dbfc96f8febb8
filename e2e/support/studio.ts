import type { Locator, Page, Response } from '@playwright/test';
import { edited, expect, studio } from './journey.ts';
import type { Login } from './logins.ts';
import type { Language } from './pages.ts';

// Without the studio's origin a session does not count.
export const asStudio = () => ({ headers: { origin: studio() } });

/** By the form, which leads to the start of the studio. */
export async function logIn(page: Page, { email, password }: Login): Promise<void> {
  await page.goto(`${studio()}/admin/login`);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: /^(Anmelden|Zaloguj się|Log in)$/ }).click();
  await expect(page).toHaveURL(`${studio()}/admin`);
}

/** The form of a page, or of another document, by its title in its country. @returns its id. */
export async function openPage(
  page: Page,
  title: string,
  country: Language,
  collection: 'pages' | 'news' | 'events' = 'pages',
): Promise<number> {
  const query = new URLSearchParams({
    depth: '0',
    draft: 'true',
    'where[title][equals]': title,
    'where[country][equals]': country,
  });
  const answer = await page.request.get(`${studio()}/api/${collection}?${query}`, asStudio());
  const { docs } = (await answer.json()) as { docs: { id: number }[] };
  expect(docs, title).toHaveLength(1);
  const id = docs[0]?.id ?? 0;
  await page.goto(`${studio()}/admin/collections/${collection}/${id}`);
  await expect(page.locator('#field-title')).toBeVisible();
  return id;
}

/** The heading of the page's first block, which the studio shows folded. */
export async function heroHeading(page: Page): Promise<Locator> {
  const heading = page.locator('#field-blocks__0__heading');
  // The first press may come before the editor listens.
  await expect(async () => {
    if (!(await heading.isVisible())) {
      await page.locator('#blocks-row-0 .collapsible__toggle').first().click();
    }
    await expect(heading).toBeVisible({ timeout: 1500 });
  }).toPass();
  return heading;
}

/** The site beside the form. The studio remembers for each person whether it was open. */
export async function openLivePreview(page: Page): Promise<void> {
  const frame = page.locator('#live-preview-iframe');
  await expect(async () => {
    if (!(await frame.isVisible())) await page.locator('#live-preview-toggler').click();
    await expect(frame).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** Types into a field and waits until the studio has kept the draft. */
export async function typeDraft(page: Page, field: Locator, text: string): Promise<void> {
  const kept = page.waitForResponse(
    (answer) => isSave(answer) && answer.url().includes('autosave=true'),
  );
  await field.fill(text);
  expect((await kept).status()).toBe(200);
}

/** Publishes the document that is open. @returns the moment of the studio's confirmation, in ms. */
export async function publish(page: Page): Promise<number> {
  const confirmed = page.waitForResponse(
    (answer) => isSave(answer) && !/[?&](?:autosave|draft)=true/.test(answer.url()),
  );
  await page.locator('#action-save').click();
  expect((await confirmed).status()).toBe(200);
  return Date.now();
}

/** The heading a visitor is shown at a path of the edited site. */
export async function shownHeading(visitor: Page, path: string): Promise<string | null> {
  await visitor.goto(`${edited()}${path}`);
  return visitor.getByRole('heading', { level: 1 }).textContent();
}

function isSave(answer: Response): boolean {
  return (
    answer.request().method() === 'PATCH' &&
    /^\/api\/(pages|news|events)\//.test(new URL(answer.url()).pathname)
  );
}
