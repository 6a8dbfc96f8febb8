/** News: from the list by year and page to a post, its neighbours, others like it and back. */
import type { Locator, Page } from '@playwright/test';
import { usually } from '../support/full.ts';
import { expect, test } from '../support/journey.ts';
import { articlesOf, type Language, languages, pageOf, questions } from '../support/pages.ts';

const texts = {
  de: {
    years: 'Jahre',
    older: 'Ältere',
    at: 'Seite 2 von 3',
    all: 'Alle Meldungen',
    neighbours: 'Weitere Meldungen',
    related: 'Lesen Sie weiter',
  },
  pl: {
    years: 'Lata',
    older: 'Starsze',
    at: 'Strona 2 z 3',
    all: 'Wszystkie wiadomości',
    neighbours: 'Inne wiadomości',
    related: 'Czytaj dalej',
  },
} as const;

interface Hand {
  name: string;
  usual: Language;
  options: Parameters<typeof test.use>[0];
  /** Goes to a link that comes after another one, and follows it. */
  follow: (page: Page, link: Locator, after: Locator) => Promise<void>;
}

const hands: Hand[] = [
  { name: 'by keyboard', usual: 'de', options: {}, follow: tabTo },
  {
    name: 'on a phone without scripts',
    usual: 'pl',
    options: { javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
    follow: (_, link) => link.click(),
  },
];

for (const { follow, name, options, usual } of hands) {
  test.describe(name, () => {
    test.use(options);

    for (const language of usually(usual, languages)) {
      const [list, text, query] = [pageOf(language, 'news'), texts[language], questions[language]];
      const posts = articlesOf(language).filter(({ kind }) => kind === 'news');

      test(`${language}: by year, by page, to a post, its neighbours, others like it, and back`, async ({
        page,
      }) => {
        await page.goto(list.path);
        const main = page.getByRole('main');
        const heading = page.getByRole('heading', { level: 1 });
        const cards = main.getByRole('article').or(main.getByRole('listitem')).locator('h3 a');
        const years = main.getByRole('navigation', { name: text.years }).getByRole('link');
        const chosen = years.filter({ hasText: '2025' });

        await test.step('by year and page', async () => {
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
          await follow(page, older, years.last());
          await expect(page).toHaveURL(`${list.path}?${query.part}=2`);
          await expect(main.getByText(text.at)).toBeVisible();
        });

        await test.step('a post and its neighbours', async () => {
          const [newer, one, older] = posts.slice(9, 12).map((post) => post.heading);
          await follow(page, cards.nth(1), years.last());
          await expect(heading).toHaveText(one ?? '');
          const neighbours = main.getByRole('navigation', { name: text.neighbours });
          await neighbours.getByRole('link').first().click();
          await expect(heading).toHaveText(older ?? '');
          await neighbours.getByRole('link').last().click();
          await expect(heading).toHaveText(one ?? '');
          await neighbours.getByRole('link').last().click();
          await expect(heading).toHaveText(newer ?? '');
        });

        await test.step('others like it, all, and back', async () => {
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
    }
  });
}

/** With Tab alone, from the link before to the one that is wanted, and Enter there. */
async function tabTo(page: Page, link: Locator, after: Locator): Promise<void> {
  await expect(link).toHaveCount(1);
  await after.focus();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (!(await link.evaluate((element) => element === document.activeElement))) continue;
    await expect(link).toBeInViewport();
    return page.keyboard.press('Enter');
  }
  throw new Error('the focus never came there');
}
