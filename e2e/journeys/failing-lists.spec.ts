/** Lists are part of the HTML of a page and do not depend on the APIs for other clients (section 8). */
import { expect, test } from '../support/journey.ts';
import { libraries, openLibrary, rowsOf } from '../support/library.ts';
import { pageOf } from '../support/pages.ts';

/** APIs that the site's own pages do not call. Those of map and search have their own tests. */
const calls =
  /\/(getInstagram|getFacebook|getContacts|GetRegions|getContactDepartment|getFiles|getfilter)(\?|$)/i;

/** The page and the entries of each list. */
const lists = [
  ['home', '[data-carousel] li:has-text("Instagram")'],
  ['about', '[data-carousel] li:has-text("Facebook")'],
  ['contact', '[data-behaviour=region-filter] option'],
  ['contact', '#contact-form-contactDepartment option'],
] as const;

test('renders lists without an error when the APIs for posts, regions, departments, files and filters fail', async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  await page.route(calls, async (route) => {
    requestedUrls.push(route.request().url());
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
  expect(requestedUrls).toEqual([]);
});
