/** Contact persons filtered by region, by keyboard, on a phone and without scripts. */
import { demo } from '@oilway/content/demo/demo.ts';
import { regionName } from '@oilway/store/regions.ts';
import type { Page } from '@playwright/test';
import { holdRequests } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { listQueries, pageOf } from '../support/pages.ts';

const text = {
  filter: 'Bundesland',
  all: 'Alle Regionen',
  show: 'Anzeigen',
  count: (count: number) => `${count} Ansprechpartner`,
} as const;

function people(region?: string): string[] {
  return demo.contactPersons
    .filter(({ country }) => country === 'de')
    .filter(({ regions }) => !region || regions.map(regionName).includes(region))
    .sort((one, other) => one.order - other.order)
    .map(({ profileName }) => profileName);
}

/** Returns the filter, the visible persons and their count. */
function partsOf(page: Page) {
  const main = page.getByRole('main');
  return {
    filter: main.getByLabel(text.filter),
    show: main.getByRole('button', { name: text.show }),
    names: main.locator('[data-regions]:visible h3'),
    count: main.locator('output'),
  };
}

const { path } = pageOf('de', 'contact');
const { region } = listQueries.de;
const filteredUrl = `${path}?${new URLSearchParams({ region })}`;
const [everybody, some] = [people(), people(region)];

test('filters by region without a page load, by keyboard, and shows all again', async ({
  page,
}) => {
  await page.goto(path);
  const { count, filter, names } = partsOf(page);
  await expect(filter.locator('option').first()).toHaveText(text.all);
  await expect(filter.locator('option').first()).toHaveAttribute('value', '');
  await page.evaluate(() => Object.assign(window, { same: true }));
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') pages.push(request.url());
  });

  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 80; presses += 1) {
    if (await filter.evaluate((select) => select === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(region);
  await expect(filter).toHaveValue(region);
  await expect(names).toHaveText(some);
  await expect(count).toHaveText(text.count(some.length));
  await expect(page).toHaveURL(filteredUrl);
  await expect(filter).toBeFocused();

  await page.keyboard.press('Home');
  await expect(names).toHaveText(everybody);
  await expect(page).toHaveURL(path);
  expect(pages, 'no page is loaded').toEqual([]);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test.describe('no JavaScript, 390 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('filters by submitting the form', async ({ page }) => {
    await page.goto(path);
    const { count, filter, names, show } = partsOf(page);
    await filter.selectOption(region);
    await show.click();
    await expect(page).toHaveURL(filteredUrl);
    await expect(names).toHaveText(some);
    await expect(count).toHaveText(text.count(some.length));
    await filter.selectOption({ index: 0 });
    await show.click();
    await expect(names).toHaveText(everybody);
  });
});

test('keeps the selected region in the URL across Back, Forward and reload', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A selection before the script has loaded is applied once it runs.
  const script = /\/region-filter-[\w-]+\.js$/;
  const release = await holdRequests(page, script);
  const wanted = page.waitForRequest(script);
  await page.goto(path, { waitUntil: 'commit' });
  const { filter, names, show } = partsOf(page);
  await filter.selectOption(region);
  await wanted;
  await expect(names).toHaveText(everybody);
  release();
  await expect(names).toHaveText(some);
  await expect(filter).toHaveValue(region);
  await show.click();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(filter).toHaveValue('');
  await expect(names).toHaveText(everybody);
  await page.goForward();
  await expect(filter).toHaveValue(region);
  await expect(names).toHaveText(some);
  await page.reload();
  await expect(page).toHaveURL(filteredUrl);
  await expect(filter).toHaveValue(region);
  await expect(names).toHaveText(some);
  await filter.selectOption('');
  await expect(names).toHaveText(everybody);
  // An unknown region selects the first entry, all regions.
  await page.goto(`${path}?region=Atlantis`);
  await expect(filter).toHaveValue('');
  await expect(filter.locator('option:checked')).toHaveText(text.all);
  await expect(names).toHaveText(everybody);
});
