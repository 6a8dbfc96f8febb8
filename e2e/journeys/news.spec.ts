/** News on a phone without scripts: list by year and page, post, adjacent and related posts. */
import { expect, test } from '../support/journey.ts';
import { articlesOf, listQueries, pageOf } from '../support/pages.ts';

const text = {
  years: 'Jahre',
  older: 'Ältere',
  at: 'Seite 2 von 3',
  all: 'Alle Meldungen',
  neighbours: 'Weitere Meldungen',
  related: 'Lesen Sie weiter',
} as const;

const query = listQueries.de;
const list = pageOf('de', 'news');
const posts = articlesOf('de').filter(({ kind }) => kind === 'news');

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('links list, year, page, post, adjacent and related posts', async ({ page }) => {
  await page.goto(list.path);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const cards = main.getByRole('article').or(main.getByRole('listitem')).locator('h3 a');
  const years = main.getByRole('navigation', { name: text.years }).getByRole('link');
  const chosen = years.filter({ hasText: '2025' });

  await test.step('filters by year and paginates', async () => {
    await expect(cards).toHaveText(posts.slice(0, 9).map((post) => post.heading));
    await chosen.click();
    await expect(page).toHaveURL(`${list.path}?${query.year}=2025`);
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    const moments = await main
      .locator('li time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(moments.length).toBeGreaterThan(0);
    for (const moment of moments) expect(moment).toMatch(/^2025-/);
    await years.first().click();
    const older = main.getByRole('link', { name: text.older, exact: true });
    await older.click();
    await expect(page).toHaveURL(`${list.path}?${query.part}=2`);
    await expect(main.getByText(text.at)).toBeVisible();
  });

  await test.step('links a post to the adjacent posts', async () => {
    const [newer, one, older] = posts.slice(9, 12).map((post) => post.heading);
    await cards.nth(1).click();
    await expect(heading).toHaveText(one ?? '');
    const neighbours = main.getByRole('navigation', { name: text.neighbours });
    await neighbours.getByRole('link').first().click();
    await expect(heading).toHaveText(older ?? '');
    await neighbours.getByRole('link').last().click();
    await expect(heading).toHaveText(one ?? '');
    await neighbours.getByRole('link').last().click();
    await expect(heading).toHaveText(newer ?? '');
  });

  await test.step('links a post to related posts and to the list', async () => {
    const related = main.getByRole('region', { name: text.related }).getByRole('link');
    await expect(related).toHaveCount(3);
    const title = await related.last().textContent();
    await related.last().click();
    await expect(heading).toHaveText(title ?? '');
    await main.getByRole('link', { name: text.all }).click();
    await expect(page).toHaveURL(list.path);
    await page.goBack();
    await expect(heading).toHaveText(title ?? '');
  });
});
