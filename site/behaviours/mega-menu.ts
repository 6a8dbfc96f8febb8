import { hoverMenu } from './hover-menu.ts';

/**
 * Closes a menu the browser leaves open: when the focus moves on past it, after a jump within the page, and when the
 * window becomes too wide or too narrow for it. Opening, Esc and the press outside are the popover's own. While it
 * slides away nothing in it can be reached.
 */
export function megaMenu(root: Document): void {
  for (const menu of root.querySelectorAll<HTMLElement>('[data-menu]')) {
    if (!menu.hidePopover) return;
    menu.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'open') menu.inert = false;
    });
    // Not before it has closed: the focus has to be in it to be given back.
    menu.addEventListener('toggle', () => {
      menu.inert = !menu.matches(':popover-open');
    });
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !belongsTo(menu, relatedTarget)) menu.hidePopover();
    });
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) menu.hidePopover();
    });
    new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0 && menu.matches(':popover-open')) menu.hidePopover();
    }).observe(menu);
    const entry = root.querySelector<HTMLElement>(`[data-menu-entry][popovertarget="${menu.id}"]`);
    if (entry) hoverMenu(entry, menu);
  }
}

function belongsTo(menu: HTMLElement, element: Element): boolean {
  return menu.contains(element) || element.matches(`[popovertarget="${menu.id}"]`);
}
