/** The ways through a page and between pages: skip link, breadcrumbs, the other country, dead ends. */
import { expect, test } from './journey.ts';
import { languages, pageOf, pagesOf, words } from './pages.ts';

for (const language of languages) {
  const text = words[language];
  const other = language === 'de' ? 'pl' : 'de';

  test(`${language}: the skip link comes first and leads past the menu`, async ({ page }) => {
    for (const { path } of pagesOf(language)) {
      await page.goto(path);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: text.skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    }
  });

  test(`${language}: breadcrumbs lead home and name the page`, async ({ page }) => {
    for (const { name, path } of pagesOf(language)) {
      await page.goto(path);
      const trail = page.getByRole('navigation', { name: text.breadcrumbs });
      if (name === 'home') {
        await expect(trail).toHaveCount(0);
        continue;
      }
      await expect(trail.locator('[aria-current=page]')).toHaveAttribute('href', path);
      await trail.getByRole('link').first().click();
      await expect(page).toHaveURL(pageOf(language, 'home').path);
    }
  });

  test(`${language}: the country switch leads to the same page`, async ({ page }) => {
    for (const { name, path } of pagesOf(language)) {
      await page.goto(path);
      const id = await page.locator('html').getAttribute('data-node-id');
      await page.getByRole('banner').getByRole('link', { name: text.otherCountry }).click();
      await expect(page).toHaveURL(pageOf(other, name).path);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page.locator('html')).toHaveAttribute('data-node-id', String(id));
    }
  });

  test(`${language}: the side menu stands on the pages of a section`, async ({ page }) => {
    for (const name of ['oil-change', 'imprint'] as const) {
      const { path } = pageOf(language, name);
      await page.goto(path);
      const current = page.locator('main, body').locator('nav [aria-current=page]');
      await expect(current.filter({ visible: true }).last()).toHaveAttribute('href', path);
    }
  });

  test.describe(() => {
    test.use({ tolerated: [/404/] });

    test(`${language}: an address without a page says so and leads on`, async ({ page }) => {
      const home = pageOf(language, 'home');
      const answer = await page.goto(`${home.path}/gibt-es-nicht`.replace('//', '/'));
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.nothingThere);
      await page.getByRole('main').getByRole('link', { name: text.toHome }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heading);
    });
  });
}

test('a path of any bytes is a page that is not there', async ({ request }) => {
  for (const path of ['/%00', '/%ff%fe', '/pl/%2e%2e%2f', '/a'.repeat(900), '/<script>']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
