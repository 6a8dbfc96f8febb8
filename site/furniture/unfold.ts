const open = '[data-unfolds][aria-expanded="true"]';

/**
 * Buttons with `data-unfolds` open and close the part beside them, which styles show by `aria-expanded`; Escape closes it.
 * Any of them may be exchanged at any time.
 */
export function unfold(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-unfolds]');
    if (button) button.ariaExpanded = String(button.ariaExpanded !== 'true');
  });
  root.addEventListener('keydown', ({ defaultPrevented, key, target }) => {
    if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return;
    const around = target.closest(`:has(> ${open})`);
    const button = around?.querySelector<HTMLElement>(`:scope > ${open}`);
    if (!button) return;
    button.ariaExpanded = 'false';
    button.focus();
  });
}
