/** A group of checkboxes with a maximum (behaviour sheet 4). */
import { examples, expect, test } from './journey.ts';

test('one pick too many is undone, said for five seconds or until the next action, and the focus stays', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${examples()}/examples`);
  await page.clock.pauseAt(Date.now() + 60_000);
  const group = page.locator('#example-areas');
  const notice = group.getByRole('status');
  const sport = group.getByRole('checkbox', { name: 'Sport' });
  const school = group.getByRole('checkbox', { name: 'Schule und Ausbildung' });
  const town = group.getByRole('checkbox', { name: 'Stadtteil und Nachbarschaft' });

  await test.step('one that may be picked', async () => {
    await school.focus();
    await page.keyboard.press('Space');
    await expect(school).toBeChecked();
    await expect(notice).toBeEmpty();
  });

  await test.step('one too many', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(town).not.toBeChecked();
    await expect(town).toBeFocused();
    await expect(notice).toHaveText(/^Sie können höchstens zwei Bereiche wählen\./);
    await page.clock.runFor(5000);
    await expect(notice, 'after five seconds').not.toBeEmpty();
    await page.clock.runFor(5000);
    await expect(notice, 'after ten').toBeEmpty();
  });

  await test.step('the next action takes the words away', async () => {
    await group.getByText('Stadtteil und Nachbarschaft').click();
    await expect(notice).toHaveText(/höchstens zwei/);
    await sport.uncheck();
    await expect(notice).toBeEmpty();
    await group.getByText('Stadtteil und Nachbarschaft').click();
    await expect(town).toBeChecked();
    await expect(notice).toBeEmpty();
  });
});
