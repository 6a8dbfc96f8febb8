/** Back, Forward, a reload and a page that the browser has kept: what is shown is what the address says. */
import type { Page } from '@playwright/test';
import { usually } from '../support/full.ts';
import { expect, site, test } from '../support/journey.ts';
import { alive, libraries } from '../support/library.ts';
import { enterPortal } from '../support/members.ts';
import { languages, pageOf, questions } from '../support/pages.ts';
import { open, partsOf } from '../support/stations.ts';

/** What a browser tells a page that it has kept; the one of the journeys keeps none. */
const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** The station that the address names; where the map is seen is in it, too, once that lies still. */
const stationIn = (page: Page) => /[?&]sta(?:tion|cja)=([^&]+)/.exec(page.url())?.[1];

for (const language of usually('de', languages)) {
  const { path } = pageOf(language, 'locations');

  test(`${language}: each filter of the map and a chosen station are steps back and forth`, async ({
    page,
  }) => {
    const { main, rows, selectedRow } = await open(page, path);
    const all = await rows.count();
    const kinds = main.locator('nav a[data-kind]');
    await kinds.last().click();
    await expect.poll(() => rows.count()).toBeLessThan(all);
    const [some, filtered] = [await rows.count(), page.url()];
    expect(filtered).not.toBe(path);
    for (const at of [0, 1]) await rows.nth(at).locator('h3 a').click();
    await expect(selectedRow).toHaveCount(1);
    const chosen = stationIn(page);
    await page.goBack();
    await expect(page).toHaveURL(filtered);
    await expect(selectedRow).toHaveCount(0);
    await expect(rows).toHaveCount(some);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(rows).toHaveCount(all);
    await expect(main.locator('a[data-kind=""]')).toHaveAttribute('aria-current', 'true');
    await page.goForward();
    await page.goForward();
    await expect.poll(() => stationIn(page)).toBe(chosen);
    await expect(rows).toHaveCount(some);
    await expect(selectedRow).toHaveCount(1);

    await test.step('also before anybody has used the page', async () => {
      await page.goBack();
      await expect(page).toHaveURL(filtered);
      await expect(rows).toHaveCount(some);
      // A place in the page that is found again is a sign of use.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.reload();
      await expect(partsOf(page).map).not.toHaveAttribute('data-alive');
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(rows).toHaveCount(all);
    });
  });
}

for (const language of usually('pl', languages)) {
  test(`${language}: fields of a page that comes back as it was left say what its address asks`, async ({
    page,
  }) => {
    await test.step('words that led to another page', async () => {
      await page.goto(`${pageOf(language, 'search').path}?q=oilway`);
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill('Quark');
      await comeBack(page);
      await expect(field).toHaveValue('oilway');
    });

    await test.step('a region that was chosen right after Back', async () => {
      const { path } = pageOf(language, 'contact');
      const { region } = questions[language];
      await page.goto(path);
      const people = page.getByRole('main').locator('[data-regions]:visible');
      const select = page.getByRole('main').locator('select[name=region]');

      await alive(page, 'region-filter');
      const all = await people.count();
      for (const wanted of [/region=/, path, /region=/, path]) {
        if (wanted === path) await page.goBack();
        else await select.selectOption(region);
        await expect(page).toHaveURL(wanted);
      }
      await expect(people).toHaveCount(all);
    });
  });
}

for (const language of usually('de', languages)) {
  test(`${language}: each view of the profile is an address of its own`, async ({ page }) => {
    const { login, portal } = libraries[language];
    await enterPortal(page, login, site());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${portal}/profil`);
    const profile = page.locator('[data-view]');
    const menu = profile.getByRole('navigation').getByRole('link').first();
    const shows = async (view: string) => {
      await expect(profile).toHaveAttribute('data-view', view);
      await expect(page).toHaveURL(
        new RegExp(`/profil${view === 'list' ? '$' : `\\?view=${view}$`}`),
      );
    };
    await menu.click();
    await shows('phoneMenu');
    await profile.locator('a[href="?view=changePassword"]').click();
    await shows('changePassword');
    await page.locator('#change-form-oldPassword').fill('geheim');
    await page.goBack();
    await shows('phoneMenu');
    await page.goBack();
    await shows('list');
    await page.goForward();
    await page.goForward();
    await shows('changePassword');
    await expect(page.locator('#change-form-oldPassword')).toHaveValue('');
    await page.reload();
    await shows('changePassword');
    await page.goBack();
    await shows('phoneMenu');
  });
}
