/** Back, Forward, reload and bfcache: the page shows the state that its URL names. */
import type { Page } from '@playwright/test';
import { holdRequests } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { waitForModules } from '../support/library.ts';
import { listQueries, pageOf } from '../support/pages.ts';
import { open } from '../support/stations.ts';

/** Dispatches the event of a restore from the bfcache: the browser of the tests has none. */
const restoreFromBfcache = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** Returns the station in the URL, which may also contain the map view. */
const stationIn = (page: Page) => /[?&]sta(?:tion|cja)=([^&]+)/.exec(page.url())?.[1];

const { path } = pageOf('de', 'locations');

test('Back and Forward restore map filters and the selected station', async ({ page }) => {
  const { main, rows, selectedRow } = await open(page, path);
  const all = await rows.count();
  const kinds = main.locator('nav [data-scrolls] a[data-kind]');
  await kinds.last().click();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const [some, filtered] = [await rows.count(), page.url()];
  expect(filtered).not.toBe(path);
  for (const at of [0, 1]) await rows.nth(at).locator('h3 a').click();
  await expect(selectedRow).toHaveCount(1);
  const chosen = stationIn(page);
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(selectedRow).toHaveCount(0);
  await expect(rows).toHaveCount(some);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(rows).toHaveCount(all);
  await expect(main.locator('a[data-kind=""]')).toHaveAttribute('aria-current', 'true');
  await page.goForward();
  await page.goForward();
  await expect.poll(() => stationIn(page)).toBe(chosen);
  await expect(rows).toHaveCount(some);
  await expect(selectedRow).toHaveCount(1);

  await test.step('restores the filter on Back before the map is hydrated', async () => {
    await page.goBack();
    await expect(page).toHaveURL(filtered);
    await expect(rows).toHaveCount(some);
    const release = await holdRequests(page, '**/assets/hydrate-*.js');
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(rows).toHaveCount(all);
    release();
  });
});

test('resets form fields to the URL when a page is restored from the bfcache', async ({ page }) => {
  await test.step('search field', async () => {
    await page.goto(`${pageOf('de', 'search').path}?q=oilway`);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('Quark');
    await restoreFromBfcache(page);
    await expect(field).toHaveValue('oilway');
  });

  await test.step('region filter after Back', async () => {
    const { path } = pageOf('de', 'contact');
    const { region } = listQueries.de;
    await page.goto(path);
    const people = page.getByRole('main').locator('[data-regions]:visible');
    const select = page.getByRole('main').locator('select[name=region]');

    await waitForModules(page, 'region-filter');
    const all = await people.count();
    for (const wanted of [/region=/, path, /region=/, path]) {
      if (wanted === path) await page.goBack();
      else await select.selectOption(region);
      await expect(page).toHaveURL(wanted);
    }
    await expect(people).toHaveCount(all);
  });
});
