/** The text size: a multiplier of 16 px that 0 resets (specification section 9), stored on the device. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';

const words = { larger: 'Größere Schrift', normal: 'Normale Schrift' } as const;

const sizeOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const storedTextSize = (page: Page) =>
  page.evaluate(() => localStorage.getItem('oilway.text-size'));

test('enlarges the text, applies it to the next page before paint, and resets it', async ({
  page,
}) => {
  await page.goto(pageOf('de', 'home').path);
  await page.getByRole('button', { name: words.larger }).click();
  expect(await sizeOf(page)).toBe('20px');
  await page.goto(pageOf('de', 'about').path, { waitUntil: 'commit' });
  await page.waitForSelector('main');
  expect(await sizeOf(page)).toBe('20px');
  const larger = page.getByRole('button', { name: words.larger });
  await expect(larger).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  const normal = page.getByRole('button', { name: words.normal });
  await expect(normal).toHaveAttribute('data-text-size', '0');
  await normal.click();
  expect(await sizeOf(page)).toBe('16px');
  await expect(normal).toHaveAttribute('aria-pressed', 'true');
  await expect(larger).toHaveAttribute('aria-pressed', 'false');
  expect(await storedTextSize(page)).toBeNull();
});

test('0 resets the text size and any other multiplier is clamped', async ({ page }) => {
  await page.goto(pageOf('de', 'home').path);
  const larger = page.getByRole('button', { name: words.larger });
  for (const [multiplier, pixels, left] of [
    ['1.5', '24px', '1.5'],
    ['0', '16px', null],
    ['9', '32px', '2'],
    ['0.0', '16px', null],
    ['0.1', '12px', '0.75'],
    ['', '16px', null],
    ['2', '32px', '2'],
    ['1', '16px', null],
    ['nonsense', '16px', null],
  ] as const) {
    await larger.evaluate((button: HTMLElement, set) => {
      button.dataset.textSize = set;
      button.click();
    }, multiplier);
    expect([multiplier, await sizeOf(page), await storedTextSize(page)]).toEqual([
      multiplier,
      pixels,
      left,
    ]);
  }
});

test('clamps the stored text size, ignores invalid values and synchronises other tabs', async ({
  context,
  page,
}) => {
  const nonsense = '{"a":1}';
  await page.addInitScript((value) => {
    localStorage.setItem('oilway.text-size', value);
    localStorage.setItem('oilway.country', value);
  }, nonsense);
  await page.goto('/#%E0%A4%A');
  expect(await sizeOf(page)).toBe('16px');
  const other = await context.newPage();
  await other.goto('/robots.txt');
  for (const [storedValue, expected] of [
    ['1.25', '20px'],
    ['0', '16px'],
    ['1.5', '24px'],
    ['NaN', '16px'],
    ['0.1', '12px'],
    ['-3', '16px'],
    ['9', '32px'],
    ['1e999', '16px'],
    ['2', '32px'],
    ['', '16px'],
  ] as const) {
    await other.evaluate((value) => localStorage.setItem('oilway.text-size', value), storedValue);
    await expect.poll(() => sizeOf(page), storedValue).toBe(expected);
  }
  await page.goto('/#gibt-es-nicht');
});
