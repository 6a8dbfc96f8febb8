/** Opening states of stations at a fixed time, and the open-now filter. */
import { demo } from '@oilway/content/demo/demo.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { markerCount, partsOf, waitForStations } from '../support/stations.ts';

/** A Saturday at 13:15, when some stations are closed and others are open. */
const saturday = new Date('2026-11-21T12:15:00Z');
const christmas = new Date('2026-12-25T12:30:00Z');

const german = demo.locations.filter(({ country }) => country === 'de');
const openThen = german.filter(
  ({ hours: { sat } }) => sat && sat.opens <= '13:15' && sat.closes > '13:15',
);

test('shows the opening state in every row and filters list and map by open now', async ({
  page,
}) => {
  await page.clock.install({ time: saturday });
  await page.goto(pageOf('de', 'locations').path);
  await waitForStations(page);
  const parts = partsOf(page);
  const filter = parts.main.locator('a[data-kind="*"]');
  const saidToBeOpen = parts.rows.locator('[data-open=yes]');
  expect(openThen.length).toBeGreaterThan(0);
  expect(openThen.length).toBeLessThan(german.length);
  await expect(parts.rows).toHaveCount(german.length);
  await expect(saidToBeOpen).toHaveCount(openThen.length);
  await expect(saidToBeOpen.first()).toContainText('geöffnet bis');

  await test.step('filters by open now on the first key press after loading', async () => {
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await filter.focus();
    await page.keyboard.press('Enter');
    await expect(parts.rows).toHaveCount(openThen.length);
    await expect(saidToBeOpen).toHaveCount(openThen.length);
    await expect(filter).toHaveAttribute('aria-current', 'true');
    await expect(filter).toBeFocused();
    await expect(page).toHaveURL(/[?&]offen=1/);
    await expect.poll(() => markerCount(parts)).toBe(openThen.length);
    expect(loads).toBe(0);
  });

  await test.step('shows all stations again', async () => {
    await filter.click();
    await expect(parts.rows).toHaveCount(german.length);
    await expect.poll(() => markerCount(parts)).toBe(german.length);
    await expect(page).not.toHaveURL(/[?&]offen=/);
  });

  await test.step('shows all stations as closed on a holiday within a minute', async () => {
    await page.clock.setSystemTime(christmas);
    await page.clock.runFor(60_000);
    await expect(saidToBeOpen).toHaveCount(0);
    await expect(parts.rows.locator('[data-hours]').first()).toContainText(
      'heute Feiertag, öffnet',
    );
  });
});
