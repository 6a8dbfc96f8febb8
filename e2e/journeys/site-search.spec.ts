/** The search behind the toggle of the header: suggestions with scripts, a plain form without. */
import type { Page } from '@playwright/test';
import { awake } from '../support/awake.ts';
import { hold } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { expectClean } from '../support/schemes.ts';
import { transitionsOf, watchTransitions } from '../support/transitions.ts';

const text = {
  toggle: 'Suche',
  label: 'Wonach suchen Sie?',
  typo: 'getribeol',
  found: 'Getriebeöl',
  results: /Treffer zu „getribeol“/,
} as const;

test('by keyboard alone, from the toggle to a suggestion, or to the results', async ({ page }) => {
  await watchTransitions(page);
  await page.goto(pageOf('de', 'about').path);
  const toggle = page.getByRole('banner').getByRole('button', { name: text.toggle });
  const field = page.getByLabel(text.label);
  const option = page.getByRole('option', { name: text.found }).first();
  const asked = (words: string) =>
    page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === words);
  await test.step('a suggestion, also to what was typed before its script came', async () => {
    const release = await hold(page, /\/assets\/search-box-/);
    await awake(page);
    await toggle.press('Enter');
    await expect(field).toBeFocused();
    await expect.poll(() => transitionsOf(page)).toContain('#site-search translate 300 ms');
    const early = asked(text.typo.slice(0, -1));
    await page.keyboard.type(text.typo.slice(0, -1));
    release();
    await early;
    const answer = asked(text.typo);
    await page.keyboard.type(text.typo.slice(-1));
    await answer;
    await expect(option).toBeVisible();
    expect(await crossesOfBrowser(page), 'ours is the only cross').toBe(0);
    await expectClean(page, 'light', '#site-search');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pageOf('de', 'gearbox-oil').path);
  });
  await test.step('the results, when none is chosen', async () => {
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

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the form leads to the results', async ({ page }) => {
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

/** How many crosses of the browser's own are seen beside what fields of the open search hold. */
async function crossesOfBrowser(page: Page): Promise<number> {
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
