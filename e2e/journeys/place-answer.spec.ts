/** What the search of the home page answers below itself: where somebody is in a hurry. */
import { used } from '../support/awake.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { languages, pageOf } from '../support/pages.ts';

const asked = {
  de: {
    place: 'Berlin',
    said: '3 Stationen zu „Berlin“',
    price: /ab\s79\s€/,
    locate: 'Mein Standort',
  },
  pl: {
    place: 'Warszawa',
    said: /^\d stacj\S+ dla „Warszawa”$/,
    price: /od\s\d+\szł/,
    locate: 'Moja lokalizacja',
  },
};

for (const language of languages)
  for (const width of [390, 1440])
    test(`${language}: a place is answered in place, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      const { place, price, said } = asked[language];
      await page.goto(pageOf(language, 'home').path);
      const field = page.locator('[data-place-form] input[type=text]');
      await expect(field, 'the search stands above the fold').toBeInViewport({ ratio: 1 });
      await used(page);
      await field.click();
      await page.keyboard.type(place);
      await page.keyboard.press('Enter');
      const answer = page.locator('[data-place-answer]');
      await expect(answer.getByRole('status')).toHaveText(said);
      const rows = answer.getByRole('listitem');
      await expect(rows.first()).toBeInViewport({ ratio: 0.5 });
      await expect(rows.first()).toContainText(place);
      await expect(rows.first()).toContainText(/\d\skm/);
      await expect(rows.first()).toContainText(price);
      await expect(rows.first().locator('[data-open]')).toHaveText(/\S/);
      expect(new URL(page.url()).search, 'no page was loaded').toBe('');
      await expectAccessible(page);
      await rows.first().getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(place);
    });

test.describe('my position', () => {
  test.use({ geolocation: { latitude: 54.3233, longitude: 10.1228 } });

  test('is asked for by a press alone, and told of where it is refused', async ({
    context,
    page,
  }) => {
    await context.clearPermissions();
    await page.goto('/');
    await used(page);
    const answer = page.locator('[data-place-answer]');
    const locate = page.getByRole('button', { name: asked.de.locate });
    await locate.click();
    await expect(answer.getByRole('status')).toContainText('gibt den Standort nicht frei');
    await context.grantPermissions(['geolocation']);
    await locate.click();
    await expect(answer.getByRole('listitem')).toHaveCount(3);
    await expect(answer.getByRole('listitem').first()).toContainText('Kiel');
    expect(page.url()).not.toMatch(/54\.3|bei=/);
  });
});

test.describe('an answer that fails', () => {
  test.use({ tolerated: /api\/stations\?/ });

  test('leads to the page with the map; a place that is none is said so', async ({ page }) => {
    await page.goto('/');
    const field = page.locator('[data-place-form] input[type=text]');
    await used(page);
    await field.fill('<b>Qqqqxyz</b>');
    await field.press('Enter');
    const status = page.locator('[data-place-answer]').getByRole('status');
    await expect(status).toContainText('<b>Qqqqxyz</b>');
    await page.route('**/api/stations?*', (route) => route.abort());
    await field.fill('Kiel');
    await field.press('Enter');
    await expect(page).toHaveURL(/standorte\?ort=Kiel/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the page with the map, and offers no position', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: asked.de.locate })).toBeHidden();
    await page.locator('[data-place-form] input[type=text]').fill('Berlin');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      '3 Stationen zu „Berlin“',
    );
    await expect(page.getByRole('heading', { name: 'In der Nähe' })).toBeVisible();
  });
});
