/**
 * Toggles `aria-expanded` of buttons with `data-collapsible`; style sheets show or hide the part after them. Escape within closes it. Listens on the
 * document, so buttons may be replaced at any time.
 */
export function collapsible(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-collapsible]');
    if (button) button.ariaExpanded = String(button.ariaExpanded !== 'true');
  });
  root.addEventListener('keydown', ({ defaultPrevented, key, target }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    const button = (target as Element)
      .closest(':has(> [data-collapsible][aria-expanded=true])')
      ?.querySelector<HTMLElement>('[data-collapsible]');
    button?.click();
    button?.focus();
  });
}
