/** Pasting from Word and Google Docs into the rich text editor of the studio. */
import { readFileSync } from 'node:fs';
import { expect, studio, test } from '../support/journey.ts';
import { logins } from '../support/logins.ts';
import { logIn } from '../support/studio.ts';

test.use({ locale: 'de-DE', viewport: { width: 1440, height: 1000 } });

const clipboard = (name: string) =>
  readFileSync(new URL(`../../studio/test/pasted/${name}.txt`, import.meta.url), 'utf8');

test('keeps lists and headings of text pasted from Word and Google Docs', async ({ page }) => {
  await logIn(page, logins.copyist);
  for (const { items, name, nested, numbered, headings } of [
    { name: 'word', headings: ['H2', 'H3'], items: 5, nested: 'Schlüssel abziehen', numbered: 2 },
    { name: 'google-docs', headings: ['H2', 'H3'], items: 6, nested: '0W-20', numbered: 2 },
  ]) {
    await page.goto(`${studio()}/admin/collections/news/create`);
    const text = page
      .locator('#field-body [contenteditable=true], [data-lexical-editor=true]')
      .first();
    await text.click();
    await text.evaluate((target, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', 'Text');
      const paste = { clipboardData, bubbles: true, cancelable: true };
      target.dispatchEvent(new ClipboardEvent('paste', paste));
    }, clipboard(name));
    await expect(text.locator('ul ul li, ol ol li').filter({ hasText: nested })).toHaveCount(1);
    await expect(text.locator('ol > li')).toHaveCount(numbered);
    // A nested list is wrapped in an extra list item.
    await expect(text.locator('li:not(:has(li))')).toHaveCount(items);
    const found = text.locator('h1, h2, h3, h4, h5, h6');
    expect(await found.evaluateAll((all) => all.map(({ tagName }) => tagName))).toEqual(headings);
    const blank = text.locator('p').filter({ hasNotText: /\S/ });
    await expect(blank).toHaveCount(0);
  }
});
