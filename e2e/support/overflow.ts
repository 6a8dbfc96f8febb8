/** Checks for overflow and clipped text, at any viewport, zoom and text size. */
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Expects that nothing is wider than the viewport, no text is clipped and no word is torn into pieces of a few letters. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  // Shortly after a resize Chrome still computes vw lengths from the old size.
  await expect.poll(() => overflowingElements(page), `${page.url()} ${where}`).toEqual([]);
}

/** Sets the text spacing of WCAG 1.4.12, or removes it. */
export async function setTextSpacing(page: Page, on: boolean): Promise<void> {
  await page.evaluate((spaced) => {
    if (!spaced) {
      document.adoptedStyleSheets.pop();
      return;
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  }, on);
}

/** Returns the elements that are wider than the viewport, extend beyond it, are clipped by an ancestor, or contain a torn word. */
function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const named = (element: Element | null) =>
      `${element?.tagName} ${element?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)}`;
    /** Scrollable parts are fully readable; hidden elements need no check. */
    const reachable = (element: Element) =>
      element.closest('[tabindex="0"], [data-scrolls]') !== null || !seen(element);
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // What only screen readers reach is clipped to a pixel.
      !element.closest('.visuallyHidden');
    /** Addresses break anywhere, and so does text that is spaced as no font is. */
    const mayBreak = (element: Element) =>
      document.adoptedStyleSheets.length > 0 || /\S[@.]\S/.test(element.textContent);
    const clips = (element: Element, axis: 'overflowX' | 'overflowY') =>
      ['hidden', 'clip'].includes(getComputedStyle(element)[axis]);

    const wide = scrollWidth > clientWidth ? [`page: ${scrollWidth}`] : [];
    const outside = [
      ...document.querySelectorAll('h1, h2, h3, p, li, label, button, input, td'),
    ].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return !reachable(element) && (right > clientWidth + 1 || left < -1);
    });
    const cut: Element[] = [];
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent || !texts.currentNode.textContent?.trim()) continue;
      // Text in an SVG is clipped by its viewport.
      if (parent.closest('svg') || reachable(parent)) continue;
      for (const { 0: word, index } of texts.currentNode.textContent.matchAll(/\p{L}{4,}/gu)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > Math.max(1, word.length / 4) && !mayBreak(parent)) torn.push(word);
      }
      range.selectNodeContents(texts.currentNode);
      const words = range.getBoundingClientRect();
      const line = [...range.getClientRects()].at(-1)?.height ?? 0;
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { bottom, height, left, right, width } = box.getBoundingClientRect();
        // Collapsed, or for screen readers only.
        if (height <= 2 || width <= 2) break;
        const sideways =
          clips(box, 'overflowX') && (words.right > right + 1 || words.left < left - 1);
        if (sideways || (clips(box, 'overflowY') && words.bottom > bottom + line / 2)) {
          cut.push(parent);
          break;
        }
      }
    }
    return [
      ...wide,
      ...outside.map((element) => `outside: ${named(element)}`),
      ...cut.map((element) => `cut off: ${named(element)}`),
      ...torn.map((word) => `torn: ${word}`),
    ];
  });
}
