/** A part of a page that React runs in the browser; the page around it stays plain markup. */
import { examples, expect, site, test } from './journey.ts';

test('an island answers to the press of a button, and gives the focus back', async ({ page }) => {
  await page.goto(`${examples()}/examples`);
  const example = page.getByRole('region', { name: 'Insel' });
  const button = example.getByRole('button', { name: 'Dialog öffnen' });
  const dialog = page.getByRole('dialog', { name: 'Öl gewechselt' });
  await expect(async () => {
    await button.press('Enter');
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(dialog).toContainText('Ihr Wagen steht bereit.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('without scripts an island is the markup it begins with', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${examples()}/examples`);
  await expect(page.getByRole('button', { name: 'Dialog öffnen' })).toBeVisible();
  await context.close();
});

test('a page without islands does not fetch React', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site(), { waitUntil: 'networkidle' });
  expect(asked.some((url) => url.includes('/assets/'))).toBe(true);
  expect(asked.filter((url) => /hydrate|island/i.test(url))).toEqual([]);
});
