/** Contact persons by region, with keyboard, touch and without scripts; how to reach them; departments. */
import { demo } from '@oilway/content/demo/demo.ts';
import { regionName } from '@oilway/content/regions.ts';
import type { Page, Route } from '@playwright/test';
import { expectFewScripts } from './few-scripts.ts';
import { expect, test } from './journey.ts';
import { type Language, languages, pageOf, questions } from './pages.ts';

const call = '/umbraco/api/contactregion/getContacts';
const texts = {
  de: {
    filter: 'Bundesland',
    all: 'Alle Regionen',
    show: 'Anzeigen',
    count: (count: number) => `${count} Ansprechpartner`,
    card: 'Kontakt speichern',
  },
  pl: {
    filter: 'Województwo',
    all: 'Wszystkie regiony',
    show: 'Pokaż',
    count: (count: number) => new RegExp(`^${count} os(oba|oby|ób)$`),
    card: 'Zapisz kontakt',
  },
} as const;

function people(language: Language, region?: string): string[] {
  return demo.contactPersons
    .filter(({ country }) => country === language)
    .filter(({ regions }) => !region || regions.map(regionName).includes(region))
    .sort((one, other) => one.order - other.order)
    .map(({ profileName }) => profileName);
}

/** What the journeys touch: the filter, the persons that are shown and their count. */
function partsOf(page: Page, language: Language) {
  const main = page.getByRole('main');
  return {
    filter: main.getByLabel(texts[language].filter),
    show: main.getByRole('button', { name: texts[language].show }),
    names: main.locator('[data-contact]:visible h3'),
    count: main.locator('output'),
  };
}

for (const language of languages) {
  const { path } = pageOf(language, 'contact');
  const text = texts[language];
  const { region } = questions[language];
  const everybody = people(language);
  const some = people(language, region);
  const asked = `${path}?${new URLSearchParams({ region })}`;

  test(`${language}: a region in place, with the keyboard alone, and back`, async ({ page }) => {
    await page.goto(path);
    const { count, filter, names } = partsOf(page, language);
    await expect(filter.locator('option').first()).toHaveText(text.all);
    await expect(filter.locator('option').first()).toHaveAttribute('value', '');
    await page.evaluate(() => Object.assign(window, { same: true }));
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'document'].includes(request.resourceType())) calls.push(request.url());
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
    expect(calls.filter((url) => url.includes(`${call}?`)).at(-1)).not.toContain('&region');
    expect(
      calls.every((url) => url.includes(call)),
      'no page is loaded',
    ).toBe(true);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  test(`${language}: a region chosen is a step back and forth, and a link`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // What is chosen before the script has come is done when it comes.
    let come = () => {};
    const script = /\/region-filter-[\w-]+\.js$/;
    const hold = async (route: Route) => {
      await new Promise<void>((resolve) => {
        come = resolve;
      });
      await route.continue();
    };
    await page.route(script, hold, { times: 1 });
    const wanted = page.waitForRequest(script);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const { filter, names, show } = partsOf(page, language);
    await filter.selectOption(region);
    await wanted;
    await expect(names).toHaveText(everybody);
    come();
    await expect(names).toHaveText(some);
    await expect(filter).toHaveValue(region);
    await expect(filter).not.toHaveAttribute('data-pressed');
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

  test.describe(() => {
    test.use({ tolerated: [/503/] });

    test(`${language}: where the call fails, the page itself answers`, async ({ page }) => {
      await page.route(`**${call}?*`, (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto(path);
      const { filter, names } = partsOf(page, language);
      await filter.selectOption(region);
      await expect(page).toHaveURL(asked);
      await expect(names).toHaveText(some);
      await expect(filter).toHaveValue(region);
    });
  });

  test(`${language}: somebody who is new since the page was loaded is shown`, async ({ page }) => {
    await page.route(`**${call}?*`, (route) =>
      route.fulfill({ json: [{ profileName: 'Neu', email: 'neu@oilway.example' }] }),
    );
    await page.goto(path);
    const { filter, names } = partsOf(page, language);
    await filter.selectOption(region);
    await expect(page).toHaveURL(asked);
    await expect(names).toHaveText(some);
  });

  test.describe('without scripts, 390 px', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test(`${language}: the filter is a form of its own`, async ({ page }) => {
      await page.goto(path);
      const { count, filter, names, show } = partsOf(page, language);
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

  test(`${language}: a person is called, written to and saved`, async ({ page }) => {
    await page.goto(path);
    const [person] = demo.contactPersons.filter(({ country }) => country === language);
    const card = page.locator('[data-contact]').filter({ hasText: person?.profileName ?? '' });
    await expect(card.getByRole('link', { name: person?.phone ?? '' })).toHaveAttribute(
      'href',
      `tel:${person?.phone?.replaceAll(' ', '')}`,
    );
    await expect(card.getByRole('link', { name: person?.email ?? '' })).toHaveAttribute(
      'href',
      `mailto:${person?.email}`,
    );
    const download = page.waitForEvent('download');
    await card.getByRole('link', { name: text.card }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^oilway-\d+\.vcf$/);
    const parts: Buffer[] = [];
    for await (const part of await saved.createReadStream()) parts.push(part as Buffer);
    expect(Buffer.concat(parts).toString()).toContain(`FN:${person?.profileName}\r\n`);
  });

  test(`${language}: the page names the departments, and each can be written to`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const culture = language === 'de' ? 'de-DE' : 'pl-PL';
    const id = await page.locator('html').getAttribute('data-node-id');
    const answer = await request.get(
      `/umbraco/api/contact/getContactDepartment?umbracoNodeId=${id}&cultureName=${culture}`,
    );
    const departments = (await answer.json()) as { department: string; email: string }[];
    expect(departments.length).toBeGreaterThan(2);
    for (const { email } of departments)
      await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  });

  test(`${language}: at most 8 kB of scripts, and no React, before anything is pressed`, async ({
    page,
  }) => {
    for (const name of ['news', 'events', 'contact', 'home'] as const)
      await expectFewScripts(page, () =>
        page.goto(pageOf(language, name).path, { waitUntil: 'networkidle' }),
      );
  });
}
