/**
 * Keeps back the presses on links to this very page until the script that answers them is there.
 * @returns lets the last of them through again.
 */
export function holdPresses(element: HTMLElement): () => void {
  const over = new AbortController();
  let held: HTMLAnchorElement | undefined;
  const hold = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.pathname !== location.pathname) return;
    if (event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    held = link;
  };
  element.addEventListener('click', hold, { capture: true, signal: over.signal });
  return () => {
    over.abort();
    held?.click();
  };
}
