/** The lists of pages are in their HTML: where the calls for other clients fail, a visitor sees them all the same (section 8). */
import { expect, test } from '../support/journey.ts';
import { libraries, openLibrary, rowsOf } from '../support/library.ts';
import { pageOf } from '../support/pages.ts';

/** Calls that no page of ours makes. Those of map and search are in the journeys of these. */
const calls =
  /\/(getInstagram|getFacebook|getContacts|GetRegions|getContactDepartment|getFiles|getfilter)(\?|$)/i;

/** The entries of each list, and their page. */
const lists = [
  ['home', '[data-carousel] li:has-text("Instagram")'],
  ['about', '[data-carousel] li:has-text("Facebook")'],
  ['contact', '[data-behaviour=region-filter] option'],
  ['contact', '#contact-form-contactDepartment option'],
] as const;

test('where the calls for posts, regions, departments, files and filters fail the lists are there, and no error is said', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(calls, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  for (const [name, entries] of lists) {
    await page.goto(pageOf('de', name).path);
    await page.locator(entries).first().locator('..').scrollIntoViewIfNeeded();
    expect(await page.locator(entries).count(), entries).toBeGreaterThan(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await openLibrary(page, libraries.de);
  const all = await rowsOf(page).count();
  await page.locator('#library-kind').selectOption('pdf');
  await expect(page).toHaveURL(/filter=pdf/);
  await expect.poll(() => rowsOf(page).count()).toBeLessThan(all);
  expect(await rowsOf(page).count()).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});
