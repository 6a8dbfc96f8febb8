/** Events: list, detail page and past events. */
import { interact } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';
import { articlesOf, pageOf, pastEventOf } from '../support/pages.ts';

const texts = {
  all: 'Alle Veranstaltungen',
  over: /ist vorbei/,
} as const;

test('links the list and the event page, and marks a past event that the list omits', async ({
  page,
}) => {
  const [list, text] = [pageOf('de', 'events'), texts];
  const events = articlesOf('de').filter(({ kind }) => kind === 'events');
  const past = pastEventOf('de');
  const main = page.getByRole('main');
  await page.goto(list.path);
  const rows = main.getByRole('listitem').filter({ has: page.locator('h3') });
  const links = rows.getByRole('heading', { level: 3 });
  // All upcoming events in order, without the past one.
  await expect(links).toHaveText(events.map(({ heading }) => heading));
  const when = await rows
    .first()
    .getByText(/\d:\d\d/)
    .textContent();
  await links.first().getByRole('link').click();
  await expect(page).toHaveURL(events[0]?.path ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(events[0]?.heading ?? '');
  const hero = main.locator('section').first();
  for (const part of when?.split(', ') ?? ['']) await expect(hero).toContainText(part);
  await expect(hero).toContainText(/, \d{5} /);
  await interact(page);
  await expect(hero.getByText(/\d+ von \d+ Plätzen frei/)).toBeVisible();
  await expect(main.getByText(text.over)).toHaveCount(0);
  await main.getByRole('link', { name: 'Anmelden' }).click();
  await expect(main.getByLabel('Name', { exact: true })).toBeInViewport();
  await main.getByRole('link', { name: text.all }).click();
  await expect(page).toHaveURL(list.path);
  await expect(page.locator(`a[href="${past.path}"]`)).toHaveCount(0);

  const response = await page.goto(past.path);
  expect(response?.status()).toBe(200);
  await expect(main.getByText(text.over)).toBeVisible();
  await expect(page.locator('form[id^="event-form"]')).toHaveCount(0);
  await main.getByRole('link', { name: text.all }).click();
  await expect(page).toHaveURL(list.path);
});
