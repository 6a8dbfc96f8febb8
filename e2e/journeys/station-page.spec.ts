/** The page of a station: found, read in the sun, called. */
import { demo } from '@oilway/content/demo/demo.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { languages, pageOf } from '../support/pages.ts';

for (const language of languages)
  for (const width of [390, 1440])
    test(`${language}: from the list to the page of a station, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const list = pageOf(language, 'locations').path;
      const station = demo.locations.find(
        ({ country, phone, services }) => country === language && phone && services?.length,
      );
      if (!station) throw new Error('No location of the demo has a telephone');
      const parameter = language === 'de' ? 'ort' : 'miejsce';
      await page.goto(`${list}?${parameter}=${encodeURIComponent(station.title)}`);
      const row = page.locator('li[data-selected]');
      await row.locator('[data-page]').click();
      await expect(page).toHaveURL(new RegExp(`${list}/[a-z0-9-]+$`));
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(station.title);
      const call = main.locator('a[href^="tel:"]').first();
      await expect(call).toContainText(station.phone ?? '');
      await expect(main.locator('[data-open]').first()).toHaveText(/\S/);
      await expect(main.getByRole('row').filter({ hasText: /heute|dziś/ })).toHaveCount(1);
      await expect(
        main.getByText(language === 'de' ? /ab\s79\s€/ : /od\s\d+\szł/).first(),
      ).toBeVisible();
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await wider(), 'nothing is wider than the screen').toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await wider(), 'nor with large text').toBeLessThanOrEqual(0);
      await main
        .getByRole('link', { name: language === 'de' ? /auf der Karte/i : /na mapie/i })
        .click();
      await expect(page.locator('li[data-selected]')).toContainText(station.title);
    });
