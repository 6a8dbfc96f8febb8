/** The ways through a page and between pages: skip link, side menu, the other country, dead ends. */
import { usually } from '../support/full.ts';
import { expect, test } from '../support/journey.ts';
import { languages, pageOf, words } from '../support/pages.ts';
import { notFound } from '../support/tolerable.ts';

for (const language of usually('pl', languages)) {
  const text = words[language];
  const other = language === 'de' ? 'pl' : 'de';
  const nowhere = language === 'de' ? '/gibt-es-nicht' : '/pl/gibt-es-nicht';

  test.describe(() => {
    test.use({ tolerated: notFound(nowhere) });

    test(`${language}: past the menu, to the other country and back, out of a dead end`, async ({
      page,
    }) => {
      const { path } = pageOf(language, 'oil-change');
      await page.goto(path);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: text.skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();

      const here = page.locator('nav [aria-current=page]').filter({ visible: true });
      await expect(here.last(), 'the side menu says where one is').toHaveAttribute('href', path);

      await page.getByRole('banner').getByRole('link', { name: text.otherCountry }).click();
      await expect(page).toHaveURL(pageOf(other, 'oil-change').path);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await page.goBack();
      await expect(page).toHaveURL(`${path}#main`);

      const answer = await page.goto(nowhere);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.nothingThere);
      await page.getByRole('main').getByRole('link', { name: text.toHome }).click();
      const home = pageOf(language, 'home');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heading);
    });
  });
}
