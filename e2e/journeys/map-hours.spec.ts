/** Which stations are open, at an hour of ours: what each of them says, and only those that are. */
import { demo } from '@oilway/content/demo/demo.ts';
import { expect, test as journey } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { patience, startSiteAt } from '../support/site-at.ts';
import { counted, listening, open } from '../support/stations.ts';

/** A Saturday at a quarter past one, when some have closed and others have not. */
const saturday = new Date('2026-11-21T12:15:00Z');
const christmas = new Date('2026-12-25T12:30:00Z');

const german = demo.locations.filter(({ country }) => country === 'de');
const openThen = german.filter(
  ({ hours: { sat } }) => sat && sat.opens <= '13:15' && sat.closes > '13:15',
);

const test = journey.extend<object, { siteThen: string }>({
  siteThen: [
    async ({ browserName: _browser }, use) => {
      const site = await startSiteAt(saturday);
      await use(site.origin);
      await site.stop();
    },
    { scope: 'worker', timeout: patience },
  ],
});

test.describe(() => {
  test.use({ tolerated: /^foreign: http:\/\/localhost:\d+\// });

  test('what is open now is said in every row, and asked for with one press, in list and map', async ({
    page,
    siteThen,
  }) => {
    await page.clock.install({ time: saturday });
    // A site that has just been started would have to make its pictures first.
    await page.route('**/media/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    const parts = await open(page, siteThen + pageOf('de', 'locations').path);
    const filter = parts.main.locator('a[data-kind="*"]');
    const saidToBeOpen = parts.rows.locator('[data-open=yes]');
    expect(openThen.length).toBeGreaterThan(0);
    expect(openThen.length).toBeLessThan(german.length);
    await expect(parts.rows).toHaveCount(german.length);
    await expect(saidToBeOpen).toHaveCount(openThen.length);
    await expect(saidToBeOpen.first()).toContainText('geöffnet bis');

    await test.step('only those', async () => {
      await filter.focus();
      await page.keyboard.press('Enter');
      await expect(parts.rows).toHaveCount(openThen.length);
      await expect(saidToBeOpen).toHaveCount(openThen.length);
      await expect(filter).toHaveAttribute('aria-current', 'true');
      await expect(filter).toBeFocused();
      await expect(page).toHaveURL(/[?&]offen=1/);
      await expect.poll(() => counted(parts)).toBe(openThen.length);
    });

    await test.step('all of them again: the first press on the page is answered as soon as what answers it has come', async () => {
      await page.reload();
      await expect(parts.rows).toHaveCount(openThen.length);
      await expect(filter).toHaveAttribute('aria-current', 'true');
      await listening(page);
      let loads = 0;
      page.on('domcontentloaded', () => {
        loads += 1;
      });
      await filter.click();
      await expect(parts.rows).toHaveCount(german.length);
      await expect.poll(() => counted(parts)).toBe(german.length);
      await expect(page).not.toHaveURL(/[?&]offen=/);
      expect(loads).toBe(0);
    });

    await test.step('on a holiday all are closed, and the page says so within a minute', async () => {
      await page.clock.setSystemTime(christmas);
      await page.clock.runFor(60_000);
      await expect(saidToBeOpen).toHaveCount(0);
      await expect(parts.rows.locator('[data-hours]').first()).toContainText(
        'heute Feiertag, öffnet',
      );
    });
  });
});
