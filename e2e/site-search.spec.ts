/** The search behind the toggle of the header: suggestions with scripts, a plain form without. */
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';
import { languages, pageOf } from './pages.ts';
import { transitionsOf, watchTransitions } from './transitions.ts';

const text = {
  de: { toggle: 'Suche', label: 'Wonach suchen Sie?', typo: 'getribeol', found: 'Getriebeöl' },
  pl: {
    toggle: 'Szukaj na stronie',
    label: 'Czego szukasz?',
    typo: 'przekladniwy',
    found: 'Olej przekładniowy',
  },
} as const;
const results = {
  de: { submit: 'Suchen', heading: /Treffer zu „getribeol“/, nothing: /nichts gefunden/ },
  pl: { submit: 'Szukaj', heading: /Wyniki dla „przekladniwy”/, nothing: /Nic nie znaleźliśmy/ },
} as const;

for (const language of languages) {
  const words = text[language];
  const path = pageOf(language, 'search').path;

  test(`${language}: by keyboard alone, from the toggle to a suggestion`, async ({ page }) => {
    await watchTransitions(page);
    await page.goto(pageOf(language, 'about').path);
    const toggle = page.getByRole('banner').getByRole('button', { name: words.toggle });
    await toggle.press('Enter');
    const field = page.getByLabel(words.label);
    await expect(field).toBeFocused();
    await expect.poll(() => transitionsOf(page)).toContain('#site-search translate 300 ms');
    await page.keyboard.type(words.typo, { delay: 20 });
    const option = page.getByRole('option', { name: words.found }).first();
    await expect(option).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pageOf(language, 'gearbox-oil').path);
    await page.goBack();
    await toggle.press('Enter');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(() => {
      test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
      const how = javaScriptEnabled ? 'with scripts' : 'without scripts';

      test(`${language}: the form leads to the results, ${how}`, async ({ page }) => {
        await page.goto(pageOf(language, 'home').path);
        await page.getByRole('banner').getByRole('button', { name: words.toggle }).click();
        await page.getByLabel(words.label).fill(words.typo);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${path}?q=${words.typo}`);
        await expect(page.getByRole('heading', { name: results[language].heading })).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: words.found }).first().click();
        await expect(page).toHaveURL(pageOf(language, 'gearbox-oil').path);
      });

      test(`${language}: nothing found says so and keeps the words, ${how}`, async ({ page }) => {
        const asked = '<b>xqzwy</b> 😀';
        await page.goto(`${path}?q=${encodeURIComponent(asked)}`);
        await expect(page.getByRole('heading', { name: results[language].nothing })).toBeVisible();
        await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(asked);
      });
    });
  }
}
