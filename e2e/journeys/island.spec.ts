/** A part of a page that React runs in the browser; the page around it stays plain markup. */
import { awake } from '../support/awake.ts';
import { expectFewScripts } from '../support/few-scripts.ts';
import { examples, expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';

test('a page without islands fetches no React, and at most 12 kB of scripts before anything is pressed', async ({
  page,
}) => {
  for (const name of ['news', 'events', 'contact'])
    await expectFewScripts(page, () => page.goto(pageOf('de', name).path));
  await expectFewScripts(page, async () => {
    await page.goto('/');
    // What a browser reports of a mouse at rest, and of a row that snaps: no sign of use.
    await page.locator('[data-carousel] ul').evaluate((row) => {
      row.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
      row.dispatchEvent(new Event('scroll'));
    });
    await page.waitForLoadState('networkidle');
  });
});

test('an island answers to the press of a button, and gives the focus back', async ({ page }) => {
  const react = page.waitForResponse(/\/assets\/hydrate-/);
  await page.goto(`${examples()}/examples`);
  const island = page.locator('[data-island=DialogOpener]');
  const button = island.getByRole('button', { name: 'Dialog öffnen' });
  const dialog = page.getByRole('dialog', { name: 'Öl gewechselt' });
  await button.scrollIntoViewIfNeeded();
  await react;
  // React marks what it has taken over.
  await expect
    .poll(() => island.evaluate((element) => Object.keys(element).join()))
    .toContain('__reactContainer');
  await button.press('Enter');
  await expect(dialog).toContainText('Ihr Wagen steht bereit.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a form far below is made alive one and a half screens before it is seen, once somebody uses the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const first = document.querySelector<HTMLElement>('main > section');
      if (first) first.style.marginBottom = '6000px';
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const hydrations = () => asked.filter((path) => path.includes('/hydrate-')).length;
  await page.goto('/kontakt', { waitUntil: 'load' });
  await awake(page);
  const island = page.locator('[data-island]').first();
  const before = (screens: number) =>
    island.evaluate((element, ahead) => {
      const { top } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top - (1 + ahead) * innerHeight, behavior: 'instant' });
    }, screens);
  expect(hydrations()).toBe(0);
  await before(1.4);
  await expect.poll(hydrations).toBe(1);
});
