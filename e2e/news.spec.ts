/** News: from the list by year and page to a post, its neighbours, others like it and back; and the feed. */
import type { Page } from '@playwright/test';
import { expect, site, test } from './journey.ts';
import { articlesOf, languages, pageOf, questions } from './pages.ts';

const texts = {
  de: {
    years: 'Jahre',
    older: 'Ältere',
    at: 'Seite 2 von 3',
    all: 'Alle Meldungen',
    neighbours: 'Weitere Meldungen',
    related: 'Lesen Sie weiter',
    feed: 'Meldungen als RSS-Feed',
  },
  pl: {
    years: 'Lata',
    older: 'Starsze',
    at: 'Strona 2 z 3',
    all: 'Wszystkie wiadomości',
    neighbours: 'Inne wiadomości',
    related: 'Czytaj dalej',
    feed: 'Wiadomości jako kanał RSS',
  },
} as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [name, options] of Object.entries({
  'wide, with scripts': {},
  '390 px, without scripts': {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  },
})) {
  test.describe(name, () => {
    test.use(options);

    for (const language of languages) {
      const [list, text, query] = [pageOf(language, 'news'), texts[language], questions[language]];
      const posts = articlesOf(language).filter(({ kind }) => kind === 'news');

      test(`${language}: by year, by page, to a post and back`, async ({ page }) => {
        await page.goto(list.path);
        const main = page.getByRole('main');
        const cards = main.getByRole('article').or(main.getByRole('listitem')).locator('h3 a');
        await expect(cards).toHaveText(posts.slice(0, 9).map((post) => post.heading));

        const years = main.getByRole('navigation', { name: text.years });
        await years.getByRole('link', { name: '2025' }).click();
        await expect(page).toHaveURL(`${list.path}?${query.year}=2025`);
        await expect(years.getByRole('link', { name: '2025' })).toHaveAttribute(
          'aria-current',
          'true',
        );
        for (const date of await main.locator('li time').all())
          await expect(date).toHaveAttribute('datetime', /^2025-/);

        await years.getByRole('link').first().click();
        await main.getByRole('link', { name: text.older, exact: true }).click();
        await expect(page).toHaveURL(`${list.path}?${query.part}=2`);
        await expect(main.getByText(text.at)).toBeVisible();
        await cards.nth(2).click();
        const post = posts[11];
        await expect(page).toHaveURL(post?.path ?? '');
        await expect(heading(page)).toHaveText(post?.heading ?? '');
      });

      test(`${language}: from a post to its neighbours, to others like it, to all`, async ({
        page,
      }) => {
        const [newer, one, older] = posts.slice(4, 7);
        await page.goto(one?.path ?? '');
        const main = page.getByRole('main');
        const neighbours = main.getByRole('navigation', { name: text.neighbours });
        await neighbours.getByRole('link').first().click();
        await expect(heading(page)).toHaveText(older?.heading ?? '');
        await neighbours.getByRole('link').last().click();
        await neighbours.getByRole('link').last().click();
        await expect(heading(page)).toHaveText(newer?.heading ?? '');

        const related = main.getByRole('region', { name: text.related }).getByRole('link');
        await expect(related).toHaveCount(3);
        const title = await related.last().textContent();
        await related.last().click();
        await expect(heading(page)).toHaveText(title ?? '');
        await main.getByRole('link', { name: text.all }).click();
        await expect(page).toHaveURL(list.path);
        await page.goBack();
        await expect(heading(page)).toHaveText(title ?? '');
      });

      test(`${language}: the first and the last post have one neighbour each`, async ({ page }) => {
        for (const [post, rel] of [
          [posts.at(0), 'prev'],
          [posts.at(-1), 'next'],
        ] as const) {
          await page.goto(post?.path ?? '');
          const links = page.getByRole('navigation', { name: text.neighbours }).getByRole('link');
          await expect(links).toHaveCount(1);
          await expect(links).toHaveAttribute('rel', rel);
        }
      });
    }
  });
}

for (const language of languages) {
  const list = pageOf(language, 'news');

  test(`${language}: the list with the keyboard alone`, async ({ page }) => {
    await page.goto(list.path);
    const older = page.getByRole('main').getByRole('link', { name: texts[language].older });
    await reach(page, async () => (await older.count()) > 0 && isFocused(older));
    await expect(older).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${list.path}?${questions[language].part}=2`);
    const first = page.getByRole('main').locator('h3 a').first();
    await reach(page, () => isFocused(first));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(articlesOf(language)[9]?.heading ?? '');
  });

  test(`${language}: the feed is named by the page, and carries every post`, async ({
    page,
    request,
  }) => {
    await page.goto(list.path);
    const link = page.getByRole('link', { name: texts[language].feed });
    const path = (await link.getAttribute('href')) ?? '';
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      `${site()}${path}`,
    );
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const posts = articlesOf(language).filter(({ kind }) => kind === 'news');
    const links = [...(await answer.text()).matchAll(/<item>[\s\S]*?<link>([^<]*)<\/link>/g)];
    expect(links.map(([, address]) => address)).toEqual(posts.map((post) => site() + post.path));
  });
}

const isFocused = (link: ReturnType<Page['locator']>) =>
  link.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus is where it should be. */
async function reach(page: Page, there: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await there()) return;
  }
  throw new Error('the focus never came there');
}
