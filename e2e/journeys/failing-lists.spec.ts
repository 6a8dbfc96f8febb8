/** The lists of pages are in their HTML: where the calls for other clients fail, a visitor sees them all the same (section 8). */
import type { Locator, Page } from '@playwright/test';
import { awake } from '../support/awake.ts';
import { usually } from '../support/full.ts';
import { expect, test } from '../support/journey.ts';
import { libraries, openLibrary, rowsOf } from '../support/library.ts';
import { languages, pageOf } from '../support/pages.ts';

/** Calls that no page of ours makes. Those of map and search are in the journeys of these. */
const calls =
  /\/(getInstagram|getFacebook|getContacts|GetRegions|getContactDepartment|getFiles|getfilter)(\?|$)/i;

/** Each list: its page, and its entries. */
const lists: Record<string, { page: string; entries: (page: Page) => Locator }> = {
  getInstagram: {
    page: 'home',
    entries: (page) => page.locator('[data-carousel] li').filter({ hasText: 'Instagram' }),
  },
  getFacebook: {
    page: 'about',
    entries: (page) => page.locator('[data-carousel] li').filter({ hasText: 'Facebook' }),
  },
  GetRegions: {
    page: 'contact',
    entries: (page) => page.locator('[data-behaviour=region-filter] option'),
  },
  getContactDepartment: {
    page: 'contact',
    entries: (page) => page.locator('#contact-form-contactDepartment option'),
  },
};

for (const language of usually('pl', languages)) {
  for (const [name, { entries, page: at }] of Object.entries(lists))
    test(`${language}: ${name} fails: its list is there, and no error is said`, async ({
      page,
    }) => {
      const asked = await failing(page);
      await page.goto(pageOf(language, at).path);
      await awake(page);
      await entries(page).first().locator('..').scrollIntoViewIfNeeded();
      expect(await entries(page).count()).toBeGreaterThan(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(asked).toEqual([]);
    });

  test(`${language}: getFiles and getfilter fail: files and filters are there, and filter`, async ({
    page,
  }) => {
    const asked = await failing(page);
    await openLibrary(page, libraries[language]);
    const all = await rowsOf(page).count();
    expect(all).toBeGreaterThan(1);
    await page.locator('#library-kind').selectOption('pdf');
    await expect(page).toHaveURL(/filter=pdf/);
    await expect.poll(() => rowsOf(page).count()).toBeLessThan(all);
    expect(await rowsOf(page).count()).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  });
}

/** From now on those calls fail. @returns which were made. */
async function failing(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(calls, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  return asked;
}
