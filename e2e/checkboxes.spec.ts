/** A group of checkboxes with a maximum (behaviour sheet 4). */
import { examples, expect, test } from './journey.ts';

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
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(town).not.toBeChecked();
  await expect(town).toBeFocused();
  await expect(notice).toHaveText(/^Sie können höchstens zwei Bereiche wählen\./);
  await page.waitForTimeout(5000);
  await expect(notice).toHaveText(/höchstens zwei/);
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
