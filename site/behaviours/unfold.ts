/**
 * Buttons with `data-unfolds` open and close the part after them, which styles show by `aria-expanded`; Escape within closes it.
 * Any of them may be exchanged at any time.
 */
export function unfold(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-unfolds]');
    if (button) button.ariaExpanded = String(button.ariaExpanded !== 'true');
  });
  root.addEventListener('keydown', ({ defaultPrevented, key, target }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    const button = (target as Element)
      .closest(':has(> [data-unfolds][aria-expanded=true])')
      ?.querySelector<HTMLElement>('[data-unfolds]');
    button?.click();
    button?.focus();
  });
}
