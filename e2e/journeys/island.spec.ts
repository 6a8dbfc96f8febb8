/** Islands: parts of a page that React hydrates; the page around them stays static HTML. */
import { holdRequests } from '../support/forms.ts';
import { waitForHydration } from '../support/hydration.ts';
import { examples, expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { expectScriptBudget } from '../support/script-budget.ts';

test('a page loads no React and at most 12 kB of scripts before any interaction', async ({
  page,
}) => {
  for (const name of ['news', 'locations', 'contact', 'sponsoring'])
    await expectScriptBudget(page, () => page.goto(pageOf('de', name).path));
  await expectScriptBudget(page, async () => {
    await page.goto('/');
    // Browsers fire these events without input, too: for a resting mouse and for scroll snapping.
    await page.locator('[data-carousel] ul').evaluate((row) => {
      row.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
      row.dispatchEvent(new Event('scroll'));
    });
    await page.waitForLoadState('networkidle');
  });
});

test('an island opens a dialog by a press before hydration, and returns focus on Escape', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/hydrate-*.js');
  await page.goto(`${examples()}/examples`);
  const island = page.locator('[data-island=DialogOpener]');
  const button = island.getByRole('button', { name: 'Dialog öffnen' });
  const dialog = page.getByRole('dialog', { name: 'Öl gewechselt' });
  await button.press('Enter');
  release();
  await expect(dialog).toContainText('Ihr Wagen steht bereit.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('hydrates a form 1.5 screens before it is visible, after the first user interaction', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const first = document.querySelector<HTMLElement>('main > section');
      if (first) first.style.marginBottom = '6000px';
    });
  });
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const hydrations = () => requestedPaths.filter((path) => path.includes('/hydrate-')).length;
  await page.goto('/kontakt', { waitUntil: 'load' });
  await waitForHydration(page);
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

test('hydrates a form far below at once when a screen reader presses its button', async ({
  page,
}) => {
  await page.goto(pageOf('de', 'events').path);
  const form = page.locator('form[data-form]');
  await expect(form).not.toBeInViewport();
  await form.locator('[type=submit]').evaluate((button: HTMLElement) => button.click());
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
});
