/** Whether a page has room for what it says: in any window, at any zoom, with larger text. */
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Nothing makes the page wider than its window, and no words are cut off. */
export async function expectRoom(page: Page, where: string): Promise<void> {
  // For a moment after a window has changed, Chrome's lengths in vw may still be those of the window before.
  await expect.poll(() => withoutRoom(page), `${page.url()} ${where}`).toEqual([]);
}

/** Gives the page the spacing of text that WCAG 1.4.12 lets a reader set, or takes it back. */
export async function spaceText(page: Page, on: boolean): Promise<void> {
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

/** Whatever makes the page wider than its window, hangs out of it, or is cut off by what it stands in. */
function withoutRoom(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const named = (element: Element | null) =>
      `${element?.tagName} ${element?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)}`;
    /** Parts that scroll by themselves can be read to their end; what is hidden from the eye is read by nobody. */
    const reachable = (element: Element) =>
      element.closest('[tabindex="0"], [data-scrolls]') !== null || !seen(element);
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
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
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent || !texts.currentNode.textContent?.trim()) continue;
      // What is drawn is cut where its picture ends.
      if (parent.closest('svg') || reachable(parent)) continue;
      range.selectNodeContents(texts.currentNode);
      const words = range.getBoundingClientRect();
      const line = [...range.getClientRects()].at(-1)?.height ?? 0;
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { bottom, height, left, right, width } = box.getBoundingClientRect();
        // Folded, or for the ear alone.
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
    ];
  });
}
