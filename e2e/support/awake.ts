import type { Page } from '@playwright/test';

/** Of a page that was led somewhere: what a journey presses next is meant for somebody who has looked at it. Three seconds at most. */
export async function settled(page: Page): Promise<void> {
  const alive = page.evaluate(async () => {
    const turn = new MessageChannel();
    while (document.querySelector('[data-later]')) {
      const entry = document.querySelector<HTMLScriptElement>('script[src*="/site-"]');
      if (entry) return import(entry.src).then(() => undefined);
      await new Promise((next) => {
        turn.port1.onmessage = next;
        turn.port2.postMessage(0);
      });
    }
    return undefined;
  });
  const patience = new Promise((resolve) => setTimeout(resolve, 3000));
  // A page that is left meanwhile, or is no document, has nothing to wait for.
  await Promise.race([alive.catch(() => undefined), patience]);
}

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
