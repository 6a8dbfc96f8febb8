import type { Page } from '@playwright/test';

/** Waits until the scripts of a page have taken it over: before that a press is the browser's own. */
export async function awake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const find = (where: ParentNode | undefined) =>
      where?.querySelector<HTMLScriptElement>('script[src*="/site-"]');
    // Until the page is seen they wait in a template.
    const later = document.querySelector<HTMLTemplateElement>('[data-later]');
    const entry = find(document) ?? find(later?.content);
    if (!entry) throw new Error('The page has no scripts');
    // Asked for again, a module answers when it has run to its end.
    await import(entry.src);
  });
}
