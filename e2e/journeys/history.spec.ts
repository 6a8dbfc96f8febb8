/** Back, Forward, a reload and a page that the browser has kept: what is shown is what the address says. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { alive } from '../support/library.ts';
import { pageOf, questions } from '../support/pages.ts';
import { open, partsOf } from '../support/stations.ts';

/** What a browser tells a page that it has kept; the one of the journeys keeps none. */
const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** The station that the address names; where the map is seen is in it, too, once that lies still. */
const stationIn = (page: Page) => /[?&]sta(?:tion|cja)=([^&]+)/.exec(page.url())?.[1];

const { path } = pageOf('de', 'locations');

test('each filter of the map and a chosen station are steps back and forth', async ({ page }) => {
  const { main, rows, selectedRow } = await open(page, path);
  const all = await rows.count();
  const kinds = main.locator('nav a[data-kind]');
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

  await test.step('also before anybody has used the page', async () => {
    await page.goBack();
    await expect(page).toHaveURL(filtered);
    await expect(rows).toHaveCount(some);
    // A place in the page that is found again is a sign of use.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.reload();
    await expect(partsOf(page).map).not.toHaveAttribute('data-alive');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(rows).toHaveCount(all);
  });
});

test('fields of a page that comes back as it was left say what its address asks', async ({
  page,
}) => {
  await test.step('words that led to another page', async () => {
    await page.goto(`${pageOf('de', 'search').path}?q=oilway`);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('Quark');
    await comeBack(page);
    await expect(field).toHaveValue('oilway');
  });

  await test.step('a region that was chosen right after Back', async () => {
    const { path } = pageOf('de', 'contact');
    const { region } = questions.de;
    await page.goto(path);
    const people = page.getByRole('main').locator('[data-regions]:visible');
    const select = page.getByRole('main').locator('select[name=region]');

    await alive(page, 'region-filter');
    const all = await people.count();
    for (const wanted of [/region=/, path, /region=/, path]) {
      if (wanted === path) await page.goBack();
      else await select.selectOption(region);
      await expect(page).toHaveURL(wanted);
    }
    await expect(people).toHaveCount(all);
  });
});
