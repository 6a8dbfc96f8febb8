/** The place search, with and without scripts. */
import { expect, test } from '../support/journey.ts';
import { pageOf, words } from '../support/pages.ts';

const { path } = pageOf('de', 'locations');
const searchUrl = (ort: string) => `${path}?${new URLSearchParams({ ort })}`;

test.describe('no JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds stations by place name, alternative spelling and postal code, and none for an unknown place', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const rows = main.locator('li[id^=location-]');
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Mein Standort' })).toBeHidden();
    await main.getByRole('textbox').fill('Köln');
    await main.getByRole('button', { name: words.findFromHero }).click();
    await expect(page).toHaveURL(searchUrl('Köln'));
    await expect(rows.first()).toContainText('Köln');

    const searchFor = async (place: string) => {
      await main.getByRole('textbox').fill(place);
      await main.getByRole('button', { name: words.search, exact: true }).click();
      await expect(page).toHaveURL(searchUrl(place));
      await expect.poll(() => page.title(), 'the title contains the query').toContain(place);
    };
    await searchFor('koeln');
    await expect(main.getByRole('textbox')).toHaveValue('koeln');
    await expect(rows.first()).toContainText('Köln');
    expect(await rows.count()).toBeLessThan(40);

    await searchFor('12');
    await expect(rows.first()).toContainText(/\b12/);

    await searchFor('<b>Atlantis');
    await expect(rows).toHaveCount(0);
    await expect(main.getByRole('heading', { name: /<b>Atlantis/ })).toBeVisible();
    await main.getByRole('link', { name: words.showAll }).click();
    await expect(rows).toHaveCount(40);
  });
});

test('searches for a place from the mega menu and the mobile menu', async ({ page }) => {
  const about = pageOf('de', 'about').path;
  await page.goto(about);
  await page.getByRole('banner').getByRole('button', { name: words.services }).click();
  await page.locator('#menu-1').getByLabel(words.place).fill('Köln');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchUrl('Köln'));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(about);
  await page.getByRole('button', { name: words.menu, exact: true }).click();
  await page.locator('#mobile-menu').getByLabel(words.place).fill('Köln');
  await page.locator('#mobile-menu').getByRole('button', { name: words.search }).click();
  await expect(page).toHaveURL(searchUrl('Köln'));
});
