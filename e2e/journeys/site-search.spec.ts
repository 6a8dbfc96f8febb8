/** The site search of the header: suggestions, and a plain form without scripts. */
import type { Page } from '@playwright/test';
import { expectAccessibleInScheme } from '../support/color-schemes.ts';
import { holdRequests } from '../support/forms.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { recordTransitions, transitionsOf } from '../support/transitions.ts';

const text = {
  toggle: 'Suche',
  label: 'Wonach suchen Sie?',
  typo: 'getribeol',
  found: 'Getriebeöl',
  results: /zu „getribeol“/,
} as const;

test('opens a suggestion or the results by keyboard', async ({ page }) => {
  await recordTransitions(page);
  await page.goto(pageOf('de', 'about').path);
  const toggle = page.getByRole('banner').getByRole('button', { name: text.toggle });
  const field = page.getByLabel(text.label);
  const option = page.getByRole('option', { name: text.found }).first();
  const suggestionsResponse = (words: string) =>
    page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === words);
  await test.step('suggests for text typed before the script loaded', async () => {
    const release = await holdRequests(page, /\/assets\/search-box-/);
    await waitForHydration(page);
    await toggle.press('Enter');
    await expect(field).toBeFocused();
    await expect.poll(() => transitionsOf(page)).toContain('#site-search --shut 300 ms');
    const early = suggestionsResponse(text.typo.slice(0, -1));
    await page.keyboard.type(text.typo.slice(0, -1));
    release();
    await early;
    const response = suggestionsResponse(text.typo);
    await page.keyboard.type(text.typo.slice(-1));
    await response;
    await expect(option).toBeVisible();
    expect(await nativeClearButtons(page), 'the only clear button is ours').toBe(0);
    await expectAccessibleInScheme(page, 'light', '#site-search');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pageOf('de', 'gearbox-oil').path);
  });
  await test.step('opens the results when no suggestion is selected', async () => {
    await page.goBack();
    await toggle.press('Enter');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await field.fill(text.typo);
    await expect(option).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${pageOf('de', 'search').path}?q=${text.typo}`);
    await expect(page.getByRole('heading', { name: text.results })).toBeVisible();
  });
});

test.describe('on a phone, no JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('submits the form to the results page', async ({ page }) => {
    await page.goto(pageOf('de', 'home').path);
    await page.getByRole('banner').getByRole('button', { name: text.toggle }).click();
    await page.getByLabel(text.label).fill(text.typo);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${pageOf('de', 'search').path}?q=${text.typo}`);
    await expect(page.getByRole('heading', { name: text.results })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: text.found }).first().click();
    await expect(page).toHaveURL(pageOf('de', 'gearbox-oil').path);
  });
});

/** Returns the number of visible native clear buttons in the fields of the open search. */
async function nativeClearButtons(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const parts = partsOf(root).filter(({ attributes = [] }) =>
    attributes.includes('-webkit-search-cancel-button'),
  );
  const boxes = await Promise.all(
    parts.map(({ nodeId }) =>
      session.send('DOM.getBoxModel', { nodeId }).then(
        ({ model }) => model.width > 0,
        () => false,
      ),
    ),
  );
  await session.detach();
  expect(parts.length).toBeGreaterThan(0);
  return boxes.filter(Boolean).length;
}

interface DomNode {
  nodeId: number;
  attributes?: string[];
  children?: DomNode[];
  shadowRoots?: DomNode[];
}

function partsOf(node: DomNode): DomNode[] {
  const below = [...(node.children ?? []), ...(node.shadowRoots ?? [])];
  return [node, ...below.flatMap(partsOf)];
}
