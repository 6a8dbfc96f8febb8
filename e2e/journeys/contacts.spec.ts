/** Contact persons by region, with keyboard, on a phone and without scripts. */
import { demo } from '@oilway/content/demo/demo.ts';
import { regionName } from '@oilway/store/regions.ts';
import type { Page } from '@playwright/test';
import { hold } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf, questions } from '../support/pages.ts';

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

/** What the journeys touch: the filter, the persons that are shown and their count. */
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
const { region } = questions.de;
const asked = `${path}?${new URLSearchParams({ region })}`;
const [everybody, some] = [people(), people(region)];

test('a region in place, with the keyboard alone, and back', async ({ page }) => {
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
  await expect(page).toHaveURL(asked);
  await expect(filter).toBeFocused();

  await page.keyboard.press('Home');
  await expect(names).toHaveText(everybody);
  await expect(page).toHaveURL(path);
  expect(pages, 'no page is loaded').toEqual([]);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test.describe('without scripts, 390 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the filter is a form of its own', async ({ page }) => {
    await page.goto(path);
    const { count, filter, names, show } = partsOf(page);
    await filter.selectOption(region);
    await show.click();
    await expect(page).toHaveURL(asked);
    await expect(names).toHaveText(some);
    await expect(count).toHaveText(text.count(some.length));
    await filter.selectOption({ index: 0 });
    await show.click();
    await expect(names).toHaveText(everybody);
  });
});

test('a region chosen is a step back and forth, and a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // What is chosen before the script has come is done when it comes.
  const script = /\/region-filter-[\w-]+\.js$/;
  const come = await hold(page, script);
  const wanted = page.waitForRequest(script);
  await page.goto(path, { waitUntil: 'commit' });
  const { filter, names, show } = partsOf(page);
  await filter.selectOption(region);
  await wanted;
  await expect(names).toHaveText(everybody);
  come();
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
  await expect(page).toHaveURL(asked);
  await expect(filter).toHaveValue(region);
  await expect(names).toHaveText(some);
  await filter.selectOption('');
  await expect(names).toHaveText(everybody);
  // A region that is there no more is like none: the first entry, which is all of them.
  await page.goto(`${path}?region=Atlantis`);
  await expect(filter).toHaveValue('');
  await expect(filter.locator('option:checked')).toHaveText(text.all);
  await expect(names).toHaveText(everybody);
});
