/** Changes to the page's markup by a browser's translator and by a password manager. */
import type { Page } from '@playwright/test';

/**
 * Wraps every text in two `<font>` elements with a new text node, as Chrome's translator does, also for nodes that are added later.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untranslated = 'script, style, noscript, textarea, select, svg, font, [translate="no"]';
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(untranslated)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.style.verticalAlign = 'inherit';
        inner.style.verticalAlign = 'inherit';
        inner.textContent = `${text.data}°`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records)
        if (type === 'characterData') translate(target.parentNode ?? target);
        else for (const node of addedNodes) translate(node.parentNode ?? node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Inserts a button after every field, as password managers do. */
export async function addButtonsToFields(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('main :is(input, textarea, select)')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.tabIndex = -1;
      button.setAttribute('aria-hidden', 'true');
      field.setAttribute('data-password-manager', '');
      field.after(button);
    }
  });
}
