/** A group of checkboxes with a maximum (behaviour sheet 4). */
import type { Locator } from '@playwright/test';
import { examples, expect, test } from './journey.ts';

/** From now on counts how long the next words stand. @returns milliseconds by the page's own clock, 0 before they are gone. */
async function timeOfWords(notice: Locator): Promise<() => Promise<number>> {
  const times = await notice.evaluateHandle((element) => {
    const seen: { came?: number; gone?: number } = {};
    new MutationObserver(() => {
      if (element.textContent) seen.came ??= performance.now();
      else if (seen.came !== undefined) seen.gone ??= performance.now();
    }).observe(element, { childList: true });
    return seen;
  });
  return () => times.evaluate(({ came, gone }) => (came && gone ? Math.round(gone - came) : 0));
}

test('one pick too many is undone, said, and the focus stays; the notice outlasts five seconds', async ({
  page,
}) => {
  await page.goto(`${examples()}/examples`);
  const group = page.locator('#example-areas');
  const notice = group.getByRole('status');
  const school = group.getByRole('checkbox', { name: 'Schule und Ausbildung' });
  const town = group.getByRole('checkbox', { name: 'Stadtteil und Nachbarschaft' });
  await expect(notice).toBeEmpty();
  await school.focus();
  await page.keyboard.press('Space');
  await expect(school).toBeChecked();
  await expect(notice).toBeEmpty();
  const stood = await timeOfWords(notice);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(town).not.toBeChecked();
  await expect(town).toBeFocused();
  await expect(notice).toHaveText(/^Sie können höchstens zwei Bereiche wählen\./);
  await expect.poll(stood).toBeGreaterThan(5000);
  await expect(notice).toBeEmpty();
});

test('the next action takes the notice away', async ({ page }) => {
  await page.goto(`${examples()}/examples`);
  const group = page.locator('#example-areas');
  await group.getByRole('checkbox', { name: 'Schule' }).check();
  await group.getByText('Stadtteil und Nachbarschaft').click();
  await expect(group.getByRole('status')).toHaveText(/höchstens zwei/);
  await group.getByRole('checkbox', { name: 'Sport' }).uncheck();
  await expect(group.getByRole('status')).toBeEmpty();
  await group.getByText('Stadtteil und Nachbarschaft').click();
  await expect(group.getByRole('checkbox', { name: 'Stadtteil' })).toBeChecked();
});
