import { isPlain } from '../ui/plain-press.ts';

/**
 * Keeps back the presses on links to this very page until the script that answers them is there.
 * @returns lets the last of them through again.
 */
export function holdPresses(element: HTMLElement): () => void {
  const over = new AbortController();
  let held: { link: Element; event: MouseEvent } | undefined;
  const hold = (event: MouseEvent) => {
    const { target } = event;
    // A drawing's links, too.
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!link || pathOf(link) !== location.pathname) return;
    if (!isPlain(event)) return;
    event.preventDefault();
    held = { link, event };
  };
  element.addEventListener('click', hold, { capture: true, signal: over.signal });
  return () => {
    over.abort();
    held?.link.dispatchEvent(new MouseEvent('click', held.event));
  };
}

function pathOf(link: Element): string {
  return new URL(link.getAttribute('href') ?? '', document.baseURI).pathname;
}
