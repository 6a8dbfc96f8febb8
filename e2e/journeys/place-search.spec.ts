/** The search for a place, with scripts and without. */
import { used } from '../support/awake.ts';
import { usually } from '../support/full.ts';
import { expect, test } from '../support/journey.ts';
import { languages, pageOf, words } from '../support/pages.ts';

const searches = {
  de: { town: 'Köln', spelt: 'koeln', code: '12', parameter: 'ort', all: 40 },
  pl: { town: 'Łódź', spelt: 'lodz', code: '60', parameter: 'miejsce', all: 25 },
} as const;

for (const [name, javaScriptEnabled, usual] of [
  ['with scripts', true, 'de'],
  ['without scripts', false, 'pl'],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    for (const language of usually(usual, languages)) {
      const text = words[language];
      const { all, code, parameter, spelt, town } = searches[language];
      const locations = pageOf(language, 'locations');

      test(`${language}: a place from the home page, by another spelling, a postal code and none`, async ({
        page,
      }) => {
        const main = page.getByRole('main');
        const rows = main.locator('li[id^=location-]');
        await page.goto(pageOf(language, 'home').path);
        await main.getByRole('textbox').fill(town);
        if (javaScriptEnabled) await used(page);
        await main.getByRole('button', { name: text.findFromHero }).click();
        // With scripts the answer is below the search, and leads on to the list.
        if (javaScriptEnabled) await main.locator('[data-all]').click();
        await expect(page).toHaveURL(
          `${locations.path}?${new URLSearchParams({ [parameter]: town })}`,
        );
        await expect(rows.first()).toContainText(town);

        const look = async (place: string) => {
          await main.getByRole('textbox').fill(place);
          await main.getByRole('button', { name: text.search, exact: true }).click();
          await expect(page).toHaveURL(
            `${locations.path}?${new URLSearchParams({ [parameter]: place })}`,
          );
          await expect.poll(() => page.title(), 'the title says what is asked').toContain(place);
        };
        await look(spelt);
        await expect(main.getByRole('textbox')).toHaveValue(spelt);
        await expect(rows.first()).toContainText(town);
        expect(await rows.count()).toBeLessThan(all);

        await look(code);
        await expect(rows.first()).toContainText(new RegExp(`\\b${code}`));

        await look('<b>Atlantis');
        await expect(rows).toHaveCount(0);
        await expect(main.getByRole('heading', { name: /<b>Atlantis/ })).toBeVisible();
        await main.getByRole('link', { name: text.showAll }).click();
        await expect(rows).toHaveCount(all);
      });
    }
  });
}

for (const language of usually('pl', languages)) {
  test(`${language}: a place from the mega menu and from the phone's menu`, async ({ page }) => {
    const text = words[language];
    const { town, parameter } = searches[language];
    const url = `${pageOf(language, 'locations').path}?${new URLSearchParams({ [parameter]: town })}`;

    await page.goto(pageOf(language, 'about').path);
    await page.getByRole('banner').getByRole('button', { name: text.services }).click();
    await page.locator('#menu-1').getByLabel(text.place).fill(town);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pageOf(language, 'about').path);
    await page.getByRole('button', { name: text.menu, exact: true }).click();
    await page.locator('#mobile-menu').getByLabel(text.place).fill(town);
    await page.locator('#mobile-menu').getByRole('button', { name: text.search }).click();
    await expect(page).toHaveURL(url);
  });
}
