/** The dialog between the two sites: opened by its button, or offered once by the browser's languages. */
import { expect, test } from './journey.ts';
import { languages, pageOf } from './pages.ts';

const text = {
  de: { change: /Land wechseln/, dialog: 'Wo möchten Sie Öl wechseln?', close: 'Schließen' },
  pl: { change: /zmień kraj/, dialog: 'Gdzie chcesz wymienić olej?', close: 'Zamknij' },
} as const;

for (const language of languages) {
  const words = text[language];

  test(`${language}: the countries dialog leads to both sites and gives the focus back`, async ({
    page,
  }) => {
    await page.goto(pageOf(language, 'about').path);
    const opener = page.getByRole('button', { name: words.change });
    const dialog = page.getByRole('dialog', { name: words.dialog });
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveCount(2);
    expect(
      await dialog
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort()),
    ).toEqual(['/', '/pl']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.getByRole('button', { name: words.close }).click();
    await expect(dialog).toBeHidden();
    await opener.click();
    await dialog.getByRole('link').first().click();
    await expect(page).toHaveURL(language === 'de' ? '/' : '/pl');
  });
}

test.describe('a browser that prefers the other language', () => {
  test.use({ locale: 'pl-PL' });

  test('is offered the Polish site once, and only offered', async ({ page, context }) => {
    await page.goto('/filter');
    const dialog = page.getByRole('dialog', { name: text.pl.dialog });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/filter');
    await dialog.getByRole('button', { name: text.pl.close }).click();
    await page.goto('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const later = await context.newPage();
    await later.goto('/filter');
    await later
      .getByRole('dialog')
      .getByRole('link', { name: /Deutschland/ })
      .click();
    await expect(later).toHaveURL('/');
    const again = await context.newPage();
    await again.goto('/');
    await again.waitForLoadState('networkidle');
    await expect(again.getByRole('dialog')).toHaveCount(0);
  });

  test('is not asked on the Polish site', async ({ page }) => {
    await page.goto('/pl', { waitUntil: 'networkidle' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
