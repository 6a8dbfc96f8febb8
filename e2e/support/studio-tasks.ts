/** What a person does on any page of the studio, for the tests that count clicks. */
import { expect, type Page } from '@playwright/test';
import { type ClickCounter, countClicks, press } from './clicks.ts';
import { studio } from './journey.ts';

/** A link of the menu. */
export const menuLink = (page: Page, name: string) =>
  page.locator('.nav').getByRole('link', { name, exact: true });

/** The link of a task on the start page, by the list that it opens. */
export const taskLink = (page: Page, task: string, about: string) =>
  page
    .locator('.oilway-tasks')
    .getByRole('link', { name: new RegExp(`^${task} \\d+ ?, ${about}$`) });

export async function openStart(page: Page): Promise<ClickCounter> {
  const clicks = await countClicks(page);
  await page.goto(`${studio()}/admin`);
  return clicks;
}

/** Saves the form. @param status 201 for a new document, 200 for a changed document or global. */
export async function save(page: Page, status: 200 | 201): Promise<void> {
  const [response] = await Promise.all([
    page.waitForResponse((one) => {
      const { pathname } = new URL(one.url());
      // Payload reads long lists by POST.
      const isRead = one.request().headers()['x-payload-http-method-override'] === 'GET';
      const isNew =
        one.request().method() === 'POST' && !isRead && /^\/api\/[\w-]+$/.test(pathname);
      const isChange =
        one.request().method() === 'PATCH' ||
        (one.request().method() === 'POST' && pathname.startsWith('/api/globals/'));
      return status === 201 ? isNew : isChange;
    }),
    press(page.locator('#action-save')),
  ]);
  expect(response.status()).toBe(status);
}

/** Chooses an option in a select field of Payload. */
export async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  const select = page.locator(`#field-${field}`);
  await press(select.locator('.rs__control'));
  await press(
    select.locator('.rs__option:not(.rs__option--is-selected)', { hasText: option }).first(),
  );
}
