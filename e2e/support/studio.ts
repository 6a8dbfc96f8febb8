import type { Locator, Page, Response } from '@playwright/test';
import { edited, expect, studio } from './journey.ts';
import type { Login } from './logins.ts';
import type { Language } from './pages.ts';

// The session is valid only with the studio's origin.
export const asStudio = () => ({ headers: { origin: studio() } });

/** Logs in by the form, which opens the dashboard. */
export async function logIn(page: Page, { email, password }: Login): Promise<void> {
  await page.goto(`${studio()}/admin/login`);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: /^(Anmelden|Zaloguj się|Log in)$/ }).click();
  await expect(page).toHaveURL(`${studio()}/admin`);
}

/** Opens the form of a document by title and country. @returns its id. */
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
  const response = await page.request.get(`${studio()}/api/${collection}?${query}`, asStudio());
  const { docs } = (await response.json()) as { docs: { id: number }[] };
  expect(docs, title).toHaveLength(1);
  const id = docs[0]?.id ?? 0;
  await page.goto(`${studio()}/admin/collections/${collection}/${id}`);
  await expect(page.locator('#field-title')).toBeVisible();
  return id;
}

/** Returns the heading field of the first block, after expanding it. */
export async function heroHeading(page: Page): Promise<Locator> {
  const heading = page.locator('#field-blocks__0__heading');
  // The first click may come before hydration.
  await expect(async () => {
    if (!(await heading.isVisible())) {
      await page.locator('#blocks-row-0 .collapsible__toggle').first().click();
    }
    await expect(heading).toBeVisible({ timeout: 1500 });
  }).toPass();
  return heading;
}

/** Opens the live preview. The studio stores for each account whether it is open. */
export async function openLivePreview(page: Page): Promise<void> {
  const frame = page.locator('#live-preview-iframe');
  await expect(async () => {
    if (!(await frame.isVisible())) await page.locator('#live-preview-toggler').click();
    await expect(frame).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** Fills a field and waits for the autosave. */
export async function typeDraft(page: Page, field: Locator, text: string): Promise<void> {
  const autosaveResponse = page.waitForResponse(
    (response) => isSave(response) && response.url().includes('autosave=true'),
  );
  await field.fill(text);
  expect((await autosaveResponse).status()).toBe(200);
}

/** Publishes the open document. @returns the time of the response in milliseconds. */
export async function publish(page: Page): Promise<number> {
  const confirmed = page.waitForResponse(
    (response) => isSave(response) && !/[?&](?:autosave|draft)=true/.test(response.url()),
  );
  await page.locator('#action-save').click();
  expect((await confirmed).status()).toBe(200);
  return Date.now();
}

/** Returns the heading of a page of `edited`. */
export async function shownHeading(visitor: Page, path: string): Promise<string | null> {
  await visitor.goto(`${edited()}${path}`);
  return visitor.getByRole('heading', { level: 1 }).textContent();
}

function isSave(response: Response): boolean {
  return (
    response.request().method() === 'PATCH' &&
    /^\/api\/(pages|news|events)\//.test(new URL(response.url()).pathname)
  );
}
